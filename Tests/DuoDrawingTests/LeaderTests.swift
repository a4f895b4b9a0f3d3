import DuoDrawing
import DuoGeometry
import DuoLayout
import Testing

/// Lines and signs keep off the texts: issue 2 §4, "nothing that hides it".
@Suite struct LeaderTests {
  static func cases() throws -> [Case] {
    var cases = try Direction.allCases.flatMap { direction in
      try Case.everyPose { $0.direction = direction }
    }
    for view in [View.first, .second] {
      cases += try Case.everyPose { $0.view = view }.filter { $0.facing == .faceToFace }
    }
    cases += try Case.everyPose { $0.scale = 0.62 }
    return cases
  }

  @Test func leadersRunThroughNoText() throws {
    #expect(faults(try Self.cases()) { Self.leaders(try $0.panel()) } == [])
  }

  @Test(arguments: Variant.all)
  func leadersRunThroughNoTextWithOptions(variant: Variant) throws {
    let cases = try variant.cases().filter { $0.direction == .ltr }
    #expect(faults(cases) { Self.leaders(try $0.panel()) } == [])
  }

  @Test func textsKeepOffSigns() throws {
    #expect(faults(try Self.cases()) { Self.signs(try $0.panel()) } == [])
  }

  @Test(arguments: Variant.all)
  func textsKeepOffSignsWithOptions(variant: Variant) throws {
    let cases = try variant.cases().filter { $0.direction == .ltr }
    #expect(faults(cases) { Self.signs(try $0.panel()) } == [])
  }

  /// A leader is followed by its own text.
  private static func leaders(_ panel: Panel) -> [String] {
    let marks = panel.marks
    var faults: [String] = []
    for (index, mark) in marks.enumerated() {
      guard mark.sign == "leader" || mark.sign == "dimension.leader" else { continue }
      guard let own = marks[index + 1].text else {
        faults.append("a leader without its text")
        continue
      }
      for other in marks {
        guard let text = other.text, text != own else { continue }
        let lines = mark.shape?.lines ?? []
        if lines.contains(where: { $0.crosses(text.inkBox) }) {
          faults.append("the leader of \(quoted(own)) runs through \(quoted(text))")
        }
      }
    }
    return faults
  }

  /// Signs that no text may lie across: borders of inactive regions, targets and their rings, arrows, people.
  private static let lineSigns = [
    "division.inactive", "fold.inactive", "occlusion.inactive", "division.active", "fold.active",
    "hit.circle", "half.hit", "hit.ticks", "seam.middle",
  ]
  private static let areaSigns = ["target", "half.arrow", "occlusion.active", "keyboard"]

  private static func signs(_ panel: Panel) -> [String] {
    var faults: [String] = []
    for mark in panel.marks {
      guard let text = mark.text else { continue }
      let box = text.inkBox
      for other in panel.marks {
        if lineSigns.contains(other.sign) {
          guard let reach = other.bounds, reach.overlaps(box) else { continue }
          if other.strokeShape?.lines.contains(where: { $0.crosses(box) }) == true {
            faults.append("\(quoted(text)) lies across \(other.sign)")
          }
        } else if areaSigns.contains(other.sign), other.bounds?.overlaps(box) == true {
          faults.append("\(quoted(text)) lies on \(other.sign) \(other.thing ?? "")")
        }
      }
    }
    return faults
  }

  private static func quoted(_ text: TextMark) -> String { "“\(text.text)”" }
}
