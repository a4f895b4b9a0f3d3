import DuoGeometry
import DuoLayout
import Testing

/// What holds for every panel of the duel, however little room is left.
@Suite struct InvariantTests {
  static let rules = SplitTests.allRules

  @Test(arguments: try Poses.all()) func everyPanel(_ pose: Pose) throws {
    var solved = 0
    for (kind, seam) in Self.rules {
      for spacing in [nil, 5.0 / 3, 200, 560] {
        for bars in [[], [.navigation, .tab]] as [Set<AppBar>] {
          for (ignores, keyboard) in [(false, false), (false, true), (true, false)] {
            let options = LayoutOptions(
              split: kind, seam: seam, spacing: spacing, ignoresSafeArea: ignores, bars: bars,
              camera: true, keyboard: keyboard)
            for facing in Facing.allCases {
              for direction in Direction.allCases {
                guard let panel = try? solve(pose, facing, direction, options) else { continue }
                check(panel)
                solved += 1
              }
            }
          }
        }
      }
    }
    // Of 8 × 4 × 2 × 3 × 4 requests only spacings longer than the container are refused.
    #expect(solved >= 8 * 2 * 2 * 3 * 4)
  }

  private func check(_ panel: PanelLayout) {
    let active = panel.regions.filter(\.isActive).map { $0.frame.grown(by: PlayArea.margin) }
    for element in panel.elements {
      let half = panel[element.seat]
      guard let frame = half.frame, let space = half.space else {
        Issue.record("\(panel.id): \(element.id) in a half that does not show")
        continue
      }
      let back = space.toOuter(element.ownerFrame)
      #expect(abs(back.minX - element.frame.minX) < 1e-9)
      #expect(abs(back.maxY - element.frame.maxY) < 1e-9)
      if let hitArea = element.hitArea { #expect(frame.contains(hitArea)) }
      if let area = element.playArea {
        #expect(element.frame.contains(area) && frame.contains(area))
        #expect(!active.contains { $0.overlaps(area.shrunk) })
        let targets = panel.elements.filter { $0.role == .target && $0.seat == element.seat }
        for (place, target) in targets.enumerated() {
          #expect(area.grown(by: 1e-9).contains(target.frame))
          #expect(target.radius == 28)
          for other in targets[..<place] {
            #expect(target.frame.center.distance(to: other.frame.center) >= 56 - 1e-9)
          }
        }
      }
    }
    if let leave = panel.element("second.leave") {
      // Never shrinks.
      #expect(abs(leave.ownerFrame.width - 80) < 1e-9 && abs(leave.ownerFrame.height - 44) < 1e-9)
    }
  }
}

extension Rect {
  /// Smaller by what sums of thirds may lose.
  fileprivate var shrunk: Rect {
    guard width > 1e-8, height > 1e-8 else { return self }
    return Rect(minX: minX + 1e-9, minY: minY + 1e-9, maxX: maxX - 1e-9, maxY: maxY - 1e-9)
  }
}
