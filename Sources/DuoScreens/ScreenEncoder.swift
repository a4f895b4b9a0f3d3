import DuoLayout

public enum ScreenEncoder { public static func text(_ screen: Screen) -> String { "" } }
