import DuoDrawing
import DuoGeometry

/// What is wrong with the texts of a drawing.
enum TextCheck {
  static func faults(_ panel: Panel) -> [String] { faults(panel.drawing) }

  static func faults(_ drawing: Drawing) -> [String] {
    let texts = drawing.allMarks.compactMap(\.text)
    let boxes = texts.map(\.inkBox)
    let sheet = Rect(size: drawing.size)
    var faults: [String] = []
    for (index, text) in texts.enumerated() {
      if text.size < 9 { faults.append("\(quoted(text)) is set in \(text.size)") }
      if !sheet.contains(boxes[index]) { faults.append("\(quoted(text)) leaves the sheet") }
      for other in 0..<index where boxes[index].grown(by: 0.01).overlaps(boxes[other]) {
        faults.append("\(quoted(texts[other])) touches \(quoted(text))")
      }
    }
    let sizes = Set(texts.map(\.size))
    if sizes.count > 3 { faults.append("sizes of type: \(sizes.sorted())") }
    for group in drawing.groups {
      for mark in group.marks {
        if let box = mark.bounds, !group.frame.grown(by: 1e-6).contains(box) {
          faults.append("\(mark.sign) leaves its group \(group.id)")
        }
      }
    }
    return faults
  }

  static func quoted(_ text: TextMark) -> String { "“\(text.text)”" }
}
