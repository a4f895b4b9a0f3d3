/// Finds pixels that only smooth an edge, by the slope of intensity around them (V. Vyšniauskas, "Anti-aliased pixel and
/// intensity slope detector", 2009).
struct EdgeSmoothing {
  let before: PixelMemory
  let after: PixelMemory

  /// Whether a pixel that both pictures have smooths an edge in either of them.
  func includes(x: Int, y: Int) -> Bool {
    Self.smooths(x: x, y: y, in: before, besides: after)
      || Self.smooths(x: x, y: y, in: after, besides: before)
  }

  /// It has a darker and a brighter neighbour, at most two of its own brightness (the picture's edge is one), and the
  /// darkest or the brightest of them lies in an even area in both pictures.
  private static func smooths(
    x: Int, y: Int, in picture: PixelMemory, besides other: PixelMemory
  ) -> Bool {
    let pixel = picture.row(y)[x]
    let own = brightness(pixel)
    let (columns, rows) = picture.around(x: x, y: y)
    var equal = columns.count * rows.count < 9 ? 1 : 0
    var darkest = own
    var brightest = own
    var dark = (x: x, y: y)
    var bright = (x: x, y: y)
    // Of neighbours that are equally dark the first counts, column by column.
    for column in columns {
      for row in rows where column != x || row != y {
        let word = picture.row(row)[column]
        let next = word == pixel ? own : brightness(word)
        if next == own {
          equal += 1
          if equal > 2 { return false }
        } else if next < darkest {
          darkest = next
          dark = (column, row)
        } else if next > brightest {
          brightest = next
          bright = (column, row)
        }
      }
    }
    guard darkest < own, brightest > own else { return false }
    return isEven(x: dark.x, y: dark.y, in: picture) && isEven(x: dark.x, y: dark.y, in: other)
      || isEven(x: bright.x, y: bright.y, in: picture)
        && isEven(x: bright.x, y: bright.y, in: other)
  }

  /// Whether three or more neighbours of a pixel have exactly its colour; the picture's edge counts as one.
  private static func isEven(x: Int, y: Int, in picture: PixelMemory) -> Bool {
    guard x < picture.width, y < picture.height else { return false }
    let pixel = picture.row(y)[x]
    let (columns, rows) = picture.around(x: x, y: y)
    var equal = columns.count * rows.count < 9 ? 1 : 0
    for row in rows {
      for column in columns where picture.row(row)[column] == pixel { equal += 1 }
    }
    // The pixel itself is among them.
    return equal > 3
  }

  /// Luma (ITU-R BT.601) over white, and among equals the more opaque is brighter, so that white has its edges too.
  /// Whole numbers, since equal has to mean equal.
  @inline(__always)
  static func brightness(_ word: UInt32) -> Int {
    let alpha = Int(word >> 24)
    let luma = 299 * Int(word >> 16 & 255) + 587 * Int(word >> 8 & 255) + 114 * Int(word & 255)
    return (alpha * (luma - 255_000)) << 8 | alpha
  }
}

extension PixelMemory {
  /// The columns and rows of a pixel and its neighbours.
  @inline(__always)
  fileprivate func around(x: Int, y: Int) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    (max(0, x - 1)...min(width - 1, x + 1), max(0, y - 1)...min(height - 1, y + 1))
  }
}
