import DuoGeometry
import DuoJSON
import DuoLayout
import DuoReview

extension Facing {
  /// As a title says it (`face to face`).
  public var words: String { self == .sameWay ? "same way" : "face to face" }
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

  /// The panel's place on its sheet, framed, before the title.
  ///
  /// - Returns: where the title starts.
  private func writeReference(_ part: inout Board, y: Double) -> Double {
    guard let reference = subject.reference else { return 0 }
    let box = Rect(
      x: 0.5, y: y - (isFull ? 9 : 6.5), width: isFull ? 30 : 24, height: isFull ? 18 : 13)
    part.stroke(
      .header, "reference", .roundedRect(box, CornerRadii(all: 3)),
      Stroke(palette.muted, width: 1))
    part.write(
      label(reference), at: box.center, align: .middle, layer: .header, sign: "reference")
    return box.maxX + 6
  }

  /// Title, facts and the hinge from the side.
  func fullHeader(width: Double) -> HeaderPart {
    var part = Board(shaper: board.shaper, palette: palette, type: type)
    let titleWidth = 40 + board.width(title, type.title)
    let width = max(width, 640, titleWidth + PanelBuilder.hingeSize.width + 24)
    let start = writeReference(&part, y: 12)
    part.write(
      TextLine(text: title, size: type.title, color: palette.ink), at: Point(x: start, y: 14),
      layer: .header, sign: "title")
    let figure = hingeFigure()
    part.append(figure, dx: width - PanelBuilder.hingeSize.width, dy: 0)
    // Beside the hinge, or under it where that takes fewer lines.
    let beside = width - PanelBuilder.hingeSize.width - 24
    let below = PanelBuilder.hingeSize.height + 12
    let isLower = factRows(beside) * 18 + 44 > factRows(width) * 18 + below
    var bottom = writeFacts(&part, top: isLower ? below : 44, width: isLower ? width : beside)
    if shows(.findings), subject.isReviewed {
      let room = bottom + 18 > PanelBuilder.hingeSize.height ? width : beside
      bottom =
        ReviewStrip(subject).write(
          &part, at: Point(x: 0, y: bottom + 20), width: room, pitch: 18) + 8
    }
    return HeaderPart(
      board: part, size: Size(width: width, height: max(bottom, PanelBuilder.hingeSize.height)))
  }

  /// The widths of label and value in each of as many columns as fit, at most five.
  private func factColumns(_ width: Double) -> [(Double, Double)] {
    let facts = self.facts
    func widest(_ texts: [String]) -> Double {
      texts.map { board.width($0, type.label) }.max() ?? 0
    }
    var columns = 5
    while true {
      let widths = (0..<columns).map { column in
        let mine = stride(from: column, to: facts.count, by: columns).map { facts[$0] }
        return (widest(mine.map(\.0)), widest(mine.map(\.1)))
      }
      let total = widths.map { $0.0 + 10 + $0.1 }.reduce(0, +) + 28 * Double(columns - 1)
      if total <= width || columns == 1 { return widths }
      columns -= 1
    }
  }

  private func factRows(_ width: Double) -> Double {
    let columns = factColumns(width).count
    return Double((facts.count + columns - 1) / columns)
  }

  /// Label and value in as many columns as fit, row by row.
  private func writeFacts(_ part: inout Board, top: Double, width: Double) -> Double {
    let facts = self.facts
    let widths = factColumns(width)
    let columns = widths.count
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
      ("safe area", "\(numbers) t/l/b/r\(gradeMark("safeArea"))"),
      (
        "size class",
        "\(pose.sizeClass.horizontal.rawValue)\(gradeMark("sizeClass.horizontal")) / "
          + "\(pose.sizeClass.vertical.rawValue)\(gradeMark("sizeClass.vertical"))"
      ),
      ("split", split),
      ("seam", layout.seamText),
    ]
    // The strip of the review says it in more words.
    let isSaid =
      shows(.findings) && subject.fairness?.sentence.hasPrefix(layout.fairnessText) == true
    if !isSaid { facts.append(("halves", layout.fairnessText)) }
    if layout.direction == .rtl { facts.append(("direction", "rtl")) }
    let options = layout.options.withoutDefaults.commandLine
    facts.append(("options", options.isEmpty ? "none" : options))
    if layout.gate.mode != .together {
      let turn = layout.gate.mode == .takeTurns ? ", \(layout.gate.current.rawValue) now" : ""
      facts.append(("gate", layout.gate.mode.rawValue + turn))
    }
    facts.append(
      ("weakest grade", pose.provenance.weakest.rawValue + pose.provenance.weakest.suffix))
    return facts
  }

  private var windowPlace: String {
    let origin = layout.pose.window.origin
    guard origin != .zero else { return "" }
    return " at (\(Decimal.text(origin.x, places: 2)), \(Decimal.text(origin.y, places: 2)))"
  }

  /// The title, and the numbers that tell poses apart unless the sheet has said them already.
  func overviewHeader(width: Double) -> HeaderPart {
    var part = Board(shaper: board.shaper, palette: palette, type: type)
    let start = writeReference(&part, y: 7)
    let words = subject.isNamedAbove ? seatingWords : title
    part.write(
      subject.isNamedAbove ? label(words) : heading(words), at: Point(x: start, y: 7),
      layer: .header, sign: "title")
    var y = 7.0
    let widest = max(width, part.inks.map(\.maxX).max() ?? 0, 150)
    var lines = subject.isNamedAbove ? [] : [poseFacts]
    for note in shortNotes {
      // Beside the seating where there is room, else under it.
      let x = (part.inks.map(\.maxX).max() ?? 0) + 8
      if subject.isNamedAbove, lines.isEmpty, x + board.width(note, type.label) <= widest {
        part.write(
          label(note, palette.muted), at: Point(x: x, y: y), layer: .header, sign: "fact.value")
      } else {
        lines.append(note)
      }
    }
    for line in lines.flatMap({ board.wrapped($0, width: widest) }) {
      y += 13
      part.write(
        label(line, palette.muted), at: Point(x: 0, y: y), layer: .header, sign: "fact.value")
    }
    if shows(.findings), let text = FaultCount([subject]).text {
      y += 14
      writeCount(&part, text, at: Point(x: 0, y: y))
    }
    let ink = part.inks.map(\.maxX).max() ?? 0
    return HeaderPart(board: part, size: Size(width: max(width, ink), height: y + 7))
  }

  /// The sign of the strongest, and how many there are.
  private func writeCount(_ part: inout Board, _ text: String, at place: Point) {
    let severity = FaultCount([subject]).severity ?? .note
    let size = part.faultBadgeSize(severity, "")
    let box = Rect(x: 0, y: place.y - size.height / 2, width: size.width, height: size.height)
    part.faultBadge(severity, "", in: box, layer: .header, thing: "review")
    part.write(
      label(text, palette.severity(severity)), at: Point(x: box.maxX + 5, y: place.y),
      layer: .header, sign: "review.text")
  }

  private var seatingWords: String {
    var words = [layout.facing.words]
    if layout.direction == .rtl { words.append("right to left") }
    if subject.view != .table { words.append("as \(subject.view.rawValue) sees it") }
    return words.joined(separator: ", ")
  }

  /// `951 × 669 · regular / regular · 127.8°`
  var poseFacts: String {
    let pose = layout.pose
    let angle = pose.hinge.angle.map { "\(Decimal.text($0, places: 1))°" } ?? "angle unknown"
    return
      "\(pose.window.sizeText)\(gradeMark("window")) · \(pose.sizeClass.horizontal.rawValue) / "
      + "\(pose.sizeClass.vertical.rawValue)\(gradeMark("sizeClass.vertical")) · "
      + "\(angle)\(gradeMark("hinge.angle"))"
  }

  /// What an overview says of the notes that a full panel writes out.
  private var shortNotes: [String] {
    layout.notes.compactMap { note in
      switch note {
      case .sharedPanel: "one panel for both"
      case .tilted(let degrees?): "tilts \(Decimal.text(degrees, places: 1))° from each"
      case .tilted(nil): "tilts from each, angle unknown"
      default: note.sentence
      }
    }
  }
}

extension Size {
  /// `951 × 669`
  var text: String {
    "\(Decimal.text(width, places: 2)) × \(Decimal.text(height, places: 2))"
  }
}
