import DuoGeometry

/// How a container falls to the two seats: the splits and seams of layout.md §2.
struct SplitSolver {
  let split: SolvedSplit
  /// nil where a seat gets nothing to show.
  let first: Rect?
  let second: Rect?
  /// Which seat carries the primary view.
  let primary: Seat
  /// Why a seat without a frame shows nothing.
  let reason: HalfReason?
  /// Whether the two views lie over each other.
  let overlap: Bool

  /// Whether both seats show, each beside the other, so that a turn has a seam to point at.
  var liesSideBySide: Bool { first != nil && second != nil && !overlap }

  subscript(seat: Seat) -> Rect? { seat == .first ? first : second }

  init(
    kind: SplitKind, seam: SeamRule, spacing: Double, container: Rect, regions: [Region],
    sizeClass: SizeClass, direction: Direction
  ) {
    let containerAxis = Self.axis(of: container)
    let division =
      seam == .middle
      ? nil
      : regions.first { region in
        region.parts(container) && (kind == .arrangementOverlay || region.axis == containerAxis)
      }
    let axis = division?.axis ?? containerAxis
    let span = container.span(axis)
    var solved = SolvedSplit(
      kind: kind, seam: seam, followsFold: false, axis: axis, spacing: spacing,
      container: container, gap: nil, middle: (span.min + span.max) / 2, givenUp: nil)

    // The sides of `even` hold for both arrangements, save for an overlay that a fold has parted.
    let mirrored = kind != .shared && axis == .sideBySide && direction == .rtl
    let onlyPrimary =
      kind == .arrangement && sizeClass.horizontal == .compact && sizeClass.vertical == .compact

    if onlyPrimary {
      primary = mirrored ? .second : .first
      first = primary == .first ? container : nil
      second = primary == .second ? container : nil
      reason = .onlyPrimaryShows
      overlap = false
    } else if let division {
      solved.followsFold = true
      let pieces = Self.eitherSide(
        of: division.frame.span(axis), of: span, equal: seam == .foldEqual)
      solved.gap = container.slice(axis, from: pieces.first.max, to: pieces.second.min)
      solved.givenUp = pieces.givenUp.map { container.slice(axis, from: $0.min, to: $0.max) }
      first = container.slice(axis, from: pieces.first.min, to: pieces.first.max)
      second = container.slice(axis, from: pieces.second.min, to: pieces.second.max)
      primary = mirrored || kind == .arrangementOverlay ? .second : .first
      reason = nil
      overlap = false
    } else if kind == .arrangementOverlay {
      primary = mirrored ? .second : .first
      first = container
      second = container
      reason = nil
      overlap = true
    } else {
      // A spacing as long as the container leaves both seats nothing, whatever rounding says.
      let isFull = spacing >= container.length(axis)
      let low = isFull ? span.min : max(solved.middle - spacing / 2, span.min)
      let high = isFull ? span.max : min(solved.middle + spacing / 2, span.max)
      solved.gap = container.slice(axis, from: low, to: high)
      let halves = (
        container.slice(axis, from: span.min, to: low),
        container.slice(axis, from: high, to: span.max)
      )
      first = halves.0.isEmpty ? nil : halves.0
      second = halves.1.isEmpty ? nil : halves.1
      primary = mirrored ? .second : .first
      reason = .noRoom
      overlap = false
    }
    split = solved
  }

  /// Side by side where the container is at least as wide as high.
  static func axis(of container: Rect) -> SplitAxis {
    container.width >= container.height ? .sideBySide : .stacked
  }

  private typealias Span = (min: Double, max: Double)

  /// What lies on the two sides of a division; `equal` takes the larger one's outer edge off it.
  private static func eitherSide(of division: Span, of all: Span, equal: Bool)
    -> (first: Span, second: Span, givenUp: Span?)
  {
    let before = division.min - all.min
    let after = all.max - division.max
    if equal, before > after {
      let edge = division.min - after
      return ((edge, division.min), (division.max, all.max), (all.min, edge))
    }
    if equal, after > before {
      let edge = division.max + before
      return ((all.min, division.min), (division.max, edge), (edge, all.max))
    }
    return ((all.min, division.min), (division.max, all.max), nil)
  }

  /// The size class inside a half; `window` is the window's own.
  func sizeClass(window: SizeClass, display: DisplayName) -> SizeClass {
    split.kind.isArrangement && liesSideBySide && split.axis == .sideBySide && display == .inner
      ? SizeClass(horizontal: .compact, vertical: .regular) : window
  }

  /// How far a seat's content is turned (layout.md §3): by place, so that a half points at the seam whatever it carries.
  func turn(of seat: Seat, facing: Facing) -> QuarterTurn {
    guard facing == .faceToFace, liesSideBySide else { return .none }
    switch (split.axis, seat) {
    case (.stacked, .first): return QuarterTurn(2)
    case (.stacked, .second): return .none
    case (.sideBySide, .first): return QuarterTurn(1)
    case (.sideBySide, .second): return QuarterTurn(3)
    }
  }
}
