import DuoGeometry
import DuoLayout
import Testing

/// layout.md §2: who gets what, for every split, seam and kind of pose.
@Suite struct SplitTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var pose: String
    var options = LayoutOptions()
    var first: Rect?
    var second: Rect?
    var gap: Rect?
    var givenUp: Rect?
    var follows = false
    var source: String
    var testDescription: String { "\(pose), \(source)" }
  }

  static let cases: [Case] = [
    Case(
      pose: "closed", first: rect(0, 0, 382, 321), second: rect(0, 323, 382, 321),
      gap: rect(0, 321, 382, 2), source: "layout.md §9: two stacked halves of 382 × 321"),
    Case(
      pose: "closed", options: LayoutOptions(spacing: 0, ignoresSafeArea: true),
      first: rect(0, 0, 466, 339), second: rect(0, 339, 466, 339), gap: rect(0, 339, 466, 0),
      source: "layout.md §9: two stacked halves of 466 × 339"),
    Case(
      pose: "partly-open", options: LayoutOptions(split: .arrangement),
      first: rect(0, 0, 455.5, 635), second: rect(495.5, 0, 371.5, 635),
      gap: rect(455.5, 0, 40, 635), follows: true,
      source: "layout.md §9: 455.5 left of the fold, 371.5 right of it, 40 empty"),
    Case(
      pose: "closed-sideways", options: LayoutOptions(split: .arrangement),
      first: rect(0, 0, 594, 432), source: "layout.md §9: only the primary shows"),
    Case(
      pose: "closed-sideways", first: rect(0, 0, 296, 432), second: rect(298, 0, 296, 432),
      gap: rect(296, 0, 2, 432), source: "(678 − 84 − 2) / 2 = 296, 466 − 34 = 432"),
    Case(
      pose: "closed-sideways-flipped", first: rect(84, 0, 296, 432),
      second: rect(382, 0, 296, 432), gap: rect(380, 0, 2, 432), source: "bar on the left: from 84"),
    Case(
      pose: "tent", first: rect(0, 0, 296, 432), second: rect(298, 0, 296, 432),
      gap: rect(296, 0, 2, 432), source: "device.md: as closed-sideways"),
    Case(
      pose: "open", first: rect(0, 0, 432.5, 635), second: rect(434.5, 0, 432.5, 635),
      gap: rect(432.5, 0, 2, 635),
      source: "(951 − 84 − 2) / 2 = 432.5; inactive fold is not followed"),
    Case(
      pose: "open", options: LayoutOptions(seam: .foldEqual), first: rect(0, 0, 432.5, 635),
      second: rect(434.5, 0, 432.5, 635), gap: rect(432.5, 0, 2, 635),
      source: "foldEqual without an active division is as middle"),
    Case(
      pose: "open-upright", first: rect(0, 82, 669, 416.5), second: rect(0, 500.5, 669, 416.5),
      gap: rect(0, 498.5, 669, 2), source: "951 − 82 − 34 = 835, (835 − 2) / 2 = 416.5"),
    Case(
      pose: "partly-open", first: rect(0, 0, 455.5, 635), second: rect(495.5, 0, 371.5, 635),
      gap: rect(455.5, 0, 40, 635), follows: true, source: "seam fold by default"),
    Case(
      pose: "partly-open", options: LayoutOptions(spacing: 100), first: rect(0, 0, 455.5, 635),
      second: rect(495.5, 0, 371.5, 635), gap: rect(455.5, 0, 40, 635), follows: true,
      source: "spacing plays no part where the fold is followed"),
    Case(
      pose: "partly-open", options: LayoutOptions(seam: .middle), first: rect(0, 0, 432.5, 635),
      second: rect(434.5, 0, 432.5, 635), gap: rect(432.5, 0, 2, 635),
      source: "the middle is not the fold when a bar narrows the container"),
    Case(
      pose: "partly-open", options: LayoutOptions(seam: .foldEqual),
      first: rect(84, 0, 371.5, 635), second: rect(495.5, 0, 371.5, 635),
      gap: rect(455.5, 0, 40, 635), givenUp: rect(0, 0, 84, 635), follows: true,
      source: "455.5 − 371.5 = 84 given up at the outer edge"),
    Case(
      pose: "partly-open", options: LayoutOptions(ignoresSafeArea: true),
      first: rect(0, 0, 455.5, 669), second: rect(495.5, 0, 455.5, 669),
      gap: rect(455.5, 0, 40, 669), follows: true, source: "951 − 495.5 = 455.5"),
    Case(
      pose: "partly-open", options: LayoutOptions(seam: .foldEqual, ignoresSafeArea: true),
      first: rect(0, 0, 455.5, 669), second: rect(495.5, 0, 455.5, 669),
      gap: rect(455.5, 0, 40, 669), follows: true, source: "equal already: nothing given up"),
    Case(
      pose: "partly-open-upright", first: rect(0, 82, 669, 373.5),
      second: rect(0, 495.5, 669, 421.5), gap: rect(0, 455.5, 669, 40), follows: true,
      source: "455.5 − 82 = 373.5, 917 − 495.5 = 421.5"),
    Case(
      pose: "partly-open-upright", options: LayoutOptions(seam: .foldEqual),
      first: rect(0, 82, 669, 373.5), second: rect(0, 495.5, 669, 373.5),
      gap: rect(0, 455.5, 669, 40), givenUp: rect(0, 869, 669, 48), follows: true,
      source: "421.5 − 373.5 = 48 given up at the bottom"),
    Case(
      pose: "partly-open-upright", options: LayoutOptions(split: .even, seam: .middle),
      first: rect(0, 82, 669, 416.5), second: rect(0, 500.5, 669, 416.5),
      gap: rect(0, 498.5, 669, 2), source: "as open-upright"),
    Case(
      pose: "partly-open-upright", options: LayoutOptions(keyboard: true),
      first: rect(0, 82, 333.5, 373.5), second: rect(335.5, 82, 333.5, 373.5),
      gap: rect(333.5, 82, 2, 373.5),
      source: "951 − 82 − 495.5 = 373.5 high: side by side, so the fold does not lie along the seam"
    ),
    Case(
      pose: "split-view-left", first: rect(0, 0, 469, 316.5), second: rect(0, 318.5, 469, 316.5),
      gap: rect(0, 316.5, 469, 2), source: "469 × 635: stacked; (635 − 2) / 2 = 316.5"),
    Case(
      pose: "partly-open-split-view-right", first: rect(0, 0, 385, 316.5),
      second: rect(0, 318.5, 385, 316.5), gap: rect(0, 316.5, 385, 2),
      source: "the clipped fold is active, but upright: not along the seam"),
    Case(
      pose: "open", options: LayoutOptions(split: .arrangement), first: rect(0, 0, 433.5, 635),
      second: rect(433.5, 0, 433.5, 635), gap: rect(433.5, 0, 0, 635),
      source: "arrangement: spacing 0"),
    Case(
      pose: "closed", options: LayoutOptions(split: .arrangement), first: rect(0, 0, 382, 322),
      second: rect(0, 322, 382, 322), gap: rect(0, 322, 382, 0),
      source: "compact × regular: both show"),
    Case(
      pose: "partly-open-split-view-left", options: LayoutOptions(split: .arrangementOverlay),
      first: rect(0, 0, 469, 635), second: rect(0, 0, 469, 635),
      source: "the fold leaves nothing on its right: each in the whole container"),
    Case(
      pose: "closed-sideways", options: LayoutOptions(split: .arrangementOverlay),
      first: rect(0, 0, 594, 432), second: rect(0, 0, 594, 432),
      source: "overlay: each in the whole container"),
    Case(
      pose: "partly-open-upright", options: LayoutOptions(split: .arrangementOverlay),
      first: rect(0, 82, 669, 373.5), second: rect(0, 495.5, 669, 421.5),
      gap: rect(0, 455.5, 669, 40), follows: true, source: "an active fold parts them"),
    Case(
      pose: "open", options: LayoutOptions(spacing: 867), gap: rect(0, 0, 867, 635),
      source: "spacing as long as the container: two empty halves, drawn"),
  ]

  @Test(arguments: cases) func splits(_ test: Case) throws {
    for facing in Facing.allCases {
      let panel = try solve(test.pose, facing, .ltr, test.options)
      #expect(panel[.first].frame == test.first)
      #expect(panel[.second].frame == test.second)
      #expect(panel.split.gap == test.gap)
      #expect(panel.split.givenUp == test.givenUp)
      #expect(panel.split.followsFold == test.follows)
      #expect(panel[.first].shows == (test.first != nil))
      #expect(panel[.first].hitArea == test.first)
    }
  }

  /// layout.md §2: "side by side when width ≥ height", the tie included.
  @Test func squareContainerIsSideBySide() throws {
    let panel = try solve(try Poses.bare(500, 500))
    #expect(panel.split.axis == .sideBySide)
    #expect(panel.split.middle == 250)
  }

  /// A fold across the seam is not followed; an overlay parts along the division's own axis.
  @Test(arguments: [SplitKind.shared, .even, .arrangement, .arrangementOverlay])
  func foldAcrossTheSeam(kind: SplitKind) throws {
    let fold = Region(
      kind: .division, name: .fold, frame: rect(100, 0, 40, 400), isActive: true)
    let panel = try solve(
      try Poses.bare(300, 400, regions: [fold]), .faceToFace, .ltr,
      LayoutOptions(split: kind, spacing: 0))
    let parted = kind == .arrangementOverlay
    #expect(panel.split.followsFold == parted)
    #expect(panel.split.axis == (parted ? .sideBySide : .stacked))
    #expect(panel[.first].frame == (parted ? rect(0, 0, 100, 400) : rect(0, 0, 300, 200)))
    #expect(panel[.second].frame == (parted ? rect(140, 0, 160, 400) : rect(0, 200, 300, 200)))
    #expect(panel[.first].turn.rawValue == (parted ? 1 : 2))
  }

  /// A spacing of exactly the container's length leaves nothing, also where halves of thirds round.
  @Test func fullSpacingLeavesNothingWhateverTheNumbers() throws {
    for third in 1..<400 {
      var pose = try Poses.bare(500, 200)
      pose.safeArea = Insets(left: Double(third) / 3, right: 0.1)
      let safe = pose.windowBounds.inset(by: pose.safeArea)
      let length = try #require(safe).width
      let panel = try solve(pose, .sameWay, .ltr, LayoutOptions(spacing: length))
      guard panel.split.axis == .sideBySide else { continue }
      #expect(panel.halves.allSatisfy { $0.reason == .noRoom && $0.frame == nil })
      #expect(panel.split.gap == safe)
    }
  }

  /// layout.md §2: "Halves + gap (+ the strip of foldEqual) always make up the container", to the last bit.
  @Test func piecesMakeUpTheContainer() throws {
    var count = 0
    for pose in try Poses.all() {
      for (kind, seam) in Self.allRules {
        for spacing in [nil, 0, 2, 10.0 / 3, 0.1, 300] {
          for ignores in [false, true] {
            for keyboard in [false, true] {
              for bars in [[], [.navigation], [.tab], [.navigation, .tab]] as [Set<AppBar>] {
                let options = LayoutOptions(
                  split: kind, seam: seam, spacing: spacing, ignoresSafeArea: ignores, bars: bars,
                  keyboard: keyboard)
                guard
                  let panel = try? solve(
                    pose, .faceToFace, screen: Screen(name: "empty"), options)
                else { continue }
                count += 1
                checkPieces(of: panel)
              }
            }
          }
        }
      }
    }
    // 16 poses × 8 rules × 6 spacings × 2 × 2 × 4; only a spacing of 300 is ever refused.
    #expect(count > 16 * 8 * 5 * 16)
  }

  static let allRules: [(SplitKind, SeamRule?)] = [
    (.shared, .middle), (.shared, .fold), (.shared, .foldEqual), (.even, .middle), (.even, .fold),
    (.even, .foldEqual), (.arrangement, nil), (.arrangementOverlay, nil),
  ]

  /// Every edge of a piece is the very same number as its neighbour's.
  private func checkPieces(of panel: PanelLayout) {
    let split = panel.split
    guard let gap = split.gap else {
      for half in panel.halves where half.shows { #expect(half.frame == split.container) }
      return
    }
    let pieces = ([panel[.first].frame, gap, panel[.second].frame, split.givenUp] as [Rect?])
      .compactMap { $0 }
    let isAcross = split.axis == .sideBySide
    let spans = pieces.map { isAcross ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) }.sorted(by: <)
    let container = split.container
    #expect(spans.first?.0 == (isAcross ? container.minX : container.minY))
    #expect(spans.last?.1 == (isAcross ? container.maxX : container.maxY))
    for (before, after) in zip(spans, spans.dropFirst()) { #expect(before.1 == after.0) }
    for piece in pieces {
      if isAcross {
        #expect(piece.minY == container.minY && piece.maxY == container.maxY)
      } else {
        #expect(piece.minX == container.minX && piece.maxX == container.maxX)
      }
    }
    if split.seam == .middle || (!split.followsFold && split.spacing == 0),
      let a = panel[.first].frame, let b = panel[.second].frame
    {
      #expect(abs(a.area - b.area) <= a.area * 1e-12)
    }
  }
}
