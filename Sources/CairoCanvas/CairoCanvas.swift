import CCairo

public enum CanvasPlaceholder { public static let v = cairo_version() }
