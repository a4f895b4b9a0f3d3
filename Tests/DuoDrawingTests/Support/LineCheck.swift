import DuoDrawing
import DuoGeometry
import DuoLayout

/// What is wrong with the lines and signs of a panel: issue 2 §4, "nothing that hides it".
enum LineCheck {
  static func faults(_ panel: Panel) -> [String] {
    leaders(panel) + signs(panel) + dashes(panel)
  }

  /// Dashes mean inactive and nothing else.
  private static func dashes(_ panel: Panel) -> [String] {
    panel.drawing.allMarks.compactMap { mark in
      guard let stroke = mark.stroke else { return nil }
      let isInactive = mark.sign.hasSuffix(".inactive")
      return stroke.dash.isEmpty == isInactive ? "\(mark.sign) has the dash \(stroke.dash)" : nil
    }
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
