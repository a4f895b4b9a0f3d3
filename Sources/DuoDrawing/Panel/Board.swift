import DuoGeometry
import DuoLayout

/// Where a line of text or a block hangs on its point.
enum Align: Sendable {
  case start, middle, end

  var share: Double {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    }
  }
}

/// One line of a block of text.
struct TextLine: Sendable {
  var text: String
  var size: Double
  var color: Color
}

/// The marks of a panel while it is being built, and the places that are taken.
struct Board {
  let shaper: any TextShaper
  let palette: Palette
  let type: TypeSizes
  private(set) var marks: [Mark] = []
  /// What each line of text covers.
  private(set) var inks: [Rect] = []
  /// Signs that text must not cover.
  private(set) var solids: [Rect] = []
  private var inkPlaces = PlaceIndex()
  private var solidPlaces = PlaceIndex()
  private var grounds = PlaceIndex()

  /// The height of capitals and digits in units of the type size.
  static let capHeight = 0.73
  /// From one baseline to the next.
  static let leading = 1.36
  /// How far text stays from text and from signs, in sheet units.
  var clearance: Double { type.label > 10 ? 3 : 2 }

  init(shaper: any TextShaper, palette: Palette, type: TypeSizes) {
    self.shaper = shaper
    self.palette = palette
    self.type = type
  }

  mutating func add(_ mark: Mark) { marks.append(mark) }

  mutating func fill(
    _ layer: Layer, _ sign: String, _ shape: Shape, _ color: Color, thing: String? = nil
  ) {
    marks.append(Mark(layer, sign, thing: thing, .fill(shape, color)))
  }

  mutating func stroke(
    _ layer: Layer, _ sign: String, _ shape: Shape, _ stroke: Stroke, thing: String? = nil
  ) {
    marks.append(Mark(layer, sign, thing: thing, .stroke(shape, stroke)))
  }

  /// Keeps text away from a place.
  mutating func reserve(_ rect: Rect) {
    solids.append(rect)
    solidPlaces.insert(rect)
  }

  /// Keeps text away from a place where a small sign may stand all the same.
  mutating func reserveGround(_ rect: Rect) {
    solids.append(rect)
    grounds.insert(rect)
  }

  private mutating func take(_ ink: Rect) {
    inks.append(ink)
    inkPlaces.insert(ink)
  }

  func width(_ text: String, _ size: Double) -> Double { shaper.shape(text).advance * size }

  /// A line of text that hangs on `point`, its capitals centred on it; `plane` turns it with its owner.
  func line(
    _ line: TextLine, at point: Point, align: Align, in plane: TurnedFrame? = nil
  ) -> TextMark {
    let shaped = shaper.shape(line.text)
    let start = Point(
      x: point.x - shaped.advance * line.size * align.share,
      y: point.y + Board.capHeight / 2 * line.size)
    return TextMark(
      text: line.text, shaped: shaped, size: line.size, color: line.color,
      origin: plane?.toOuter(start) ?? start, turn: plane?.turn ?? .none)
  }

  /// Writes a line of text for good.
  @discardableResult
  mutating func write(
    _ text: TextLine, at point: Point, align: Align = .start, in plane: TurnedFrame? = nil,
    layer: Layer, sign: String, thing: String? = nil
  ) -> Rect {
    let mark = line(text, at: point, align: align, in: plane)
    marks.append(Mark(layer, sign, thing: thing, .text(mark)))
    take(mark.inkBox)
    return mark.inkBox
  }

  /// Whether text may cover `box`.
  func isFree(_ box: Rect) -> Bool {
    let wide = box.grown(by: clearance)
    return !inkPlaces.touches(wide) && !solidPlaces.touches(wide) && !grounds.touches(wide)
  }

  /// Whether a small sign may cover `box`: no text and no other sign, but the ground of an element.
  func isFreeForSign(_ box: Rect) -> Bool {
    let wide = box.grown(by: 1)
    return !inkPlaces.touches(wide) && !solidPlaces.touches(wide)
  }

  /// Whether a line of text comes too near to another.
  func touchesText(_ text: TextMark) -> Bool {
    let wide = text.inkBox.grown(by: clearance)
    return inkPlaces.touches(wide)
  }

  /// How much of a thin line runs through text.
  func crossings(_ line: Rect) -> Int { inkPlaces.count(touching: line.grown(by: 1)) }

  /// The size of lines under one another, and their offsets from the top to the middle of the capitals.
  func block(_ lines: [TextLine]) -> (size: Size, offsets: [Double]) {
    var width = 0.0
    var offsets: [Double] = []
    var y = 0.0
    for line in lines {
      width = max(width, self.width(line.text, line.size))
      let height = line.size * Board.leading
      offsets.append(y + height / 2)
      y += height
    }
    return (Size(width: width, height: y), offsets)
  }

  /// Writes a block at the first of `places` where it is free and inside `holder` (all in `plane`'s space).
  ///
  /// - Returns: whether there was one.
  mutating func place(
    _ lines: [TextLine], at places: [Point], align: Align = .start, in plane: TurnedFrame,
    within holder: Rect, layer: Layer, sign: String, thing: String? = nil
  ) -> Bool {
    let (size, offsets) = block(lines)
    for place in places {
      let left = place.x - size.width * align.share
      let box = Rect(x: left, y: place.y, width: size.width, height: size.height)
      guard holder.contains(box) else { continue }
      // Without closures: they would copy the board for every place.
      var texts: [TextMark] = []
      for (line, offset) in zip(lines, offsets) {
        let text = self.line(
          line, at: Point(x: place.x, y: place.y + offset), align: align, in: plane)
        guard isFree(text.inkBox) else { break }
        texts.append(text)
      }
      guard texts.count == lines.count else { continue }
      for text in texts {
        marks.append(Mark(layer, sign, thing: thing, .text(text)))
        take(text.inkBox)
      }
      return true
    }
    return false
  }

  /// Takes over everything on another board, moved.
  mutating func append(_ other: Board, dx: Double, dy: Double) {
    marks += other.marks.map { $0.moved(dx: dx, dy: dy) }
    for ink in other.inks { take(ink.moved(dx: dx, dy: dy)) }
    for solid in other.solids { reserve(solid.moved(dx: dx, dy: dy)) }
  }

  mutating func remove(where isUnwanted: (Mark) -> Bool) { marks.removeAll(where: isUnwanted) }

  /// Takes other marks in place of those so far; the places that are taken stay as they are.
  mutating func replace(_ marks: [Mark]) { self.marks = marks }

  /// Puts a mark right above the first one with `sign`.
  mutating func insert(_ mark: Mark, after sign: String) {
    guard let place = marks.firstIndex(where: { $0.sign == sign }) else { return }
    marks.insert(mark, at: place + 1)
  }
}
