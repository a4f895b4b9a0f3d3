import DuoDrawing
import DuoGeometry
import DuoLayout
import DuoReview
import Testing

/// However many are found, and wherever: numbers keep apart, hide nothing they number and stay on the sheet.
@Suite struct FindingPlaceTests {
  struct Draw: Sendable, CustomStringConvertible {
    var one: Case
    var count: Int
    var seed: UInt64
    var description: String { "\(one), \(count) findings of seed \(seed)" }

    func panel() throws -> Panel {
      var one = one
      one.findings = FindingMaker(layout: try one.layout()).random(count, seed: seed)
      return try one.panel()
    }
  }

  private static func draws() throws -> [Draw] {
    var draws: [Draw] = []
    for (number, pose) in try Library.poses().enumerated() {
      for facing in Facing.allCases {
        // All of each between the poses, since every one of all takes minutes.
        let looks: [(Detail, Double)] = [(.full, 1.0), (.overview, 0.25), (.full, 0.62)]
        for (place, (detail, scale)) in looks.enumerated() where (number + place) % 3 != 0 {
          for count in [[4, 30], [12, 150]][(number + place) % 2] {
            let one = Case(
              pose: pose.name, facing: facing,
              view: facing == .faceToFace && number % 2 == 0 ? .first : .table, scale: scale,
              detail: detail)
            draws.append(Draw(one: one, count: count, seed: UInt64(draws.count + 1)))
          }
        }
      }
    }
    return draws
  }

  @Test func badgesKeepApart() throws {
    let found = faults(try Self.draws()) { draw in
      let panel = try draw.panel()
      let sheet = Rect(size: panel.drawing.size)
      let badges = panel.marks.filter {
        ["finding.error", "finding.warning"].contains($0.sign)
      }.compactMap { $0.shape?.bounds }
      var faults: [String] = []
      for (index, badge) in badges.enumerated() {
        if !sheet.contains(badge) { faults.append("a badge leaves the sheet") }
        for other in badges[..<index] where other.overlaps(badge) {
          faults.append("badges overlap")
        }
      }
      // Large things may have a number in a corner.
      let outlines = panel.marks.filter { $0.sign.hasPrefix("finding.outline") }
        .compactMap { $0.strokeShape?.bounds }.filter { min($0.width, $0.height) < 50 }
      for outline in outlines {
        let thing = outline.inset(by: Insets(all: 3)) ?? outline
        if badges.contains(where: { $0.overlaps(thing) }) { faults.append("a badge hides a thing") }
      }
      return Array(Set(faults)).sorted()
    }
    #expect(found == [])
  }

  @Test func textsKeepApart() throws {
    let found = faults(try Self.draws()) { TextCheck.faults(try $0.panel()) }
    #expect(found == [])
  }

  /// Every number that stands in the panel is in its list, unless the list is full.
  @Test func numbersAreResolved() throws {
    let found = faults(try Self.draws().filter { $0.count <= 6 }) { draw in
      let panel = try draw.panel()
      let listed = Set(panel.marks("finding.rule").compactMap(\.thing))
      let shown = Set(panel.marks("finding.number").compactMap(\.thing))
      return shown.isSubset(of: listed) ? [] : ["\(shown.subtracting(listed)) are not listed"]
    }
    #expect(found == [])
  }
}
