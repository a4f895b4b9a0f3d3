import DuoGeometry
import DuoLayout
import Testing

/// layout.md §3: which way each half is turned.
@Suite struct TurnTests {
  @Test(arguments: [
    ("closed", Facing.sameWay, 0, 0), ("open", .sameWay, 0, 0),
    ("partly-open-upright", .sameWay, 0, 0),
    // stacked
    ("closed", .faceToFace, 2, 0), ("open-upright", .faceToFace, 2, 0),
    ("partly-open-upright", .faceToFace, 2, 0), ("split-view-right", .faceToFace, 2, 0),
    // side by side
    ("open", .faceToFace, 1, 3), ("partly-open", .faceToFace, 1, 3),
    ("closed-sideways", .faceToFace, 1, 3), ("tent", .faceToFace, 1, 3),
  ])
  func turns(pose: String, facing: Facing, first: Int, second: Int) throws {
    for direction in Direction.allCases {
      for kind in [SplitKind.shared, .even] {
        let panel = try solve(pose, facing, direction, LayoutOptions(split: kind))
        #expect(panel[.first].turn.rawValue == first)
        #expect(panel[.second].turn.rawValue == second)
      }
    }
  }

  /// layout.md §3: "face to face, both top edges lie on the seam and each owner sits at the far edge."
  @Test func topEdgesLieOnTheSeam() throws {
    for pose in try Poses.all() {
      let panel = try solve(pose.name, .faceToFace)
      let gap = try #require(panel.split.gap)
      for half in panel.halves {
        let space = try #require(half.space)
        let top = space.toOuter(Rect(x: 0, y: 0, width: space.ownerSize.width, height: 1))
        let touches = [gap.minX, gap.maxX].contains { $0 == top.minX || $0 == top.maxX }
        let touchesDown = [gap.minY, gap.maxY].contains { $0 == top.minY || $0 == top.maxY }
        #expect(panel.split.axis == .sideBySide ? touches : touchesDown)
      }
    }
  }

  /// layout.md §9: side-by-side halves of 190 × 220, face to face, are laid out at 220 × 190.
  @Test func sidewaysHalfIsLaidOutTurned() throws {
    let panel = try solve(
      try Poses.bare(380, 220), .faceToFace, .ltr, LayoutOptions(spacing: 0))
    #expect(panel[.first].frame == rect(0, 0, 190, 220))
    #expect(panel[.first].space?.ownerSize == Size(width: 220, height: 190))
    // The score bar, 48 high and 18 in from the owner's bottom, lies at the far left and the far right.
    let bars = panel.elements.filter { $0.id.hasSuffix("score") }
    #expect(bars.map(\.ownerFrame) == [rect(18, 124, 184, 48), rect(18, 124, 184, 48)])
    #expect(bars.map(\.frame) == [rect(18, 18, 48, 184), rect(314, 18, 48, 184)])
  }

  /// layout.md §3: nothing turns while only the primary shows, or while an overlay's two views overlap.
  @Test(arguments: [
    ("closed-sideways", SplitKind.arrangement, true), ("tent", .arrangement, true),
    ("open", .arrangement, false), ("open", .arrangementOverlay, true),
    ("partly-open", .arrangementOverlay, false),
    ("partly-open-split-view-right", .arrangementOverlay, true),
  ])
  func nothingTurnsWithoutASeam(pose: String, kind: SplitKind, still: Bool) throws {
    let panel = try solve(pose, .faceToFace, .ltr, LayoutOptions(split: kind))
    #expect(panel.halves.allSatisfy { $0.turn == .none } == still)
    #expect(panel.notes.contains(.nothingTurns) == still)
    #expect(try solve(pose, .sameWay, .ltr, LayoutOptions(split: kind)).notes == [])
  }
}
