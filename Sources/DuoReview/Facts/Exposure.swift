import DuoGeometry
import DuoLayout

/// What is left to touch of a target or control once everything has covered or cut it.
enum Exposure: Sendable {
  /// Nothing to judge: another element hides it as a whole, or the fold, a camera, the keyboard or the window's edge
  /// takes it as a whole, which has a rule of its own.
  case hidden
  /// The upright rectangle with the largest shorter side that is free, empty where nothing is; and what took the rest.
  case free(Rect, lost: [Loss])

  /// What takes touches from a hit area.
  enum Loss: Hashable, Sendable {
    case region(RegionName)
    case keyboard
    case window
    case half
    /// The other half, whose view lies over this one's.
    case over(Seat)
    case holder(Int)
    case element(Int)
  }

  /// In points, the shorter side; nil where it is not judged.
  var size: Double? {
    if case .free(let rect, _) = self { rect.shorterSide } else { nil }
  }
}

/// Works out exposures of one panel.
struct ExposureSolver {
  let layout: PanelLayout
  /// Whether a half takes the touches of what lies under it.
  let hasHitArea: Bool
  let facts: PanelFacts
  let covers: Covers

  /// - Parameter place: of a target or control.
  func exposure(of place: Int) -> Exposure {
    let full = layout.elements[place].uncutHitArea
    let over = halfOver(place)
    if let over, over.frame.holds(cutToHalf(full, of: place)) {
      // Told even of what is hidden or scrolls: nobody can bring it out.
      return .free(Rect(center: full.center, size: .zero), lost: [.over(over.seat)])
    }
    // Whoever scrolls brings out what is cut.
    if facts.scrolled[place] { return .free(full, lost: []) }
    if covers.isHidden(place) { return .hidden }
    guard let shape = covers.touches[place] else {
      return .free(Rect(center: full.center, size: .zero), lost: cuts(of: place, full))
    }
    let window = layout.pose.windowBounds
    guard let area = shape.bounds.intersection(window) else { return .hidden }

    var lost: [Exposure.Loss] = []
    if !area.holds(full) { lost = cuts(of: place, full) }
    var blocks: [Rect] = []
    for region in layout.regions where region.isActive {
      guard let piece = shape.overlap(with: region.frame) else { continue }
      if region.frame.holds(area) { return .hidden }
      blocks.append(piece)
      lost.append(.region(region.name))
    }
    if let keyboard = layout.keyboard, let piece = shape.overlap(with: keyboard) {
      if keyboard.holds(area) { return .hidden }
      blocks.append(piece)
      lost.append(.keyboard)
    }
    if let over, let piece = shape.overlap(with: over.frame) {
      blocks.append(piece)
      lost.append(.over(over.seat))
    }
    let takers = covers.takers(of: shape, over: place)
    if !takers.isEmpty {
      if covers.isTaken(shape, of: place) { return .hidden }
      for taker in takers {
        blocks.append(taker.piece)
        lost.append(.element(taker.place))
      }
    }
    guard !blocks.isEmpty else { return .free(area, lost: lost) }
    let free = FreeArea.largest(in: area, avoiding: blocks)
    return .free(free ?? Rect(center: area.center, size: .zero), lost: lost)
  }

  /// The primary's half, where an element is the secondary's and the primary takes what lies under it.
  private func halfOver(_ place: Int) -> (seat: Seat, frame: Rect)? {
    let own = layout[layout.elements[place].seat]
    let other = layout[layout.elements[place].seat.other]
    guard hasHitArea, !facts.liesSideBySide, own.content == .secondary, let frame = other.frame
    else { return nil }
    return (other.seat, frame)
  }

  /// What could be brought out of an element at most: of what scrolls anything its half shows.
  private func cutToHalf(_ full: Rect, of place: Int) -> Rect {
    guard let half = layout[layout.elements[place].seat].frame else { return full }
    return facts.scrolled[place] ? half : half.intersection(full) ?? full
  }

  /// Which of window, half and holder cut `full`.
  private func cuts(of place: Int, _ full: Rect) -> [Exposure.Loss] {
    var cuts: [Exposure.Loss] = []
    let holder = facts.holders[place]
    if holder >= 0, !layout.elements[holder].frame.holds(full) { cuts.append(.holder(holder)) }
    if let half = layout[layout.elements[place].seat].frame, cuts.isEmpty, !half.holds(full) {
      cuts.append(.half)
    }
    if cuts.isEmpty, !layout.pose.windowBounds.holds(full) { cuts.append(.window) }
    return cuts
  }
}
