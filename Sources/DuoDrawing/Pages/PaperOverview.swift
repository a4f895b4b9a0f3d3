import DuoGeometry
import DuoLayout

extension PaperPages {
  /// All panels on one page, or on as many as legible type needs; whole groups together where that is enough.
  func overview(_ sheet: SheetRequest) -> [PaperPage] {
    var part = sheet
    part.detail = .overview
    let units = [
      runs(part.cells) { $0.group.rawValue }, runs(part.cells) { $0.values[.pose] ?? "" },
    ]
    var last: [FittedPage] = []
    for unit in units {
      for count in 1...max(unit.count, 1) where count > last.count {
        let parts = split(unit, into: count)
        last =
          [paper.size.swapped, paper.size].map { size in
            parts.map { cells in
              part.cells = cells
              return fitted(part, on: size)
            }
          }.max { least($0) < least($1) } ?? []
        if last.allSatisfy({ $0.page.isLegible && $0.panelScale >= PaperPages.smallestOverview }) {
          return atOneScale(last, parts, part)
        }
      }
    }
    return last.map(\.page)
  }

  /// Sizes compare from page to page too.
  private func atOneScale(
    _ pages: [FittedPage], _ parts: [[SheetCell]], _ sheet: SheetRequest
  ) -> [PaperPage] {
    guard pages.count > 1 else { return pages.map(\.page) }
    let smallest = pages.map(\.panelScale).min() ?? 0
    var part = sheet
    // Back to the step the sheet chose.
    part.scale = (smallest * 200).rounded() / 200
    return zip(pages, parts).enumerated().map { number, page in
      part.cells = page.1
      part.title = "\(sheet.title), overview \(number + 1) of \(pages.count)"
      let same = fitted(part, on: page.0.page.paper)
      return same.page.isLegible ? same.page : page.0.page
    }
  }

  private func least(_ pages: [FittedPage]) -> Double {
    pages.map { $0.page.isLegible ? $0.panelScale : 0 }.min() ?? 0
  }

  /// Cells that follow one another with the same key.
  private func runs(_ cells: [SheetCell], key: (SheetCell) -> String) -> [[SheetCell]] {
    var runs: [[SheetCell]] = []
    for cell in cells {
      if let last = runs.last, key(last[0]) == key(cell) {
        runs[runs.count - 1].append(cell)
      } else {
        runs.append([cell])
      }
    }
    return runs
  }

  /// At most `count` parts in order, the largest as small as can be.
  private func split(_ units: [[SheetCell]], into count: Int) -> [[SheetCell]] {
    func parts(atMost limit: Int) -> [[SheetCell]] {
      var parts: [[SheetCell]] = []
      for unit in units {
        if let last = parts.last, last.count + unit.count <= limit {
          parts[parts.count - 1] += unit
        } else {
          parts.append(unit)
        }
      }
      return parts
    }
    let total = units.map(\.count).reduce(0, +)
    var limit = max(units.map(\.count).max() ?? 1, (total + count - 1) / count)
    while parts(atMost: limit).count > count { limit += 1 }
    return parts(atMost: limit)
  }
}
