/// The seven passes of an interlaced PNG (ISO/IEC 15948, 8.2).
enum Adam7 {
  struct Pass {
    var x: Int
    var y: Int
    var stepX: Int
    var stepY: Int

    /// Columns of a picture so wide that the pass holds.
    func columns(of width: Int) -> Int { (width - x + stepX - 1) / stepX }
    /// Rows of a picture so high that the pass holds.
    func rows(of height: Int) -> Int { (height - y + stepY - 1) / stepY }
  }

  static let passes = [
    Pass(x: 0, y: 0, stepX: 8, stepY: 8), Pass(x: 4, y: 0, stepX: 8, stepY: 8),
    Pass(x: 0, y: 4, stepX: 4, stepY: 8), Pass(x: 2, y: 0, stepX: 4, stepY: 4),
    Pass(x: 0, y: 2, stepX: 2, stepY: 4), Pass(x: 1, y: 0, stepX: 2, stepY: 2),
    Pass(x: 0, y: 1, stepX: 1, stepY: 2),
  ]
}
