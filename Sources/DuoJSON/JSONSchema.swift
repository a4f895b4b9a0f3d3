/// The pieces of a JSON Schema (draft-07) for files that people write: each key with a line for the editor to show, and
/// nothing allowed that no key names, but for `$schema` and what begins with `x-`.
public enum JSONSchema {
  /// A whole schema. Editors that know these two words leave comments and trailing commas in peace.
  public static func file(
    title: String, _ description: String, _ root: JSONValue,
    definitions: [String: JSONValue] = [:]
  ) -> JSONValue {
    var members: [String: JSONValue] = [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": .string(title),
      "allowComments": true, "allowTrailingCommas": true,
    ]
    if !definitions.isEmpty { members["definitions"] = .object(definitions) }
    return root.described(description).with(members)
  }

  /// An object of these keys.
  public static func object(
    _ keys: [String: JSONValue], required: [String] = [], _ description: String? = nil
  ) -> JSONValue {
    var members: [String: JSONValue] = [
      "type": "object", "properties": .object(keys), "additionalProperties": false,
      "patternProperties": .object(["^(x-|\\$schema$)": true]),
    ]
    if !required.isEmpty { members["required"] = .array(required.map(JSONValue.string)) }
    return JSONValue.object(members).described(description)
  }

  /// The key `format`, which says what kind of file it is.
  public static func format(_ name: String) -> JSONValue {
    JSONValue.object(["const": .string(name)]).described("What kind of file this is.")
  }

  public static let version = JSONValue.object(["const": 1]).described(
    "The version of the format.")

  public static func list(
    of item: JSONValue, atLeast least: Int = 0, atMost most: Int? = nil,
    _ description: String? = nil
  ) -> JSONValue {
    var members: [String: JSONValue] = ["type": "array", "items": item]
    if least > 0 { members["minItems"] = .integer(Int64(least)) }
    if let most { members["maxItems"] = .integer(Int64(most)) }
    return JSONValue.object(members).described(description)
  }

  public static func choice(
    of values: [String], _ description: String? = nil, usual: String? = nil
  ) -> JSONValue {
    var members: [String: JSONValue] = ["enum": .array(values.map(JSONValue.string))]
    if let usual { members["default"] = .string(usual) }
    return JSONValue.object(members).described(description)
  }

  /// One of the raw values of an enumeration.
  public static func choice<Choice>(
    _ type: Choice.Type, _ description: String? = nil, usual: Choice? = nil
  ) -> JSONValue where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    choice(of: Choice.allCases.map(\.rawValue), description, usual: usual?.rawValue)
  }

  public static func bool(_ description: String? = nil, usual: Bool? = nil) -> JSONValue {
    var members: [String: JSONValue] = ["type": "boolean"]
    if let usual { members["default"] = .bool(usual) }
    return JSONValue.object(members).described(description)
  }

  public static func number(
    _ range: ClosedRange<Double>, _ description: String? = nil, usual: Double? = nil
  ) -> JSONValue {
    number(["minimum": .number(range.lowerBound)], range, description, usual: usual)
  }

  /// A number in `range` that is not its lower bound.
  public static func number(
    above range: ClosedRange<Double>, _ description: String? = nil, usual: Double? = nil
  ) -> JSONValue {
    number(["exclusiveMinimum": .number(range.lowerBound)], range, description, usual: usual)
  }

  private static func number(
    _ least: [String: JSONValue], _ range: ClosedRange<Double>, _ description: String?,
    usual: Double?
  ) -> JSONValue {
    var members = least
    members["type"] = "number"
    if range.upperBound < .greatestFiniteMagnitude {
      members["maximum"] = .number(range.upperBound)
    }
    if let usual { members["default"] = .number(usual) }
    return JSONValue.object(members).described(description)
  }

  public static func integer(
    _ range: ClosedRange<Int>, _ description: String? = nil, usual: Int? = nil
  ) -> JSONValue {
    var members: [String: JSONValue] = [
      "type": "integer", "minimum": .integer(Int64(range.lowerBound)),
      "maximum": .integer(Int64(range.upperBound)),
    ]
    if let usual { members["default"] = .integer(Int64(usual)) }
    return JSONValue.object(members).described(description)
  }

  /// A text that is not empty, `pattern` of which each character matches where it is given.
  public static func text(
    atMost most: Int? = nil, pattern: String? = nil, _ description: String? = nil,
    usual: String? = nil
  ) -> JSONValue {
    var members: [String: JSONValue] = ["type": "string", "minLength": 1]
    if let most { members["maxLength"] = .integer(Int64(most)) }
    if let pattern { members["pattern"] = .string(pattern) }
    if let usual { members["default"] = .string(usual) }
    return JSONValue.object(members).described(description)
  }

  public static func any(of choices: [JSONValue], _ description: String? = nil) -> JSONValue {
    JSONValue.object(["anyOf": .array(choices)]).described(description)
  }

  public static func reference(_ name: String, _ description: String? = nil) -> JSONValue {
    let reference = JSONValue.object(["$ref": .string("#/definitions/\(name)")])
    // Draft-07 reads nothing beside a reference.
    guard let description else { return reference }
    return JSONValue.object(["allOf": .array([reference])]).described(description)
  }

  public static let null = JSONValue.object(["type": "null"])
}

extension JSONValue {
  /// The same object with more members.
  public func with(_ more: [String: JSONValue]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.merging(more) { $1 })
  }

  public func described(_ text: String?) -> JSONValue {
    text.map { with(["description": .string($0)]) } ?? self
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
}
