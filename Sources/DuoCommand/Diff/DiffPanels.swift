import DuoGeometry
import ImageDiff
import LayoutDiff

/// Where the panels of a picture lie on it, and what is in them: tells what changed pixels are.
struct DiffPanels: Sendable {
  let panels: [PanelSnapshot]
  /// Pixels per sheet unit.
  let density: Double

  /// - Returns: nil where the picture shows no panel whose place is known.
  init?(_ snapshot: LayoutSnapshot, density: Double?) {
    let placed = snapshot.panels.filter { $0.placement != nil }
    guard let density, density.isFinite, density > 0, !placed.isEmpty else { return nil }
    panels = placed
    self.density = density
  }

  /// The panel whose window shares most with an area of the picture, and that area in points of its window; nil where
  /// none shares any.
  func find(_ area: PixelRect) -> (panel: PanelSnapshot, frame: Rect)? {
    let rect = sheetRect(area)
    var best: (panel: PanelSnapshot, shared: Double)?
    for panel in panels {
      guard let shared = panel.placement?.intersection(rect)?.area else { continue }
      if shared > best?.shared ?? 0 { best = (panel, shared) }
    }
    guard let panel = best?.panel, let frame = panel.windowFrame(ofSheet: rect) else { return nil }
    return (panel, frame)
  }

  /// A rectangle of a panel's window in pixels of the picture.
  func pixels(of frame: Rect, in panel: PanelSnapshot) -> PixelRect? {
    guard let rect = panel.sheetFrame(ofWindow: frame) else { return nil }
    return PixelRect(
      covering: Rect(
        minX: rect.minX * density, minY: rect.minY * density, maxX: rect.maxX * density,
        maxY: rect.maxY * density))
  }

  private func sheetRect(_ area: PixelRect) -> Rect {
    Rect(
      x: Double(area.x) / density, y: Double(area.y) / density,
      width: Double(area.width) / density, height: Double(area.height) / density)
  }
}
