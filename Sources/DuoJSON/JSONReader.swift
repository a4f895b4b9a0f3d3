/// One value of a file being decoded: asked for what it should be, it answers or leaves a fault behind.
public struct JSONReader {
  public let node: JSONNode
  /// The dotted path from the top of the file; empty there.
  public let path: String
  /// The thing of the file that has the value, by its own name; empty where the path says enough.
  public let owner: String
  public let faults: JSONFaults

  public init(node: JSONNode, path: String = "", owner: String = "", faults: JSONFaults) {
    self.node = node
    self.path = path
    self.owner = owner
    self.faults = faults
  }

  /// Parses `bytes` as a file people write: comments and trailing commas are welcome.
  ///
  /// - Returns: nil, and a fault, where the text is not JSON.
  public static func file(_ bytes: [UInt8], faults: JSONFaults) -> JSONReader? {
    do throws(JSONError) {
      return JSONReader(node: try JSONNode(parsing: bytes, options: .relaxed), faults: faults)
    } catch {
      faults.add(error)
      return nil
    }
  }

  public func fault(
    _ problem: @autoclosure () -> String, _ remedy: @autoclosure () -> String
  ) {
    faults.add(problem(), remedy(), at: node.place, owner: owner, path: path)
  }

  /// A fault about the kind of value that was found.
  public func mismatch(_ wanted: String) {
    fault("\(node.kind) cannot stand here", "allowed: \(wanted)")
  }

  public var isNull: Bool { node.content == .null }

  public var isObject: Bool {
    if case .object = node.content { true } else { false }
  }

  public func object(_ wanted: String = "an object") -> JSONObjectReader? {
    guard case .object(let members) = node.content else {
      mismatch(wanted)
      return nil
    }
    return JSONObjectReader(reader: self, members: members)
  }

  /// The items, each with its index in its path (`regions[0]`).
  public func array(_ wanted: String = "an array") -> [JSONReader]? {
    guard case .array(let items) = node.content else {
      mismatch(wanted)
      return nil
    }
    return items.enumerated().map { index, item in
      JSONReader(node: item, path: "\(path)[\(index)]", owner: owner, faults: faults)
    }
  }

  /// The same value under another path.
  public func named(_ path: String) -> JSONReader {
    JSONReader(node: node, path: path, owner: owner, faults: faults)
  }

  /// The same value as the start of a thing's own paths.
  public func owned(by owner: String) -> JSONReader {
    JSONReader(node: node, path: "", owner: owner, faults: faults)
  }

  public func string(_ wanted: String = "a text in double quotes") -> String? {
    guard case .string(let text) = node.content else {
      mismatch(wanted)
      return nil
    }
    return text
  }

  public func bool() -> Bool? {
    guard case .bool(let value) = node.content else {
      mismatch("true or false")
      return nil
    }
    return value
  }

  /// A finite number in `range`.
  public func number(in range: ClosedRange<Double>) -> Double? {
    number(in: range) {
      "a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
    }
  }

  /// A number in `range` that is not its lower bound.
  public func number(above range: ClosedRange<Double>) -> Double? {
    number(in: range.lowerBound.nextUp...range.upperBound) {
      "a number above \(Self.text(range.lowerBound)), at most \(Self.text(range.upperBound))"
    }
  }

  public func integer(in range: ClosedRange<Int>) -> Int? {
    let wanted = { "a whole number from \(range.lowerBound) to \(range.upperBound)" }
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard let value = number(in: bounds, wanted) else { return nil }
    guard let whole = Int(exactly: value) else {
      fault("\(Self.text(value)) is not whole", "allowed: \(wanted())")
      return nil
    }
    return whole
  }

  private func number(in range: ClosedRange<Double>, _ wanted: () -> String) -> Double? {
    guard case .number(let value) = node.content else {
      mismatch(wanted())
      return nil
    }
    guard range.contains(value) else {
      fault("\(Self.text(value)) is out of range", "allowed: \(wanted())")
      return nil
    }
    return value
  }

  /// One of `names`, read without regard to case, `-` and `_`; `what` says what they are (`a grade`).
  public func choice(of names: [String], what: String) -> String? {
    guard case .string(let text) = node.content else {
      mismatch(names.map(Names.quoted).joined(separator: ", "))
      return nil
    }
    if let match = Names.match(text, in: names) { return match }
    fault("\(Names.quoted(text)) is not \(what)", Names.remedy(text, in: names))
    return nil
  }

  /// A case of an enumeration, by its raw value.
  public func choice<Choice>(_ type: Choice.Type, what: String) -> Choice?
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    choice(of: Choice.allCases.map(\.rawValue), what: what).flatMap(Choice.init(rawValue:))
  }

  private static func text(_ number: Double) -> String { Decimal.text(number, places: 6) }
}

/// An object being decoded: knows which keys were asked for, so that all others are faults.
public final class JSONObjectReader {
  public let reader: JSONReader
  private let members: [JSONNode.Member]
  private var known: [String] = []
  private var taken: [Bool]

  init(reader: JSONReader, members: [JSONNode.Member]) {
    self.reader = reader
    self.members = members
    taken = Array(repeating: false, count: members.count)
  }

  public var path: String { reader.path }

  /// The value under `key`; nil where the object has none.
  public func optional(_ key: String) -> JSONReader? {
    if !known.contains(key) { known.append(key) }
    guard let index = index(of: key) else { return nil }
    taken[index] = true
    return JSONReader(
      node: members[index].value, path: path(of: key), owner: reader.owner, faults: reader.faults)
  }

  /// As `optional`, for a key that is not to be suggested for others.
  public func withoutSuggesting(_ key: String) -> JSONReader? {
    defer { known.removeAll { $0 == key } }
    return optional(key)
  }

  private func index(of key: String) -> Int? {
    members.firstIndex { $0.key == key }
      ?? members.firstIndex { Names.areSame($0.key, key) }
  }

  /// The value under `key`; nil, and a fault, where the object has none.
  public func required(_ key: String) -> JSONReader? {
    if let found = optional(key) { return found }
    reader.faults.add(
      "missing", "\(subject) needs \(Names.quoted(key))", at: reader.node.place,
      owner: reader.owner, path: path(of: key))
    return nil
  }

  /// Checks the two keys that say what kind of file this is.
  ///
  /// - Parameter isRequired: whether a file has to say so.
  public func checkFormat(_ format: String, isRequired: Bool = true) {
    func reader(_ key: String) -> JSONReader? { isRequired ? required(key) : optional(key) }
    if let stated = reader("format"), let found = stated.string(), found != format {
      stated.fault("\(Names.quoted(found)) is another format", "allowed: \(Names.quoted(format))")
    }
    if let version = reader("version"), let number = version.integer(in: 1...Int(Int32.max)),
      number != 1
    {
      version.fault("version \(number) is newer than this program", "allowed: 1")
    }
  }

  /// The keys and values as the file has them, for objects whose keys are names of things.
  public func entries() -> [(key: String, keyPlace: JSONPlace, value: JSONReader)] {
    members.indices.map { index in
      taken[index] = true
      let member = members[index]
      return (
        member.key, member.keyPlace,
        JSONReader(
          node: member.value, path: child(member.key), owner: reader.owner, faults: reader.faults)
      )
    }
  }

  /// Whether the object has `key`, asked for or not.
  public func has(_ key: String) -> Bool { index(of: key) != nil }

  /// Reports every key nobody asked for, except `$schema` and those that start with `x-`.
  public func finish() {
    for (index, member) in members.enumerated() where !taken[index] {
      if member.key == "$schema" || member.key.hasPrefix("x-") { continue }
      let again = reader.faults.isFull ? nil : Names.match(member.key, in: known)
      reader.faults.add(
        again.map { "the same key as \(Names.quoted($0))" } ?? "unknown key",
        again == nil ? Names.remedy(member.key, in: known) : "leave one of them out",
        at: member.keyPlace, owner: reader.owner, path: child(member.key))
    }
  }

  /// What lacks a key.
  private var subject: String {
    if !path.isEmpty { return path }
    return reader.owner.isEmpty ? "the file" : "it"
  }

  private func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// As `path(of:)`, for a key as it stands in the file.
  private func child(_ key: String) -> String {
    let shown = key.utf8.count > 40 || key.utf8.contains { $0 <= 0x20 } ? Names.quoted(key) : key
    return path(of: shown)
  }
}
