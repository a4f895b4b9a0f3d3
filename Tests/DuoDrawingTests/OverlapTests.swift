import DuoDrawing
import DuoGeometry
import DuoLayout
import Testing

/// Issue 2 §4: no label touches another or leaves the sheet, none is under 9 units, and there are three sizes of type.
@Suite struct OverlapTests {
  /// Views that turn nothing look as the table does (`ViewTests`): they need no second drawing.
  static func views(_ scale: Double) throws -> [Case] {
    try Case.everyPose { $0.scale = scale }.flatMap { one in
      try Direction.allCases.flatMap { direction -> [Case] in
        var one = one
        one.direction = direction
        let layout = try one.layout()
        return View.allCases.compactMap { view -> Case? in
          one.view = view
          guard view != .table else { return one }
          return layout[view == .first ? .first : .second].turn == .none ? nil : one
        }
      }
    }
  }

  @Test(arguments: [1, 0.62, 0.75, 1.5, 2])
  func labelsKeepApart(scale: Double) throws {
    #expect(faults(try Self.views(scale)) { TextCheck.faults(try $0.panel()) } == [])
  }

  @Test(arguments: [Detail.full, .overview], [0.12, 0.2, 0.3, 0.5])
  func labelsKeepApartWhenSmall(detail: Detail, scale: Double) throws {
    let cases = try Case.everyPose {
      $0.detail = detail
      $0.scale = scale
    }
    #expect(faults(cases) { TextCheck.faults(try $0.panel()) } == [])
  }

  @Test(arguments: Variant.all)
  func labelsKeepApartWithOptions(variant: Variant) throws {
    let cases = try variant.cases()
    #expect(!cases.isEmpty)
    #expect(faults(cases) { TextCheck.faults(try $0.panel()) } == [])
  }
}

/// One set of options, for every pose that can be laid out with it.
struct Variant: Sendable, CustomTestStringConvertible {
  var name: String
  var options: LayoutOptions
  var testDescription: String { name }

  static let all: [Variant] = [
    Variant(name: "even", options: LayoutOptions(split: .even)),
    Variant(name: "arrangement", options: LayoutOptions(split: .arrangement)),
    Variant(name: "arrangement-overlay", options: LayoutOptions(split: .arrangementOverlay)),
    Variant(name: "middle", options: LayoutOptions(seam: .middle)),
    Variant(name: "foldEqual", options: LayoutOptions(seam: .foldEqual)),
    Variant(name: "even, foldEqual", options: LayoutOptions(split: .even, seam: .foldEqual)),
    Variant(name: "ignores safe area", options: LayoutOptions(ignoresSafeArea: true)),
    Variant(name: "navigation bar", options: LayoutOptions(bars: [.navigation])),
    Variant(name: "tab bar", options: LayoutOptions(bars: [.tab])),
    Variant(name: "both bars", options: LayoutOptions(bars: [.navigation, .tab])),
    Variant(name: "camera", options: LayoutOptions(camera: true)),
    Variant(name: "keyboard", options: LayoutOptions(keyboard: true)),
    Variant(
      name: "keyboard, bars, camera",
      options: LayoutOptions(bars: [.navigation, .tab], camera: true, keyboard: true)),
    Variant(name: "takes turns", options: LayoutOptions(gateMode: .takeTurns)),
    Variant(name: "paused", options: LayoutOptions(gateMode: .paused)),
    Variant(name: "no spacing", options: LayoutOptions(spacing: 0)),
    Variant(name: "spacing 40", options: LayoutOptions(spacing: 40)),
  ]

  func cases() throws -> [Case] {
    try Case.everyPose { $0.options = options }.flatMap { one in
      Direction.allCases.map { direction in
        var one = one
        one.direction = direction
        return one
      }
    }.filter { (try? $0.layout()) != nil }
  }
}

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
