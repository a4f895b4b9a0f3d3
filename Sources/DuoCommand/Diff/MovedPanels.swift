import DuoDiff
import DuoGeometry
import ImageDiff
import LayoutDiff

/// Two sheets that show the same panels at other places, as one panel more makes it: laid corner on corner everything on
/// them would differ, so each window is held against itself.
struct MovedPanels {
  private struct Window {
    var id: String
    var before: (panel: PanelSnapshot, area: PixelRect)
    var after: (panel: PanelSnapshot, area: PixelRect)
    /// Whether it moved by whole pixels: else every edge in it is smoothed another way.
    var keepsPixels: Bool
  }

  private let before: (picture: PixelPicture, density: Double)
  private let after: (picture: PixelPicture, density: Double)
  private let windows: [Window]

  /// - Returns: nil where every panel lies where it lay, or none is as large as it was: then the whole is compared.
  init?(
    _ old: PixelPicture, _ oldPanels: DiffPanels, _ new: PixelPicture, _ newPanels: DiffPanels
  ) {
    before = (old, oldPanels.density)
    after = (new, newPanels.density)
    let known = Dictionary(
      oldPanels.panels.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    var windows: [Window] = []
    for panel in newPanels.panels {
      guard let earlier = known[panel.id], let first = oldPanels.area(of: earlier, on: old.frame),
        let second = newPanels.area(of: panel, on: new.frame),
        first.width == second.width, first.height == second.height
      else { continue }
      let keepsPixels =
        oldPanels.fraction(of: earlier).isNear(newPanels.fraction(of: panel))
      windows.append(
        Window(
          id: panel.id, before: (earlier, first), after: (panel, second), keepsPixels: keepsPixels))
    }
    guard windows.contains(where: { $0.before.area != $0.after.area }) else { return nil }
    self.windows = windows
  }

  /// What was compared, for people.
  func note(changed: Set<String>) -> String {
    let left = windows.count { !$0.keepsPixels && !changed.contains($0.id) }
    let note = "its panels lie elsewhere, and their windows were compared one by one"
    return left == 0
      ? note : "\(note), \(left) that lie between pixels now by their layout alone"
  }

  /// The windows that differ, each as a picture of its own.
  ///
  /// - Parameter changed: ids of panels whose layout changed.
  func compare(
    _ pictures: PictureComparer, _ masks: DiffMaskUse, _ options: PixelDiffOptions,
    changed: Set<String>, index: Int, jobs: Int
  ) throws -> [DiffedPicture] {
    let shown = windows.filter { $0.keepsPixels || changed.contains($0.id) }
    return try shown.compactMap { window in
      let first = before.picture.part(window.before.area)
      let second = after.picture.part(window.after.area)
      let panels = (
        before: DiffPanels(
          window.before.panel, cutOut: window.before.area, density: before.density),
        after: DiffPanels(window.after.panel, cutOut: window.after.area, density: after.density)
      )
      let cut = masks.cut(before: panels.before, after: panels.after, masksArePoints: true)
      var options = options
      options.masks = cut.rects
      let diff = PixelComparison.compare(first, second, options: options, jobs: jobs)
      return try pictures.compare(
        first, second, diff: diff,
        .init(
          index: index, panel: window.id, title: window.id, before: panels.before,
          after: panels.after, cut: cut, jobs: jobs))
    }
  }
}

extension DiffPanels {
  /// One panel on a picture of its window alone.
  fileprivate init?(_ panel: PanelSnapshot, cutOut area: PixelRect, density: Double) {
    var own = panel
    own.placement = panel.placement?.moved(
      dx: -Double(area.x) / density, dy: -Double(area.y) / density)
    self.init(LayoutSnapshot(panels: [own]), density: density)
  }

  /// How far a panel's window lies from the corner of a pixel.
  fileprivate func fraction(of panel: PanelSnapshot) -> Point {
    func part(_ value: Double) -> Double { value * density - (value * density).rounded() }
    return Point(x: part(panel.placement?.minX ?? 0), y: part(panel.placement?.minY ?? 0))
  }

  /// The pixels of a panel's window; nil where they reach beyond the picture.
  fileprivate func area(of panel: PanelSnapshot, on picture: PixelRect) -> PixelRect? {
    guard let place = panel.placement else { return nil }
    let area = PixelRect(
      covering: Rect(
        minX: place.minX * density, minY: place.minY * density, maxX: place.maxX * density,
        maxY: place.maxY * density))
    return area.intersection(picture) == area ? area : nil
  }
}

extension Point {
  /// Less apart than changes the smoothing of an edge.
  fileprivate func isNear(_ other: Point) -> Bool {
    abs(x - other.x) < 0.02 && abs(y - other.y) < 0.02
  }
}

extension PixelPicture {
  /// - Parameter area: lies within the picture.
  fileprivate func part(_ area: PixelRect) -> PixelPicture {
    var words: [UInt32] = []
    words.reserveCapacity(area.area)
    for row in area.y..<area.maxY {
      let start = row * width + area.x
      words += self.words[start..<start + area.width]
    }
    return PixelPicture(width: area.width, height: area.height, words: words)
  }
}
