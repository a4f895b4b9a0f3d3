import DuoGeometry
import DuoLayout

extension PanelBuilder {
  /// Under the device: halves that do not show as empty, crossed frames, and what a reader has to be told.
  mutating func drawNotes() {
    var y = lowest + 12
    let x = body.minX
    if shows(.halves) {
      for half in layout.halves where !half.shows || half.frame?.isEmpty ?? true {
        drawHiddenHalf(half, Point(x: x, y: y))
        y += 42
      }
    }
    y = listTouches(from: y)
    guard shows(.labels), isFull else { return }
    var sentences = layout.notes.map(sentence) + overflowNotes
    sentences += subject.capture?.sentences ?? []
    if unnamed > 0 {
      sentences.append(
        unnamed == 1
          ? "1 element is not named: no room" : "\(unnamed) elements are not named: no room")
    }
    for sentence in sentences {
      for line in board.wrapped(sentence, width: max(body.width, 260)) {
        board.write(
          label(line, palette.muted), at: Point(x: x, y: y + 8), layer: .labels, sign: "note")
        y += type.label * Board.leading
      }
    }
  }

  /// What a note says, with the names of what was dropped.
  private func sentence(_ note: LayoutNote) -> String {
    guard case .compacted(let seat, droppedLabels: true) = note else { return note.sentence }
    let dropped = layout.elements.filter { $0.seat == seat && $0.isDropped }.map(\.id)
    guard !dropped.isEmpty else { return note.sentence }
    let shown = dropped.prefix(6).joined(separator: ", ")
    let more = dropped.count > 6 ? " and \(dropped.count - 6) more" : ""
    return "\(note.sentence): \(shown)\(more)"
  }

  private var lowest: Double {
    board.marks.compactMap { $0.bounds?.maxY }.max() ?? body.maxY
  }

  private mutating func drawHiddenHalf(_ half: SolvedHalf, _ place: Point) {
    let box = Rect(x: place.x, y: place.y, width: 52, height: 34)
    let color = palette.seat(half.seat)
    board.stroke(.halves, "half.hidden", .rect(box), Stroke(color, width: 1.4))
    board.stroke(
      .halves, "half.hidden",
      .segments([
        Segment(box.origin, Point(x: box.maxX, y: box.maxY)),
        Segment(Point(x: box.minX, y: box.maxY), Point(x: box.maxX, y: box.minY)),
      ]), Stroke(color, width: 1))
    board.badge(
      half.seat, Rect(x: box.maxX + 10, y: box.midY - 10, width: 20, height: 20), color: color,
      text: palette.onSeat, turn: .none, layer: .halves)
    guard shows(.labels) else { return }
    let reason = half.reasonText ?? HalfText.hidden
    board.write(
      label("\(half.seat.rawValue), \(half.content.rawValue): \(reason)", color),
      at: Point(x: box.maxX + 38, y: box.midY), layer: .labels, sign: "half.hidden.label")
  }
}

enum HalfText {
  static let hidden = "not shown"
}

extension Board {
  /// Breaks a sentence at spaces so that each line is at most `width` wide.
  func wrapped(_ text: String, width: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").flatMap({ pieces(of: $0, width: width) }) {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if !line.isEmpty, self.width(longer, type.label) > width {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// A word that is wider than a line, broken where it has to be; any other as it is.
  private func pieces(of word: Substring, width: Double) -> [Substring] {
    guard self.width(String(word), type.label) > width else { return [word] }
    var pieces: [Substring] = []
    var rest = word
    while !rest.isEmpty {
      var count = rest.count
      while count > 1, self.width(String(rest.prefix(count)), type.label) > width {
        count = min(count - 1, max(count * 3 / 4, 1))
      }
      pieces.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return pieces
  }

  /// A text cut at its end, with an ellipsis, to at most `width`.
  func shortened(_ text: String, width: Double) -> String {
    guard self.width(text, type.label) > width else { return text }
    var kept = text
    while kept.count > 1, self.width(kept + "…", type.label) > width {
      kept.removeLast(max(kept.count / 12, 1))
    }
    return kept + "…"
  }
}
