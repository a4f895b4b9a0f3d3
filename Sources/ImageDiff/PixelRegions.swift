/// Gathers differing pixels into regions.
///
/// The picture is cut into cells of 16 by 16 pixels; what lies in cells that touch, be it at a corner, belongs together. So
/// pixels up to 16 apart, such as those of a word, are always one region, and pixels 32 apart never for themselves. Where
/// that gives more than `limit` regions, the cells double until it does not. What one picture alone has is apart from the
/// rest: one region for all that lies to the right, one for all that lies below.
enum PixelRegions {
  static let limit = 500

  /// By their first row, then column.
  static func gather(_ all: RegionCells) -> [PixelRegion] {
    var cells = all.cells
    var regions = join(cells)
    while regions.count > limit {
      cells = doubled(cells)
      regions = join(cells)
    }
    regions += [all.right, all.below].compactMap(\.region)
    return regions.sorted { one, other in
      let (a, b) = (one.frame, other.frame)
      return (a.y, a.x, a.height, a.width) < (b.y, b.x, b.height, b.width)
    }
  }

  /// Joins cells that touch; they come row by row, each from the left.
  private static func join(_ cells: [RegionCells.Cell]) -> [PixelRegion] {
    // Each cell leads to one before it of the same region, the first to itself.
    var leads = Array(cells.indices)
    func first(_ index: Int) -> Int {
      var index = index
      while leads[index] != index {
        leads[index] = leads[leads[index]]
        index = leads[index]
      }
      return index
    }
    func unite(_ one: Int, _ other: Int) {
      let one = first(one)
      let other = first(other)
      leads[max(one, other)] = min(one, other)
    }
    // Runs along the row above, never back.
    var above = 0
    for index in cells.indices {
      let cell = cells[index]
      if index > 0, cells[index - 1].row == cell.row, cells[index - 1].column + 1 == cell.column {
        unite(index - 1, index)
      }
      func isPast(_ other: RegionCells.Cell) -> Bool {
        (other.row, other.column) < (cell.row - 1, cell.column - 1)
      }
      while isPast(cells[above]) { above += 1 }
      var next = above
      while cells[next].row == cell.row - 1, cells[next].column <= cell.column + 1 {
        unite(next, index)
        next += 1
      }
    }
    var sums: [Int: RegionSum] = [:]
    for index in cells.indices { sums[first(index), default: RegionSum()].add(cells[index].sum) }
    return sums.values.compactMap(\.region)
  }

  private static func doubled(_ cells: [RegionCells.Cell]) -> [RegionCells.Cell] {
    let halved = cells.map { cell in
      RegionCells.Cell(column: cell.column / 2, row: cell.row / 2, sum: cell.sum)
    }
    var doubled: [RegionCells.Cell] = []
    for cell in halved.sorted(by: { ($0.row, $0.column) < ($1.row, $1.column) }) {
      if let last = doubled.indices.last, doubled[last].row == cell.row,
        doubled[last].column == cell.column
      {
        doubled[last].sum.add(cell.sum)
      } else {
        doubled.append(cell)
      }
    }
    return doubled
  }
}
