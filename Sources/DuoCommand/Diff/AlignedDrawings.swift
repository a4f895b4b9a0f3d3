import DuoDrawing
import DuoGeometry

/// Two drawings of one panel, laid so that their windows coincide: a line more in a heading must not make all of a
/// phone differ.
struct AlignedDrawings {
  var before: Drawing
  var after: Drawing
  /// Where the window lies on both, in sheet units; nil where they have none.
  var window: Rect?

  init(_ before: PlacedDrawing, _ after: PlacedDrawing) {
    self.before = before.drawing
    self.after = after.drawing
    guard let old = before.windows.first, let new = after.windows.first else { return }
    let x = max(old.minX, new.minX)
    let y = max(old.minY, new.minY)
    let moves = (
      before: (dx: x - old.minX, dy: y - old.minY), after: (dx: x - new.minX, dy: y - new.minY)
    )
    // The one size keeps what lies below or beside both windows from being told as another size.
    let size = Size(
      width: max(
        before.drawing.size.width + moves.before.dx, after.drawing.size.width + moves.after.dx),
      height: max(
        before.drawing.size.height + moves.before.dy, after.drawing.size.height + moves.after.dy))
    self.before = before.drawing.moved(dx: moves.before.dx, dy: moves.before.dy, size: size)
    self.after = after.drawing.moved(dx: moves.after.dx, dy: moves.after.dy, size: size)
    window = new.moved(dx: moves.after.dx, dy: moves.after.dy)
  }
}

extension Drawing {
  /// The same on a larger sheet, further right and down.
  fileprivate func moved(dx: Double, dy: Double, size: Size) -> Drawing {
    var result = self
    result.size = size
    guard dx != 0 || dy != 0 else { return result }
    for index in result.groups.indices {
      result.groups[index].marks = groups[index].marks.map { $0.moved(dx: dx, dy: dy) }
    }
    return result
  }
}
