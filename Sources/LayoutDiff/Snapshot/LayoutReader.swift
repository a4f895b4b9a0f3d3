import DuoGeometry
import DuoJSON

/// Reads values of a layout document and notes what is wrong with them. Unlike `JSONReader` it lets unknown keys
/// pass, and spells a path only where there is a fault: documents hold hundreds of thousands of numbers.
final class LayoutReader {
  /// An object's keys and values, with where it stands.
  struct Object {
    let members: [JSONNode.Member]
    let place: JSONPlace

    subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.value }
  }

  private enum Step {
    case key(String)
    case index(Int)
  }

  /// No place on a device or a sheet is farther out, in points or sheet units.
  static let farthest = 10_000_000.0

  let faults: JSONFaults
  private var path: [Step] = []

  init(faults: JSONFaults) { self.faults = faults }

  /// The value under `key`; nil where there is none or it is null.
  func optional<Value>(_ key: String, of object: Object, _ read: (JSONNode) -> Value?) -> Value? {
    guard let node = object[key], node.content != .null else { return nil }
    path.append(.key(key))
    defer { path.removeLast() }
    return read(node)
  }

  /// The value under `key`; nil, and a fault, where there is none.
  func required<Value>(_ key: String, of object: Object, _ read: (JSONNode) -> Value?) -> Value? {
    path.append(.key(key))
    defer { path.removeLast() }
    if let node = object[key] { return read(node) }
    faults.add(
      "missing", "\(subject) needs \(Names.quoted(key))", at: object.place, path: spelled(path[...])
    )
    return nil
  }

  /// The items that can be read; no more are tried once nobody would read what is wrong with them.
  func list<Item>(_ node: JSONNode, _ wanted: String, _ read: (JSONNode) -> Item?) -> [Item]? {
    guard case .array(let items) = node.content else { return mismatch(node, wanted) }
    var result: [Item] = []
    result.reserveCapacity(items.count)
    for (index, item) in items.enumerated() where !faults.isFull {
      path.append(.index(index))
      if let read = read(item) { result.append(read) }
      path.removeLast()
    }
    return result
  }

  func object(_ node: JSONNode, _ wanted: String = "an object") -> Object? {
    guard case .object(let members) = node.content else { return mismatch(node, wanted) }
    return Object(members: members, place: node.place)
  }

  func string(_ node: JSONNode) -> String? {
    guard case .string(let text) = node.content else {
      return mismatch(node, "a text in double quotes")
    }
    return text
  }

  func bool(_ node: JSONNode) -> Bool? {
    guard case .bool(let value) = node.content else { return mismatch(node, "true or false") }
    return value
  }

  func number(_ node: JSONNode, in range: ClosedRange<Double>) -> Double? {
    func wanted() -> String {
      "a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
    }
    guard case .number(let value) = node.content else { return mismatch(node, wanted()) }
    guard range.contains(value) else {
      return fault(node, "\(Self.text(value)) is out of range", "allowed: \(wanted())")
    }
    return value
  }

  /// One of the cases, by its raw value.
  func choice<Choice>(_ node: JSONNode, _ type: Choice.Type, _ what: String) -> Choice?
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue)
    guard case .string(let text) = node.content else {
      return mismatch(node, names.map(Names.quoted).joined(separator: ", "))
    }
    if let choice = Choice(rawValue: text) { return choice }
    return fault(node, "\(Names.quoted(text)) is not \(what)", Names.remedy(text, in: names))
  }

  func fault<Value>(_ node: JSONNode, _ problem: String, _ remedy: String) -> Value? {
    faults.add(problem, remedy, at: node.place, path: spelled(path[...]))
    return nil
  }

  private func mismatch<Value>(_ node: JSONNode, _ wanted: String) -> Value? {
    fault(node, "\(node.kind) cannot stand here", "allowed: \(wanted)")
  }

  /// What lacks the key at the end of the path.
  private var subject: String {
    let holder = spelled(path.dropLast())
    return holder.isEmpty ? "the file" : holder
  }

  private func spelled(_ steps: ArraySlice<Step>) -> String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + key
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  private static func text(_ number: Double) -> String { Decimal.text(number, places: 6) }
}

extension LayoutReader {
  /// A place on an axis, in points or sheet units.
  func coordinate(_ node: JSONNode) -> Double? {
    number(node, in: -Self.farthest...Self.farthest)
  }

  /// A side, in points or sheet units.
  func length(_ node: JSONNode) -> Double? { number(node, in: 0...Self.farthest) }

  func size(_ node: JSONNode) -> Size? {
    guard let object = object(node, "a size, as an object") else { return nil }
    let width = required("width", of: object, length)
    let height = required("height", of: object, length)
    guard let width, let height else { return nil }
    return Size(width: width, height: height)
  }

  func rect(_ node: JSONNode) -> Rect? {
    guard let object = object(node, "a rectangle, as an object") else { return nil }
    let x = required("x", of: object, coordinate)
    let y = required("y", of: object, coordinate)
    let width = required("width", of: object, length)
    let height = required("height", of: object, length)
    guard let x, let y, let width, let height else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  func insets(_ node: JSONNode) -> Insets? {
    guard let object = object(node, "insets, as an object") else { return nil }
    let top = required("top", of: object, coordinate)
    let left = required("left", of: object, coordinate)
    let bottom = required("bottom", of: object, coordinate)
    let right = required("right", of: object, coordinate)
    guard let top, let left, let bottom, let right else { return nil }
    return Insets(top: top, left: left, bottom: bottom, right: right)
  }

  /// `compact × regular`
  func sizeClass(_ node: JSONNode) -> String? {
    guard let object = object(node, "a size class, as an object") else { return nil }
    let horizontal = required("horizontal", of: object, string)
    let vertical = required("vertical", of: object, string)
    guard let horizontal, let vertical else { return nil }
    return "\(horizontal) × \(vertical)"
  }
}
