import DuoJSON

/// Judges values by a JSON Schema of draft-07: the keywords our schemas use, and no others.
struct SchemaValidator {
  struct UnknownKeyword: Error, Equatable {
    var keyword: String
  }

  private static let remarks: Set<String> = [
    "$schema", "title", "description", "default", "definitions", "allowComments",
    "allowTrailingCommas",
  ]

  let root: JSONNode
  private let patterns = Patterns()

  init(_ schema: JSONValue) throws {
    root = try JSONNode(parsing: Array(schema.prettyText.utf8))
  }

  func accepts(_ value: JSONNode) throws -> Bool { try accepts(value, root) }

  private func accepts(_ value: JSONNode, _ schema: JSONNode) throws -> Bool {
    if case .bool(let answer) = schema.content { return answer }
    if let reference = schema["$ref"]?.text { return try accepts(value, target(reference)) }
    for member in schema.members where !Self.remarks.contains(member.key) {
      guard try holds(member.key, member.value, schema, value) else { return false }
    }
    return true
  }

  private func target(_ reference: String) throws -> JSONNode {
    let prefix = "#/definitions/"
    guard reference.hasPrefix(prefix),
      let found = root["definitions"]?[String(reference.dropFirst(prefix.count))]
    else { throw UnknownKeyword(keyword: reference) }
    return found
  }

  private func holds(
    _ keyword: String, _ argument: JSONNode, _ schema: JSONNode, _ value: JSONNode
  ) throws -> Bool {
    switch keyword {
    case "type": return argument.text.map { value.isOf($0) } ?? false
    case "const": return value.means(argument)
    case "enum": return argument.items.contains(where: value.means)
    case "anyOf": return try argument.items.contains { try accepts(value, $0) }
    case "allOf": return try argument.items.allSatisfy { try accepts(value, $0) }
    case "not": return try !accepts(value, argument)
    case "if":
      let branch = try accepts(value, argument) ? schema["then"] : schema["else"]
      return try branch.map { try accepts(value, $0) } ?? true
    case "then", "else": return true
    case "minimum": return compare(value, argument, >=)
    case "exclusiveMinimum": return compare(value, argument, >)
    case "maximum": return compare(value, argument, <=)
    case "minLength": return compare(value.length, argument, >=)
    case "maxLength": return compare(value.length, argument, <=)
    case "minItems": return compare(value.count, argument, >=)
    case "minProperties":
      return !value.isObject || compare(Double(value.members.count), argument, >=)
    case "maxItems": return compare(value.count, argument, <=)
    case "pattern":
      guard let text = value.text, let pattern = argument.text else { return true }
      return try patterns.match(text, pattern)
    case "items": return try value.items.allSatisfy { try accepts($0, argument) }
    case "required": return !value.isObject || argument.items.allSatisfy { value.has($0.text) }
    case "dependencies": return try dependencies(argument, value)
    case "properties", "patternProperties": return try properties(argument, keyword, value)
    case "additionalProperties": return try additional(argument, schema, value)
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  private func compare(
    _ value: JSONNode, _ argument: JSONNode, _ order: (Double, Double) -> Bool
  ) -> Bool { compare(value.number, argument, order) }

  private func compare(
    _ value: Double?, _ argument: JSONNode, _ order: (Double, Double) -> Bool
  ) -> Bool {
    guard let value, let limit = argument.number else { return true }
    return order(value, limit)
  }

  private func dependencies(_ argument: JSONNode, _ value: JSONNode) throws -> Bool {
    try argument.members.allSatisfy { member in
      guard value.has(member.key) else { return true }
      if case .array(let names) = member.value.content {
        return names.allSatisfy { value.has($0.text) }
      }
      return try accepts(value, member.value)
    }
  }

  private func properties(
    _ argument: JSONNode, _ keyword: String, _ value: JSONNode
  ) throws -> Bool {
    try argument.members.allSatisfy { member in
      try value.members.allSatisfy { found in
        let isMeant =
          keyword == "properties"
          ? found.key == member.key : try patterns.match(found.key, member.key)
        return try !isMeant || accepts(found.value, member.value)
      }
    }
  }

  private func additional(
    _ argument: JSONNode, _ schema: JSONNode, _ value: JSONNode
  ) throws -> Bool {
    let named = Set(schema["properties"]?.members.map(\.key) ?? [])
    let others = schema["patternProperties"]?.members.map(\.key) ?? []
    return try value.members.allSatisfy { found in
      if named.contains(found.key) { return true }
      if try others.contains(where: { try patterns.match(found.key, $0) }) { return true }
      return try accepts(found.value, argument)
    }
  }
}

/// The patterns of one schema, each read once.
private final class Patterns {
  private var read: [String: Regex<AnyRegexOutput>] = [:]
  private var answers: [String: [String: Bool]] = [:]

  /// Somewhere in the text, unless the pattern says where; by code points.
  func match(_ text: String, _ pattern: String) throws -> Bool {
    if let answer = answers[pattern]?[text] { return answer }
    let regex = try read[pattern] ?? Regex(pattern).matchingSemantics(.unicodeScalar)
    read[pattern] = regex
    let answer = text.firstMatch(of: regex) != nil
    answers[pattern, default: [:]][text] = answer
    return answer
  }
}

extension JSONNode {
  var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  var items: [JSONNode] {
    if case .array(let items) = content { items } else { [] }
  }

  var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  var isObject: Bool {
    if case .object = content { true } else { false }
  }

  subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.value }

  fileprivate func has(_ key: String?) -> Bool { key.map { self[$0] != nil } ?? false }

  /// Code points of a text.
  fileprivate var length: Double? { text.map { Double($0.unicodeScalars.count) } }

  /// Items of an array.
  fileprivate var count: Double? {
    if case .array(let items) = content { Double(items.count) } else { nil }
  }

  fileprivate func isOf(_ type: String) -> Bool {
    switch (type, content) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number),
      ("boolean", .bool), ("null", .null):
      true
    case ("integer", .number(let number)): number.rounded() == number
    default: false
    }
  }

  /// Whether it is the same value, wherever it stands.
  fileprivate func means(_ other: JSONNode) -> Bool {
    switch (content, other.content) {
    case (.object(let a), .object(let b)):
      a.count == b.count
        && a.allSatisfy { one in other[one.key].map { one.value.means($0) } ?? false }
    case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.means($1) }
    default: content == other.content
    }
  }
}
