import DuoGeometry
import DuoJSON

/// Numbers, sizes, rectangles and insets in every spelling that probes use.
///
/// A value that is there and says nothing (null, an empty rectangle, an infinite one) is nil; one that is no such
/// thing at all throws.
enum ProbeShapes {
  /// The value is something else.
  struct Mismatch: Error {}

  /// As in pose files, in points.
  static let largest = 100_000.0

  /// Without the `{"value", "grade", "source"}` that pose files put around a fact.
  static func bare(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.content,
      let value = members.first(where: { $0.key == "value" }),
      members.allSatisfy({ ["value", "grade", "source"].contains($0.key) })
    else { return node }
    return value.value
  }

  static func number(_ node: JSONNode) throws(Mismatch) -> Double? {
    switch bare(node).content {
    case .number(let number): return number
    case .null: return nil
    case .string(let text):
      guard let number = Double(text) else { throw Mismatch() }
      return number.isFinite ? number : nil
    default: throw Mismatch()
    }
  }

  /// `{width, height}`, `{w, h}`, `[w, h]`, `"{w, h}"`
  static func size(_ node: JSONNode) throws(Mismatch) -> Size? {
    switch try shape(node) {
    case .none: return nil
    case .numbers(let numbers):
      guard numbers.count == 2 else { throw Mismatch() }
      return size(numbers[0], numbers[1])
    case .object(let fields):
      let width = try fields.number("width", "w")
      let height = try fields.number("height", "h")
      guard fields.has("width", "w"), fields.has("height", "h") else { throw Mismatch() }
      guard let width, let height else { return nil }
      return size(width, height)
    }
  }

  /// `{x, y, width, height}`, `{x, y, w, h}`, `{origin, size}`, `[x, y, w, h]`, `[[x, y], [w, h]]`,
  /// `"{{x, y}, {w, h}}"`
  static func rect(_ node: JSONNode) throws(Mismatch) -> Rect? {
    switch try shape(node) {
    case .none: return nil
    case .numbers(let numbers):
      guard numbers.count == 4 else { throw Mismatch() }
      return rect(numbers[0], numbers[1], numbers[2], numbers[3])
    case .object(let fields):
      if let inner = fields.node("size") {
        let side = try size(inner)
        let corner = try fields.node("origin").map { node throws(Mismatch) in try point(node) }
        guard let side else { return nil }
        guard let corner else { throw Mismatch() }
        return corner.flatMap { rect($0.x, $0.y, side.width, side.height) }
      }
      let x = try fields.number("x")
      let y = try fields.number("y")
      let side = try size(node)
      guard fields.has("x"), fields.has("y") else { throw Mismatch() }
      guard let x, let y, let side else { return nil }
      return rect(x, y, side.width, side.height)
    }
  }

  /// A size, or a rectangle.
  static func window(_ node: JSONNode) throws(Mismatch) -> (size: Size, origin: Point?)? {
    switch try shape(node) {
    case .none: return nil
    case .numbers(let numbers) where numbers.count == 2:
      return size(numbers[0], numbers[1]).map { ($0, nil) }
    case .numbers: return try rect(node).map { ($0.size, $0.origin) }
    case .object(let fields):
      if fields.node("x") != nil || fields.node("origin") != nil, let rect = try rect(node) {
        return (rect.size, rect.origin)
      }
      return try size(fields.node("size") ?? node).map { ($0, nil) }
    }
  }

  /// The edges of `{top, left, bottom, right}`, of `{top, leading, bottom, trailing}`, of an array or text in the
  /// order top, left, bottom, right; an edge that is not told is nil.
  static func insets(_ node: JSONNode, isMirrored: Bool) throws(Mismatch) -> ToldInsets? {
    switch try shape(node) {
    case .none: return nil
    case .numbers(let numbers):
      guard numbers.count == 4 else { throw Mismatch() }
      return ToldInsets(
        top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    case .object(let fields):
      guard fields.has("top", "bottom", "left", "right", "leading", "trailing") else {
        throw Mismatch()
      }
      let leading = try fields.number("leading", "start")
      let trailing = try fields.number("trailing", "end")
      return ToldInsets(
        top: try fields.number("top"),
        left: try fields.number("left") ?? (isMirrored ? trailing : leading),
        bottom: try fields.number("bottom"),
        right: try fields.number("right") ?? (isMirrored ? leading : trailing))
    }
  }

  // MARK: Spellings

  private enum Shape {
    case none
    /// The numbers of an array or a text, those of arrays in arrays one after the other.
    case numbers([Double])
    case object(ProbeFields)
  }

  private static func shape(_ node: JSONNode) throws(Mismatch) -> Shape {
    let node = bare(node)
    switch node.content {
    case .null: return .none
    case .object(let members): return .object(ProbeFields(members))
    case .array(let items):
      var numbers: [Double] = []
      for item in items {
        if case .array(let inner) = item.content {
          for node in inner {
            guard let value = try number(node) else { return .none }
            numbers.append(value)
          }
        } else {
          guard let value = try number(item) else { return .none }
          numbers.append(value)
        }
      }
      return .numbers(numbers)
    case .string(let text): return try shape(of: text)
    default: throw Mismatch()
    }
  }

  /// `"{{0, 0}, {466, 678}}"`, a type's name before it included.
  private static func shape(of text: String) throws(Mismatch) -> Shape {
    guard text.utf8.count <= 400, let start = text.firstIndex(where: { "{[(".contains($0) }) else {
      throw Mismatch()
    }
    var numbers: [Double] = []
    for piece in text[start...].split(whereSeparator: { "{}[](), ;".contains($0) }) {
      guard let number = Double(piece) else { throw Mismatch() }
      guard number.isFinite else { return .none }
      numbers.append(number)
    }
    return .numbers(numbers)
  }

  private static func point(_ node: JSONNode) throws(Mismatch) -> Point? {
    switch try shape(node) {
    case .none: return nil
    case .numbers(let numbers):
      guard numbers.count == 2 else { throw Mismatch() }
      return Point(x: numbers[0], y: numbers[1])
    case .object(let fields):
      guard let x = try fields.number("x"), let y = try fields.number("y") else { return nil }
      return Point(x: x, y: y)
    }
  }

  private static func size(_ width: Double, _ height: Double) -> Size? {
    guard width > 0, height > 0, width <= largest, height <= largest else { return nil }
    return Size(width: width, height: height)
  }

  private static func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Rect? {
    guard x.magnitude <= largest, y.magnitude <= largest, size(width, height) != nil
    else { return nil }
    return CapturedFrame(x: x, y: y, width: width, height: height).rect
  }
}
