import DuoGeometry

/// Cells that stay together side by side: a pose in its seatings.
struct SheetBlock {
  /// Indices into the request's cells.
  var cells: [Int]
  /// The words above it where a group begins; nil where it goes on.
  var heading: String?
  /// What all its cells share, on top of the card; nil where each cell says it.
  var title: String?
  /// The width of the title.
  var titleWidth = 0.0
}

/// Where blocks and cells go, given how large each cell is.
struct SheetFlow {
  static let padding = 9.0
  static let gap = 8.0
  static let cellGap = 16.0
  static let headingHeight = 21.0
  static let titleHeight = 18.0

  /// The cells' frames, padding not counted.
  var frames: [Rect]
  /// `B2` for every cell.
  var references: [String]
  /// The cards around the blocks.
  var cards: [Rect] = []
  /// Middles of the lines, from the left.
  var headings: [(text: String, at: Point)] = []
  var titles: [(text: String, at: Point)] = []
  /// For every title the place of its card in `cards`.
  var titledCards: [Int] = []
  var size = Size.zero

  private init(count: Int) {
    frames = Array(repeating: Rect(size: .zero), count: count)
    references = Array(repeating: "", count: count)
  }

  /// Lets blocks flow into rows at most `width` wide; whole groups together, or block by block.
  static func flowing(
    _ blocks: [SheetBlock], sizes: [Size], width: Double, keepsGroups: Bool
  ) -> SheetFlow {
    var units: [[SheetBlock]] = []
    for block in blocks {
      if keepsGroups, block.heading == nil, !units.isEmpty {
        units[units.count - 1].append(block)
      } else {
        units.append([block])
      }
    }
    var rows: [[SheetBlock]] = []
    var used = 0.0
    for unit in units {
      let widths = unit.map { cardSize($0, sizes).width }
      let length = widths.reduce(0, +) + gap * Double(unit.count - 1)
      if rows.isEmpty || used + gap + length > width {
        rows.append(unit)
        used = length
      } else {
        rows[rows.count - 1] += unit
        used += gap + length
      }
    }
    return placed(rows, sizes: sizes, columnWidths: nil)
  }

  /// The widths at which flowing blocks break differently.
  static func breakWidths(_ blocks: [SheetBlock], sizes: [Size]) -> [Double] {
    let widths = blocks.map { cardSize($0, sizes).width }
    var sums = Set<Double>()
    for start in widths.indices {
      var sum = 0.0
      for width in widths[start...] {
        sum += width
        sums.insert(sum)
        sum += gap
      }
    }
    return sums.sorted()
  }

  /// Rows and columns as they are, columns aligned.
  static func grid(_ rows: [[SheetBlock]], sizes: [Size]) -> SheetFlow {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.compactMap { $0.count > column ? cardSize($0[column], sizes).width : nil }.max() ?? 0
    }
    return placed(rows, sizes: sizes, columnWidths: widths)
  }

  private static func cardSize(_ block: SheetBlock, _ sizes: [Size]) -> Size {
    let width = block.cells.map { sizes[$0].width }.reduce(0, +)
    let gaps = cellGap * Double(max(block.cells.count - 1, 0))
    let height = block.cells.map { sizes[$0].height }.max() ?? 0
    return Size(
      width: max(width + gaps, block.titleWidth) + 2 * padding,
      height: height + 2 * padding + (block.title == nil ? 0 : titleHeight))
  }

  private static func placed(
    _ rows: [[SheetBlock]], sizes: [Size], columnWidths: [Double]?
  ) -> SheetFlow {
    var flow = SheetFlow(count: sizes.count)
    var y = 0.0
    let lengths = rows.map { row in
      row.indices.map { columnWidths?[$0] ?? cardSize(row[$0], sizes).width }
    }
    let widest = lengths.map { $0.reduce(0, +) + gap * Double($0.count - 1) }.max() ?? 0
    for (number, row) in rows.enumerated() {
      let hasHeading = row.contains { $0.heading != nil }
      let top = y + (hasHeading ? headingHeight : 0)
      let height = row.map { cardSize($0, sizes).height }.max() ?? 0
      var x = 0.0
      var place = 1
      // Cards of a row that is nearly full share what is left.
      let left = widest - lengths[number].reduce(0, +) - gap * Double(row.count - 1)
      let share = left < widest * 0.5 ? left / Double(max(row.count, 1)) : 0

      for (column, block) in row.enumerated() {
        let width = lengths[number][column] + share
        if let text = block.heading {
          flow.headings.append((text, Point(x: x, y: y + headingHeight / 2)))
        }
        if !block.cells.isEmpty {
          flow.cards.append(Rect(x: x, y: top, width: width, height: height))
        }
        var cellTop = top + padding
        if let title = block.title {
          flow.titles.append((title, Point(x: x + padding, y: cellTop + 6)))
          flow.titledCards.append(flow.cards.count - 1)
          cellTop += titleHeight
        }
        // The room between the cells grows with the card.
        let room = share / Double(block.cells.count + 1)
        var inner = x + padding + room / 2
        for cell in block.cells {
          flow.frames[cell] = Rect(origin: Point(x: inner, y: cellTop), size: sizes[cell])
          flow.references[cell] = letters(number) + "\(place)"
          place += 1
          inner += sizes[cell].width + cellGap + room
        }
        x += width + gap
      }
      y = top + height + gap
    }
    flow.size = Size(width: widest, height: max(y - gap, 0))
    return flow
  }

  /// A to Z, then AA and so on.
  private static func letters(_ number: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    var rest = number
    var text = ""
    repeat {
      text = String(letters[rest % 26]) + text
      rest = rest / 26 - 1
    } while rest >= 0
    return text
  }
}
