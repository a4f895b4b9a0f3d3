import DuoGeometry

/// What is left of a rectangle that others cover.
enum FreeArea {
  /// Past so many steps the answer may be too large, never too small: nothing is called a fault that is none.
  private static let steps = 96

  /// The upright rectangle inside `area` that overlaps none of `blocks` and whose shorter side is largest; of several
  /// the one with the larger longer side, then the topmost, then the leftmost. nil where nothing is left.
  ///
  /// Tries the most promising piece first: one that nothing cuts is the answer, any other falls into the pieces to
  /// the four sides of what cuts it.
  static func largest(in area: Rect, avoiding blocks: [Rect]) -> Rect? {
    var pieces = [area]
    var steps = Self.steps
    while let best = pieces.indices.max(by: { isBetter(pieces[$1], than: pieces[$0]) }) {
      let piece = pieces.remove(at: best)
      guard let cut = nearest(of: blocks, in: piece), steps > 0 else { return piece }
      steps -= 1
      if cut.minX - piece.minX > Tolerance.points {
        add(piece.minX, piece.minY, cut.minX, piece.maxY, to: &pieces)
      }
      if piece.maxX - cut.maxX > Tolerance.points {
        add(cut.maxX, piece.minY, piece.maxX, piece.maxY, to: &pieces)
      }
      if cut.minY - piece.minY > Tolerance.points {
        add(piece.minX, piece.minY, piece.maxX, cut.minY, to: &pieces)
      }
      if piece.maxY - cut.maxY > Tolerance.points {
        add(piece.minX, cut.maxY, piece.maxX, piece.maxY, to: &pieces)
      }
    }
    return nil
  }

  /// What cuts `piece` nearest its middle, so that the pieces left over are small.
  private static func nearest(of blocks: [Rect], in piece: Rect) -> Rect? {
    let center = piece.center
    var found: (block: Rect, distance: Double)?
    for block in blocks where block.overlaps(piece, by: Tolerance.points) {
      let distance = block.center.distance(to: center)
      if let found, found.distance <= distance { continue }
      found = (block, distance)
    }
    return found?.block
  }

  private static func add(
    _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, to pieces: inout [Rect]
  ) {
    let piece = Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    if !pieces.contains(where: { $0.contains(piece) }) { pieces.append(piece) }
  }

  private static func isBetter(_ a: Rect, than b: Rect) -> Bool {
    if a.shorterSide != b.shorterSide { return a.shorterSide > b.shorterSide }
    let longer = (max(a.width, a.height), max(b.width, b.height))
    if longer.0 != longer.1 { return longer.0 > longer.1 }
    return (a.minY, a.minX) < (b.minY, b.minX)
  }
}
