import DuoGeometry
import DuoReview

/// Faults with their numbers, one row each; notes after them without a number.
struct FaultList {
  let palette: Palette
  let shaper: any TextShaper
  let type: TypeSizes
  /// More rows than this are not written out.
  var limit: Int
  /// Whether several screens are on the sheet, so that a row has to say which it is about.
  var namesScreens = false
  /// Where on the sheet a fault was found; nil where there is one panel.
  var references: ((NumberedFault) -> String)?

  static let panelLimit = 12
  static let sheetLimit = 60
  /// Narrower than this, a message stands under its rule.
  private static let tableFrom = 540.0
  /// A sheet has columns at least this wide.
  private static let column = 620.0
  private static let gap = 28.0

  private struct Row {
    var fault: NumberedFault
    var rule: String
    var whose: [String]
    var message: [String]
    var height: Double
  }

  /// How the columns of a row are divided.
  private struct Columns {
    var badge: Double
    var rule: Double
    var whose: Double
    var message: Double
    var isTable: Bool
  }

  private var pitch: Double { (type.label * Board.leading).rounded(.up) }

  /// The rows in as many columns as fit `width`; origin top left. Nothing to list takes no room.
  func build(_ faults: [NumberedFault], width: Double) -> HeaderPart {
    var board = Board(shaper: shaper, palette: palette, type: type)
    guard !faults.isEmpty else { return HeaderPart(board: board, size: Size(width: 0, height: 0)) }
    let shown = Array(faults.prefix(limit))
    let fitting = Int((width + FaultList.gap) / (FaultList.column + FaultList.gap))
    let count = max(min(fitting, (shown.count + 2) / 3), 1)
    let each = (width - FaultList.gap * Double(count - 1)) / Double(count)
    let columns = columns(shown, each, board)
    let rows = shown.map { row($0, columns, board) }
    let total = rows.map(\.height).reduce(0, +)
    var x = 0.0
    var y = 0.0
    var lowest = 0.0
    for (number, row) in rows.enumerated() {
      if y > 0, y + row.height / 2 > total / Double(count), number > 0,
        x + 2 * each <= width + 1
      {
        x += each + FaultList.gap
        y = 0
      }
      write(row, at: Point(x: x, y: y), columns, &board)
      y += row.height
      lowest = max(lowest, y)
    }
    if faults.count > shown.count {
      board.write(
        TextLine(
          text: "and \(faults.count - shown.count) more: duo-render check", size: type.label,
          color: palette.muted), at: Point(x: 0, y: lowest + pitch / 2), layer: .findings,
        sign: "finding.more")
      lowest += pitch
    }
    return HeaderPart(board: board, size: Size(width: width, height: lowest))
  }

  private func columns(_ faults: [NumberedFault], _ width: Double, _ board: Board) -> Columns {
    func widest(_ texts: [String]) -> Double {
      texts.map { board.width($0, type.label) }.max() ?? 0
    }
    let badge =
      faults.map { fault in
        guard let number = fault.number else { return board.width("note", type.label) }
        return board.faultBadgeSize(fault.key.severity, "\(number)").width
      }.max() ?? 0
    let left = width - badge - 8
    let rule = min(widest(faults.map(\.key.rule)), left * 0.4)
    let whose = min(widest(faults.map(whoseText)), left * 0.3)
    let isTable = width >= FaultList.tableFrom
    let message = isTable ? left - rule - whose - 28 : left
    return Columns(
      badge: badge + 8, rule: rule + 14, whose: whose, message: max(message, 60), isTable: isTable)
  }

  private func whoseText(_ fault: NumberedFault) -> String {
    let whose = fault.whoseText
    guard namesScreens else { return whose }
    return whose.isEmpty ? fault.key.screen : "\(fault.key.screen): \(whose)"
  }

  private func row(_ fault: NumberedFault, _ columns: Columns, _ board: Board) -> Row {
    var text = fault.message
    if fault.varies { text += " (the worst of \(fault.count))" }
    if let references, case let places = references(fault), !places.isEmpty {
      text += " · \(places)"
    }
    let message = board.wrapped(text, width: columns.message)
    let whoseWidth = columns.isTable ? columns.whose : columns.message - columns.rule
    let whose = board.wrapped(whoseText(fault), width: max(whoseWidth, 40))
    let lines =
      columns.isTable ? max(message.count, whose.count, 1) : max(whose.count, 1) + message.count
    let words = firstLine(fault, board) + (Double(lines) - 0.5) * pitch + (lines > 1 ? 7 : 5)
    let sign = fault.number.map { board.faultBadgeSize(fault.key.severity, "\($0)").height } ?? 0
    return Row(
      fault: fault, rule: board.shortened(fault.key.rule, width: columns.rule - 10),
      whose: whose, message: message, height: max(words, sign + 3))
  }

  /// From the top of a row to the middle of its first line: the words stand beside the number.
  private func firstLine(_ fault: NumberedFault, _ board: Board) -> Double {
    guard let number = fault.number else { return pitch / 2 }
    let height = board.faultBadgeSize(fault.key.severity, "\(number)").height
    if fault.key.severity == .error { return height / 2 }
    return height - 2.8 - type.label * Board.capHeight / 2
  }

  private func write(_ row: Row, at place: Point, _ columns: Columns, _ board: inout Board) {
    let severity = row.fault.key.severity
    let thing = row.fault.number.map { "finding.\($0)" }
    let first = place.y + firstLine(row.fault, board)
    if let number = row.fault.number {
      let size = board.faultBadgeSize(severity, "\(number)")
      let box = Rect(
        x: place.x + (columns.badge - 8 - size.width) / 2, y: place.y, width: size.width,
        height: size.height)
      board.faultBadge(severity, "\(number)", in: box, thing: thing)
    } else {
      board.write(
        TextLine(text: "note", size: type.label, color: palette.muted),
        at: Point(x: place.x, y: first), layer: .findings, sign: "finding.note")
    }
    func write(_ texts: [String], _ x: Double, _ y: Double, _ color: Color, _ sign: String) {
      for (line, text) in texts.enumerated() {
        board.write(
          TextLine(text: text, size: type.label, color: color),
          at: Point(x: x, y: y + Double(line) * pitch), layer: .findings, sign: sign, thing: thing)
      }
    }
    let start = place.x + columns.badge
    write([row.rule], start, first, palette.ink, "finding.rule")
    write(row.whose, start + columns.rule, first, palette.muted, "finding.whose")
    if columns.isTable {
      write(
        row.message, start + columns.rule + columns.whose + 14, first, palette.ink,
        "finding.message")
    } else {
      write(
        row.message, start, first + pitch * Double(max(row.whose.count, 1)), palette.ink,
        "finding.message")
    }
  }
}
