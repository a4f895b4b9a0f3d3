import DuoDrawing
import DuoGeometry
import DuoLayout

/// Where sheet units fall on a surface.
///
/// Moving comes last and by whole pixels, so that a band has exactly the pixels of the whole.
struct Placement {
  /// Surface units for each sheet unit.
  var scale: Double
  var dx = 0.0
  var dy = 0.0
  /// Whether boxes and upright lines go to whole pixels.
  var snaps = false

  func scaled(_ rect: Rect) -> Rect {
    Rect(
      minX: rect.minX * scale, minY: rect.minY * scale, maxX: rect.maxX * scale,
      maxY: rect.maxY * scale)
  }

  /// The box to fill, not moved yet.
  func box(_ rect: Rect) -> Rect {
    snaps ? PixelGrid.box(scaled(rect)) : scaled(rect)
  }

  /// The box whose edges a stroke of `width` sheet units follows, not moved yet.
  func border(_ rect: Rect, width: Double) -> Rect {
    snaps ? PixelGrid.border(scaled(rect), width: self.width(width)) : scaled(rect)
  }

  /// The width of a line along a box's edge or of an upright line.
  func width(_ width: Double) -> Double {
    snaps ? PixelGrid.width(width * scale) : width * scale
  }

  /// What a fill of a shape covers, not moved yet; nil for lines, which have no inside.
  func outline(of shape: Shape) -> Path? {
    switch shape {
    case .rect(let rect): Path(rect: box(rect))
    case .roundedRect(let rect, let radii):
      Path(roundedRect: box(rect), radii: self.radii(radii))
    case .circle(let center, let radius): Path(circle: center, radius: radius).scaled(by: scale)
    case .path(let path): path.scaled(by: scale)
    case .segments: nil
    }
  }

  func radii(_ radii: CornerRadii) -> CornerRadii {
    CornerRadii(
      topLeft: radii.topLeft * scale, topRight: radii.topRight * scale,
      bottomRight: radii.bottomRight * scale, bottomLeft: radii.bottomLeft * scale)
  }
}
