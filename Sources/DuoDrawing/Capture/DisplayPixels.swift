import DuoGeometry
import DuoLayout

/// A capture's pixels by their places on the display, as the pose turns it.
struct DisplayPixels {
  private let image: RasterImage
  /// The display as the pose turns it, in the capture's pixels.
  private let display: ConvexShape
  /// Pixels per point on each axis.
  private let scale: Size
  private let window: Point
  /// The place in `image.words` of the display's first pixel, and how far apart those of a row and of a column are.
  private let first: Int
  private let across: Int
  private let down: Int

  init(_ image: RasterImage, turn: QuarterTurn, display: Display, pose: Pose) {
    self.image = image
    let size = turn.turned(Size(width: Double(image.width), height: Double(image.height)))
    let points = pose.quarterTurn.turned(display.size)
    scale = Size(width: size.width / points.width, height: size.height / points.height)
    self.display = ConvexShape(
      rect: Rect(size: size),
      radii: display.cornerRadii.turned(pose.quarterTurn).scaled(by: scale.width))
    window = pose.window.origin
    let stride = image.width
    let last = image.words.count - 1
    switch turn.rawValue {
    case 1: (first, across, down) = (last - stride + 1, -stride, 1)
    case 2: (first, across, down) = (last, -1, -stride)
    case 3: (first, across, down) = (stride - 1, stride, -1)
    default: (first, across, down) = (0, 1, stride)
    }
  }

  /// The share of the pixels of some frames of window space, none in two of them, that are unlike all of some
  /// colours, `0xRRGGBB` each; nil where no pixel lies in any.
  func share(of frames: [Rect], unlike backgrounds: [UInt32]) -> Double? {
    var counted = 0
    var unlike = 0
    for frame in frames {
      let box = frame.moved(dx: window.x, dy: window.y)
      let columns = pixels(box.minX * scale.width, box.maxX * scale.width, display.rect.width)
      for row in pixels(box.minY * scale.height, box.maxY * scale.height, display.rect.height) {
        let seen = onDisplay(columns, row)
        var place = first + row * down + seen.lowerBound * across
        for _ in seen {
          let word = image.words[place]
          if backgrounds.allSatisfy({ isUnlike(word, $0) }) { unlike += 1 }
          place += across
        }
        counted += seen.count
      }
    }
    return counted > 0 ? Double(unlike) / Double(counted) : nil
  }

  /// The difference in a channel that is not seen as another colour, of 255.
  private static let tolerance = 16

  private func isUnlike(_ word: UInt32, _ background: UInt32) -> Bool {
    if word & 0xFF_FFFF == background { return false }
    func isFar(_ shift: UInt32) -> Bool {
      let apart = Int32(word >> shift & 0xFF) - Int32(background >> shift & 0xFF)
      return apart.magnitude > DisplayPixels.tolerance
    }
    return isFar(16) || isFar(8) || isFar(0)
  }

  /// The pixels whose middles lie between two places.
  private func pixels(_ low: Double, _ high: Double, _ limit: Double) -> Range<Int> {
    func edge(_ value: Double) -> Int {
      Int(min(max((value - 0.5).rounded(.up), 0), limit))
    }
    return edge(low)..<max(edge(high), edge(low))
  }

  /// The pixels of a row whose middles lie within the round corners.
  private func onDisplay(_ columns: Range<Int>, _ row: Int) -> Range<Int> {
    let y = Double(row) + 0.5
    let line = Segment(
      Point(x: display.rect.minX, y: y), Point(x: display.rect.maxX, y: y))
    guard let seen = display.clip(line) else { return columns.lowerBound..<columns.lowerBound }
    return columns.clamped(to: pixels(seen.from.x, seen.to.x, display.rect.width))
  }
}
