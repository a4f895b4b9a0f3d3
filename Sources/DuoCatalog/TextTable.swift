/// Rows of text in aligned columns.
package struct TextTable {
  private var rows: [[String]]

  package init(head: [String]) { rows = [head] }

  package mutating func add(_ more: [[String]]) { rows += more }
  package mutating func addBlank() { rows.append([]) }

  /// Columns two blanks apart, nothing after the last word of a line.
  package var lines: [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        if column + 1 < row.count {
          line += String(repeating: " ", count: widths[column] - cell.count + 2)
        }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  /// `pieces`, parted by `between`, in lines of at most `width` columns where their lengths allow it.
  package static func filled(
    _ pieces: [String], between: String, width: Int?, indent: String = ""
  ) -> [String] {
    guard let width else { return [indent + pieces.joined(separator: between)] }
    var lines: [String] = []
    for piece in pieces {
      let longer = (lines.last ?? "") + between + piece
      if lines.isEmpty || longer.count > width {
        lines.append(indent + piece)
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines
  }
}
