import DuoGeometry
import DuoLayout

extension Facing {
  var words: String { self == .sameWay ? "same way" : "face to face" }
}

/// A part of a panel that is laid out on its own.
struct HeaderPart {
  var board: Board
  var size: Size
}

extension PanelBuilder {
  var title: String {
    var text = "\(layout.pose.title), \(layout.facing.words)"
    if layout.direction == .rtl { text += ", right to left" }
    switch subject.view {
    case .table: break
    case .first: text += ", as first sees it"
    case .second: text += ", as second sees it"
    }
    return text
  }

  /// Title, facts and the hinge from the side.
  func fullHeader(width: Double) -> HeaderPart {
    var part = Board(shaper: board.shaper, palette: palette)
    let width = max(width, 720, board.width(title, TypeSize.title) + PanelBuilder.hingeSize.width + 24)
    part.write(
      TextLine(text: title, size: TypeSize.title, color: palette.ink), at: Point(x: 0, y: 14),
      layer: .header, sign: "title")
    let figure = hingeFigure()
    part.append(figure, dx: width - PanelBuilder.hingeSize.width, dy: 0)
    let bottom = writeFacts(&part, top: 44, width: width - PanelBuilder.hingeSize.width - 24)
    return HeaderPart(
      board: part, size: Size(width: width, height: max(bottom, PanelBuilder.hingeSize.height)))
  }

  /// Label and value in as many columns as fit, row by row.
  private func writeFacts(_ part: inout Board, top: Double, width: Double) -> Double {
    let facts = self.facts
    func widest(_ texts: [String]) -> Double {
      texts.map { board.width($0, TypeSize.label) }.max() ?? 0
    }
    var columns = 4
    var widths: [(Double, Double)] = []
    while columns >= 1 {
      widths = (0..<columns).map { column in
        let mine = stride(from: column, to: facts.count, by: columns).map { facts[$0] }
        return (widest(mine.map(\.0)), widest(mine.map(\.1)))
      }
      let total = widths.map { $0.0 + 10 + $0.1 }.reduce(0, +) + 28 * Double(columns - 1)
      if total <= width || columns == 1 { break }
      columns -= 1
    }
    let pitch = 18.0
    for (index, fact) in facts.enumerated() {
      let column = index % columns
      let x = widths[..<column].map { $0.0 + 10 + $0.1 + 28 }.reduce(0, +)
      let y = top + pitch * Double(index / columns)
      part.write(
        label(fact.0, palette.muted), at: Point(x: x, y: y), layer: .header, sign: "fact.name")
      part.write(
        label(fact.1), at: Point(x: x + widths[column].0 + 10, y: y), layer: .header,
        sign: "fact.value")
    }
    let rows = (facts.count + columns - 1) / columns
    return top + pitch * Double(rows) - 6
  }

  private var facts: [(String, String)] {
    let pose = layout.pose
    let display = device.display(pose.display)
    let size = pose.quarterTurn.turned(display.size)
    let insets = layout.safeArea
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
      .map { Decimal.text($0, places: 2) }.joined(separator: " / ")
    var split = layout.split.kind.rawValue
    split += " · spacing \(Decimal.text(layout.split.spacing, places: 2))"
    var facts = [
      ("pose", ([pose.name] + pose.otherNames).joined(separator: ", ")),
      ("facing", layout.facing.rawValue),
      (
        "display",
        "\(pose.display.rawValue), \(pose.orientation.rawValue), "
          + "\(size.text) pt @\(Decimal.text(display.scale, places: 1))x"
          + deviceGradeMark("displays.\(pose.display.rawValue).size")
      ),
      ("window", pose.window.sizeText + windowPlace + gradeMark("window")),
      ("safe area", "\(numbers) t/l/b/r\(gradeMark("safeArea"))\(barGrades)"),
      (
        "size class",
        "\(pose.sizeClass.horizontal.rawValue)\(gradeMark("sizeClass.horizontal")) / "
          + "\(pose.sizeClass.vertical.rawValue)\(gradeMark("sizeClass.vertical"))"
      ),
      ("split", split),
      ("seam", layout.seamText),
      ("halves", layout.fairnessText),
    ]
    if layout.direction == .rtl { facts.append(("direction", "rtl")) }
    facts.append(("options", layout.options.commandLine))
    if layout.gate.mode != .together {
      let turn = layout.gate.mode == .takeTurns ? ", \(layout.gate.current.rawValue) now" : ""
      facts.append(("gate", layout.gate.mode.rawValue + turn))
    }
    facts.append(("weakest fact", pose.provenance.weakest.rawValue + gradeSuffix))
    return facts
  }

  private var gradeSuffix: String {
    let sign = layout.pose.provenance.weakest.mark
    return sign.isEmpty ? "" : "\u{2009}" + sign
  }

  private var windowPlace: String {
    let origin = layout.pose.window.origin
    guard origin != .zero else { return "" }
    return " at (\(Decimal.text(origin.x, places: 2)), \(Decimal.text(origin.y, places: 2)))"
  }

  private var barGrades: String {
    let bars = layout.options.bars.map(\.rawValue).sorted()
    let changed = bars.filter { bar in
      let change = bar == "tab" ? layout.pose.tabBar : layout.pose.navigationBar
      return change != InsetChange()
    }
    guard !changed.isEmpty else { return "" }
    return gradeMark(changed[0] == "tab" ? "bars.tab" : "bars.navigation")
  }

  /// Two lines: the title, and the numbers that tell poses apart.
  func overviewHeader(width: Double) -> HeaderPart {
    var part = Board(shaper: board.shaper, palette: palette)
    let pose = layout.pose
    part.write(heading(title), at: Point(x: 0, y: 9), layer: .header, sign: "title")
    let angle = pose.hinge.angle.map { "\(Decimal.text($0, places: 1))°" } ?? "angle unknown"
    let text =
      "\(pose.window.sizeText)\(gradeMark("window")) · \(pose.sizeClass.horizontal.rawValue) / "
      + "\(pose.sizeClass.vertical.rawValue)\(gradeMark("sizeClass.vertical")) · "
      + "\(angle)\(gradeMark("hinge.angle"))"
    var y = 28.0
    let widest = max(width, board.width(title, TypeSize.heading), 220)
    for line in wrap(text, width: widest) {
      part.write(
        label(line, palette.muted), at: Point(x: 0, y: y), layer: .header, sign: "fact.value")
      y += 15
    }
    let ink = part.inks.map(\.maxX).max() ?? 0
    return HeaderPart(board: part, size: Size(width: max(width, ink), height: y - 7))
  }
}

extension Size {
  /// `951 × 669`
  var text: String {
    "\(Decimal.text(width, places: 2)) × \(Decimal.text(height, places: 2))"
  }
}

extension LayoutOptions {
  /// The options that are not the default, as one would type them.
  var commandLine: String {
    var words: [String] = []
    if let split { words.append("--split \(split.rawValue)") }
    if let seam { words.append("--seam \(seam.rawValue)") }
    if let spacing { words.append("--spacing \(Decimal.text(spacing, places: 3))") }
    if let ignoresSafeArea {
      words.append(ignoresSafeArea ? "--ignores-safe-area" : "--no-ignores-safe-area")
    }
    if !bars.isEmpty {
      words.append("--bars " + bars.map(\.rawValue).sorted().joined(separator: ","))
    }
    if camera { words.append("--camera") }
    if keyboard { words.append("--keyboard") }
    if let gateMode { words.append("--gate \(gateMode.rawValue)") }
    if let currentSeat { words.append("--current \(currentSeat.rawValue)") }
    if seed != 1 { words.append("--seed \(seed)") }
    return words.isEmpty ? "none" : words.joined(separator: " ")
  }
}
