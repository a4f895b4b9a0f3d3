import DuoDrawing
import DuoGeometry
import ImageDiff

/// What changed pixels outside of a panel's window belong to.
struct DiffParts: Sendable {
  var aligned: AlignedPanels
  /// Pixels per sheet unit.
  var density: Double

  /// `legend`; nil for what reaches into the window.
  func name(_ area: PixelRect) -> String? {
    aligned.part(
      Rect(
        x: Double(area.x) / density, y: Double(area.y) / density,
        width: Double(area.width) / density, height: Double(area.height) / density)
    ).map { $0.rawValue }
  }
}
