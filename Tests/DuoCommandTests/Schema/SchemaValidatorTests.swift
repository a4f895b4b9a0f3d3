import DuoJSON
import Testing

/// The validator of these tests, against what draft-07 says of each keyword.
@Suite struct SchemaValidatorTests {
  private func accepts(_ schema: String, _ value: String) throws -> Bool {
    try SchemaValidator(RawSchema.value(schema)).accepts(JSONNode(parsing: Array(value.utf8)))
  }

  @Test(arguments: [
    (#"{"type": "object"}"#, ["{}"], ["[]", "null", "1"]),
    (#"{"type": "integer"}"#, ["1", "1.0", "-3"], ["1.5", "\"1\""]),
    (#"{"type": "number"}"#, ["1", "1.5"], ["true", "null"]),
    (#"{"type": "null"}"#, ["null"], ["0", "false"]),
    (#"{"const": "a"}"#, ["\"a\""], ["\"b\"", "null"]),
    (#"{"const": {"a": [1]}}"#, [#"{"a": [1]}"#], [#"{"a": [2]}"#, "{}"]),
    (#"{"enum": ["a", 1]}"#, ["\"a\"", "1"], ["\"A\"", "2"]),
    (#"{"minimum": 1, "maximum": 2}"#, ["1", "2", "\"other\""], ["0.999", "2.001"]),
    (#"{"exclusiveMinimum": 0}"#, ["0.001"], ["0", "-1"]),
    (#"{"minLength": 2, "maxLength": 3}"#, ["\"ab\"", "\"äöü\"", "1"], ["\"a\"", "\"abcd\""]),
    (#"{"minItems": 1, "maxItems": 2}"#, ["[1]", "[1,2]", "{}"], ["[]", "[1,2,3]"]),
    (#"{"pattern": "b"}"#, ["\"abc\"", "3"], ["\"ac\"", "\"\""]),
    (#"{"pattern": "^[a-c]+$"}"#, ["\"abc\""], ["\"abd\"", "\"\""]),
    (#"{"items": {"type": "number"}}"#, ["[]", "[1,2]", "\"a\""], ["[1,\"2\"]"]),
    (#"{"required": ["a"]}"#, [#"{"a": null}"#, "[]"], ["{}", #"{"b": 1}"#]),
    (
      #"{"properties": {"a": {"type": "number"}, "b": false}}"#, ["{}", #"{"a": 1, "c": 2}"#],
      [#"{"a": "1"}"#, #"{"b": 1}"#]
    ),
    (
      #"{"properties": {"a": true}, "patternProperties": {"^x-": true}, "additionalProperties": false}"#,
      [#"{"a": 1, "x-b": 2}"#], [#"{"b": 1}"#, #"{"ax-": 1}"#]
    ),
    (
      #"{"patternProperties": {"^x": {"type": "number"}}}"#, [#"{"x1": 1, "y": "a"}"#],
      [#"{"x1": "a"}"#]
    ),
    (#"{"additionalProperties": {"type": "number"}}"#, [#"{"a": 1}"#], [#"{"a": "b"}"#]),
    (
      #"{"dependencies": {"a": ["b"]}}"#, ["{}", #"{"b": 1}"#, #"{"a": 1, "b": 1}"#], [#"{"a": 1}"#]
    ),
    (
      #"{"dependencies": {"a": {"required": ["c"]}}}"#, ["{}", #"{"a": 1, "c": 1}"#], [#"{"a": 1}"#]
    ),
    (#"{"anyOf": [{"type": "number"}, {"type": "null"}]}"#, ["1", "null"], ["\"a\""]),
    (#"{"allOf": [{"minimum": 1}, {"maximum": 2}]}"#, ["1.5"], ["0", "3"]),
    (#"{"not": {"const": "-"}}"#, ["\"a\"", "1"], ["\"-\""]),
    (
      #"{"if": {"minimum": 5}, "then": {"maximum": 6}, "else": {"maximum": 1}}"#, ["1", "5", "6"],
      ["2", "7"]
    ),
    (#"{"if": {"minimum": 5}, "then": false}"#, ["1"], ["5"]),
    (
      ##"{"$ref": "#/definitions/n", "type": "string", "definitions": {"n": {"type": "number"}}}"##,
      ["1"], ["\"a\""]
    ),
  ]) func keyword(schema: String, good: [String], bad: [String]) throws {
    for value in good { #expect(try accepts(schema, value), "\(value)") }
    for value in bad { #expect(try !accepts(schema, value), "\(value)") }
  }

  /// A keyword that is not judged would let everything pass.
  @Test func anUnknownKeywordIsNoSchema() {
    #expect(throws: SchemaValidator.UnknownKeyword(keyword: "uniqueItems")) {
      try accepts(#"{"uniqueItems": true}"#, "[]")
    }
    #expect(throws: SchemaValidator.UnknownKeyword.self) {
      try accepts(##"{"$ref": "#/elsewhere"}"##, "[]")
    }
  }
}

/// A schema as text, as a value.
private enum RawSchema {
  static func value(_ text: String) throws -> JSONValue {
    value(try JSONNode(parsing: Array(text.utf8)))
  }

  private static func value(_ node: JSONNode) -> JSONValue {
    switch node.content {
    case .object(let members):
      .object(Dictionary(members.map { ($0.key, value($0.value)) }) { first, _ in first })
    case .array(let items): .array(items.map(value))
    case .string(let text): .string(text)
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .null: .null
    }
  }
}
