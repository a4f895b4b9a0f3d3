import DuoDrawing
import DuoGeometry

/// Lays pictures on a surface: in rows of pixels where these are drawn, else whole for the document to scale.
final class ImagePainter {
  /// One size of a picture.
  private struct Form: Hashable {
    var image: ObjectIdentifier
    var turn: QuarterTurn
    var isGrey: Bool
    var width: Int
    var height: Int
  }

  private struct Whole: Hashable {
    var image: ObjectIdentifier
    var isGrey: Bool
  }

  /// Made once for each size, since they are the same in every band.
  private var forms: [Form: PixelImage] = [:]
  private var sources: [Whole: ImageSurface] = [:]

  /// Draws the rows of a picture that can be seen, its edges on whole pixels.
  ///
  /// - Parameters:
  ///   - rows: The rows that can be seen, in surface units before moving.
  ///   - mask: Where coverage is worked out.
  func draw(
    _ mark: ImageMark, placement: Placement, rows: Range<Double>, with pen: Pen, mask: CoverageMask
  ) throws(CanvasError) {
    let box = placement.box(mark.frame)
    let top = max(rows.lowerBound, box.minY)
    let bottom = min(rows.upperBound, box.maxY)
    guard top < bottom, !box.isEmpty else { return }
    let form = form(of: mark, width: Int(box.width), height: Int(box.height))
    let seen = Int(top)..<Int(bottom)
    let start = Int(box.minY)
    let source = try ImageSurface(width: form.width, height: seen.count) { pixels in
      form.write(seen.lowerBound - start..<seen.upperBound - start, to: pixels)
    }
    let clip = mark.clip.map { placement.outline(of: $0) ?? Path() } ?? Path(rect: box)
    guard let reach = clip.bounds else { return }
    // The source is clear beyond the picture.
    mask.begin(
      columns: Int(reach.minX.rounded(.down))..<Int(reach.maxX.rounded(.up)), rows: seen)
    mask.trace(clip)
    mask.finish()
    mask.fade(to: mark.opacity)
    pen.set(source.surface, x: box.minX + placement.dx, y: top + placement.dy)
    pen.fill(mask, dx: placement.dx, dy: placement.dy)
    try source.surface.finish()
  }

  /// Draws the whole picture, scaled by the surface itself.
  func draw(_ mark: ImageMark, placement: Placement, with pen: Pen) throws(CanvasError) {
    let key = Whole(image: ObjectIdentifier(mark.image), isGrey: mark.isGrey)
    let source: ImageSurface
    if let known = sources[key] {
      source = known
    } else {
      source = try ImageSurface(mark.image, isGrey: mark.isGrey)
      sources[key] = source
    }
    let box = placement.box(mark.frame).moved(dx: placement.dx, dy: placement.dy)
    pen.draw(
      source.surface, size: (mark.image.width, mark.image.height), turn: mark.turn, in: box,
      opacity: mark.opacity,
      clip: mark.clip.map {
        (placement.outline(of: $0) ?? Path()).moved(dx: placement.dx, dy: placement.dy)
      })
  }

  private func form(of mark: ImageMark, width: Int, height: Int) -> PixelImage {
    let key = Form(
      image: ObjectIdentifier(mark.image), turn: mark.turn, isGrey: mark.isGrey,
      width: width, height: height)
    if let known = forms[key] { return known }
    let form = PixelImage(
      mark.image, turn: mark.turn, isGrey: mark.isGrey, width: width, height: height)
    forms[key] = form
    return form
  }
}

extension CoverageMask {
  fileprivate func trace(_ path: Path) {
    for step in path.steps {
      switch step {
      case .move(let a): move(a)
      case .line(let a): line(a)
      case .curve(let a, let b, let c): curve(a, b, c)
      case .close: close()
      }
    }
  }
}
