/// Differing pixels summed up in cells of `side` by `side` pixels; those that one picture alone has are summed apart.
struct RegionCells: Sendable {
  struct Cell: Sendable {
    var column: Int
    var row: Int
    var sum: RegionSum
  }

  /// Two cells are as wide as a word of `PixelMap`.
  static let side = 16

  /// Cells with differing pixels that both pictures have, row by row, each from the left.
  private(set) var cells: [Cell] = []
  /// What lies to the right of what both have.
  private(set) var right = RegionSum()
  /// What lies below it.
  private(set) var below = RegionSum()
  private let common: (width: Int, height: Int)
  /// The sums of the row of cells being filled, empty at first.
  private var current: [RegionSum]
  private var currentRow = 0

  init(commonWidth: Int, commonHeight: Int) {
    common = (commonWidth, commonHeight)
    current = Array(repeating: RegionSum(), count: (commonWidth + 31) / 32 * 2)
  }

  /// Adds the differing pixels of a row; rows come from the top.
  mutating func add(_ row: VerdictRow, y: Int) {
    if y / Self.side != currentRow { endCells() }
    currentRow = y / Self.side
    for (index, word) in row.words.enumerated() where word != 0 {
      let bits = VerdictRow.differing(word)
      let x = index * 32
      let both = VerdictRow.bits(0..<common.width, ofWord: index)
      right.add(bits: bits & ~both, x: x, y: y)
      if y >= common.height {
        below.add(bits: bits & both, x: x, y: y)
      } else if bits & both != 0 {
        current[index * 2].add(bits: bits & both & 0xFFFF_FFFF, x: x, y: y)
        current[index * 2 + 1].add(bits: bits & both & ~0xFFFF_FFFF, x: x, y: y)
      }
    }
  }

  /// Closes the row of cells being filled; after the last row of pixels.
  mutating func endCells() {
    for column in current.indices where !current[column].isEmpty {
      cells.append(Cell(column: column, row: currentRow, sum: current[column]))
      current[column] = RegionSum()
    }
  }

  /// Takes in closed rows of cells that lie below.
  mutating func append(_ lower: RegionCells) {
    cells += lower.cells
    right.add(lower.right)
    below.add(lower.below)
  }
}
