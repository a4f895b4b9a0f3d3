import DuoGeometry
import DuoJSON
import DuoLayout

/// Reads facts with their grades and sources, and remembers where each stands.
final class FactBook {
  private(set) var book: ProvenanceBook
  private(set) var places: [String: JSONPlace] = [:]

  /// The grade and source that hold for the whole file.
  init?(of file: JSONObjectReader) {
    let grade = file.required("grade")?.choice(Grade.self, what: "a grade")
    let source = file.required("source").flatMap(Self.source)
    book = ProvenanceBook(
      base: Provenance(grade: grade ?? .unverified, source: source ?? ""))
  }

  /// A value that may stand alone or as `{ "value", "grade", "source" }`.
  func value(_ reader: JSONReader?) -> JSONReader? {
    guard let reader else { return nil }
    places[reader.path] = reader.node.place
    guard reader.isObject, let object = reader.object(), object.has("value") else { return reader }
    grade(object)
    let value = object.required("value")?.named(reader.path)
    object.finish()
    return value
  }

  /// An object that may carry `grade` and `source` beside its own keys; the caller finishes it.
  func object(_ reader: JSONReader?) -> JSONObjectReader? {
    guard let reader, let object = reader.object() else { return nil }
    places[reader.path] = reader.node.place
    grade(object)
    return object
  }

  private func grade(_ object: JSONObjectReader) {
    let grade = object.optional("grade")
    let source = object.optional("source")
    guard grade != nil || source != nil else { return }
    if let grade, source == nil {
      grade.fault("a grade without a source", "say in \"source\" where the value comes from")
    }
    let above = book[object.path]
    book.exceptions[object.path] = Provenance(
      grade: grade?.choice(Grade.self, what: "a grade") ?? above.grade,
      source: source.flatMap(Self.source) ?? above.source)
  }

  private static func source(_ reader: JSONReader) -> String? {
    guard let text = reader.string() else { return nil }
    guard !text.isEmpty else {
      reader.fault("an empty source", "say where the value comes from")
      return nil
    }
    return text
  }
}

/// The largest length any file may name, in points or millimetres.
let largestLength = 100_000.0

extension FactBook {
  func length(_ reader: JSONReader?) -> Double? { reader?.number(in: 0...largestLength) }

  func size(_ reader: JSONReader?) -> Size? {
    guard let object = object(reader) else { return nil }
    let width = side(object.required("width"))
    let height = side(object.required("height"))
    object.finish()
    guard let width, let height else { return nil }
    return Size(width: width, height: height)
  }

  func rect(_ reader: JSONReader?) -> Rect? {
    guard let object = object(reader) else { return nil }
    let range = -largestLength...largestLength
    let x = object.required("x")?.number(in: range)
    let y = object.required("y")?.number(in: range)
    let width = side(object.required("width"))
    let height = side(object.required("height"))
    object.finish()
    guard let x, let y, let width, let height else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  func insets(_ reader: JSONReader?) -> Insets? {
    guard let object = object(reader) else { return nil }
    let top = length(object.required("top"))
    let left = length(object.required("left"))
    let bottom = length(object.required("bottom"))
    let right = length(object.required("right"))
    object.finish()
    guard let top, let left, let bottom, let right else { return nil }
    return Insets(top: top, left: left, bottom: bottom, right: right)
  }

  func insetChange(_ reader: JSONReader?) -> InsetChange {
    guard let object = object(reader) else { return InsetChange() }
    let change = InsetChange(
      top: length(object.optional("top")), left: length(object.optional("left")),
      bottom: length(object.optional("bottom")), right: length(object.optional("right")))
    object.finish()
    return change
  }

  func cornerRadii(_ reader: JSONReader?) -> CornerRadii? {
    guard let object = object(reader) else { return nil }
    let topLeft = length(object.required("topLeft"))
    let topRight = length(object.required("topRight"))
    let bottomRight = length(object.required("bottomRight"))
    let bottomLeft = length(object.required("bottomLeft"))
    object.finish()
    guard let topLeft, let topRight, let bottomRight, let bottomLeft else { return nil }
    return CornerRadii(
      topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }

  private func side(_ reader: JSONReader?) -> Double? { reader?.number(above: 0...largestLength) }
}
