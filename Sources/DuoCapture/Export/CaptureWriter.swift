import DuoGeometry
import DuoLayout

/// Writes what a tool would tell of an app that shows a panel: the built-in screens as captures, to try `import` with.
public enum CaptureWriter {
  /// - Parameter layout: what the app shows; its elements' frames are told in window space, moved by the window's origin.
  public static func text(of layout: PanelLayout, as format: CaptureFormat) -> String { "" }
}
