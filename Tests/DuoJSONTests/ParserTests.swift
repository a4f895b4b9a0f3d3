import DuoJSON
import Testing

/// What a text parses to; expectations are RFC 8259's, and the allowances JSON5's.
@Suite struct ParserTests {
  struct Value: Sendable {
    var text: String
    var expected: String
  }

  static let values: [Value] = [
    Value(text: "0", expected: "0"),
    Value(text: "-0", expected: "0"),
    Value(text: "-12.5e-1", expected: "-1.25"),
    Value(text: "1E2", expected: "100"),
    Value(text: "1e+2", expected: "100"),
    Value(text: "  true\r\n", expected: "true"),
    Value(text: "null", expected: "null"),
    Value(text: "[]", expected: "[]"),
    Value(text: "[[[]], {}]", expected: "[[[]],{}]"),
    Value(text: "{\"b\": 1, \"a\": [false]}", expected: "{\"a\":[false],\"b\":1}"),
    Value(text: #""a\"\\\/\b\f\n\r\tz""#, expected: #""a\"\\/\u0008\u000c\n\r\tz""#),
    Value(text: #""é\u00e9\uD83D\ude00""#, expected: "\"éé😀\""),
    Value(
      text: "\"\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\"",
      expected: "\"\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\""),
    Value(text: "\u{FEFF}1", expected: "1"),
    Value(text: #"{"": 1}"#, expected: #"{"":1}"#),
  ]

  @Test(arguments: values) func parses(_ value: Value) throws {
    let node = try JSONNode(parsing: Array(value.text.utf8))
    #expect(node.written.compactText == value.expected)
  }

  /// The nearest double to what is written, as the standard library reads it.
  @Test(arguments: [
    "399.6666666666667", "29.333333333333332", "0.1", "127.8", "9007199254740993", "1e22", "1e23",
    "123456789012345678901234567890", "2.2250738585072014e-308", "5e-324", "1e-400",
    "0.30000000000000004",
    "1.7976931348623157e308", "000.1".dropFirst(2).description, "-455.5", "9007199254740992e-22",
  ])
  func readsNumbersExactly(_ text: String) throws {
    let node = try JSONNode(parsing: Array(text.utf8))
    let expected = try #require(Double(text))
    #expect(node.content == .number(expected))
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    var text: String
    var place: (line: Int, column: Int)
    var found: String
    var allowed: String
    var options = JSONOptions.strict
    var testDescription: String { text }
  }

  static let broken: [Broken] = [
    Broken(text: "", place: (1, 1), found: "the end of the file", allowed: "a value"),
    Broken(text: " \n ", place: (2, 2), found: "the end of the file", allowed: "a value"),
    Broken(text: "{\"a\": tru}", place: (1, 7), found: "\"tru\"", allowed: "a value"),
    Broken(text: "nulls", place: (1, 1), found: "\"nulls\"", allowed: "a value"),
    Broken(text: "1 2", place: (1, 3), found: "\"2\"", allowed: "nothing after the value"),
    Broken(text: "[1 2]", place: (1, 4), found: "\"2\"", allowed: "\",\" or \"]\""),
    Broken(text: "[1", place: (1, 3), found: "the end of the file", allowed: "\",\" or \"]\""),
    Broken(text: "[1,]", place: (1, 4), found: "\"]\"", allowed: "a value"),
    Broken(text: "[,1]", place: (1, 2), found: "\",\"", allowed: "a value"),
    Broken(text: "[,]", place: (1, 2), found: "\",\"", allowed: "a value", options: .relaxed),
    Broken(text: "[1,,]", place: (1, 4), found: "\",\"", allowed: "a value", options: .relaxed),
    Broken(
      text: "{\"a\":1,}", place: (1, 8), found: "\"}\"", allowed: "a key in double quotes"),
    Broken(
      text: "{a: 1}", place: (1, 2), found: "\"a\"", allowed: "a key in double quotes or \"}\""),
    Broken(text: "{\"a\" 1}", place: (1, 6), found: "\"1\"", allowed: "\":\""),
    Broken(text: "{\"a\":1 \"b\":2}", place: (1, 8), found: "a text", allowed: "\",\" or \"}\""),
    Broken(text: "{\"a\":}", place: (1, 6), found: "\"}\"", allowed: "a value"),
    Broken(
      text: "{\n  \"a\": 1,\n  \"a\": 2\n}", place: (3, 3), found: "the key \"a\" again",
      allowed: "each key once, it stands at 2:3"),
    Broken(
      text: "{\"a\": 1, \"\\u0061\": 2}", place: (1, 10), found: "the key \"a\" again",
      allowed: "each key once, it stands at 1:2"),
    Broken(
      text: "01", place: (1, 1), found: "a number that starts with 0",
      allowed: "a number such as -1.5 or 2e3"),
    Broken(text: "1.", place: (1, 1), found: "\"1.\"", allowed: "a number such as -1.5 or 2e3"),
    Broken(text: "-", place: (1, 1), found: "\"-\"", allowed: "a number such as -1.5 or 2e3"),
    Broken(text: "1e", place: (1, 1), found: "\"1e\"", allowed: "a number such as -1.5 or 2e3"),
    Broken(text: "0x1F", place: (1, 1), found: "\"0x1F\"", allowed: "a number such as -1.5 or 2e3"),
    Broken(text: "+1", place: (1, 1), found: "\"+1\"", allowed: "a value"),
    Broken(text: ".5", place: (1, 1), found: "\".5\"", allowed: "a value"),
    Broken(text: "NaN", place: (1, 1), found: "\"NaN\"", allowed: "a value"),
    Broken(text: "1e999", place: (1, 1), found: "a number too large", allowed: "at most 1.797e308"),
    Broken(
      text: "[\"abc", place: (1, 2), found: "a text without an end",
      allowed: "a closing \"\\\"\" on its line"),
    Broken(
      text: "\"a\nb\"", place: (1, 3), found: "a line break in a text",
      allowed: "\"\\n\" or a closing \"\\\"\""),
    Broken(
      text: "\"é\u{1}\"", place: (1, 3), found: "the control byte 0x01 in a text",
      allowed: "its escape \"\\u00..\""),
    Broken(
      text: #"["é", "\x"]"#, place: (1, 8), found: "an unknown escape",
      allowed: #"\", \\, \/, \b, \f, \n, \r, \t or \u and four hexadecimal digits"#),
    Broken(
      text: #""\u12G4""#, place: (1, 2), found: "an unfinished \\u escape",
      allowed: "\\u and four hexadecimal digits"),
    Broken(
      text: #""\uD83D""#, place: (1, 2), found: "half of a surrogate pair",
      allowed: #"a high and a low surrogate, as \uD83D\uDE00"#),
    Broken(
      text: #""\uDE00\uD83D""#, place: (1, 2), found: "half of a surrogate pair",
      allowed: #"a high and a low surrogate, as \uD83D\uDE00"#),
    Broken(
      text: #""\uD83D\u0041""#, place: (1, 2), found: "half of a surrogate pair",
      allowed: #"a high and a low surrogate, as \uD83D\uDE00"#),
    Broken(text: "'a'", place: (1, 1), found: "\"'\"", allowed: "a value"),
    Broken(text: "// a\n1", place: (1, 1), found: "\"/\"", allowed: "a value"),
    Broken(
      text: "1 /* a\n*", place: (1, 3), found: "a comment without an end",
      allowed: "\"*/\" after it", options: .relaxed),
    Broken(
      text: "1 / 2", place: (1, 3), found: "\"/\"", allowed: "a value or a comment",
      options: .relaxed),
    Broken(
      text: "[[[1]]]", place: (1, 3), found: "objects and arrays 3 deep", allowed: "at most 2",
      options: JSONOptions(maximumDepth: 2)),
    Broken(
      text: "[1, 2]", place: (1, 1), found: "6 bytes", allowed: "at most 5",
      options: JSONOptions(maximumBytes: 5)),
    Broken(text: "\u{0}", place: (1, 1), found: "the byte 0x00", allowed: "a value"),
    Broken(text: "\r\n\r\u{A0}", place: (3, 1), found: "the byte 0xC2", allowed: "a value"),
  ]

  @Test(arguments: broken) func saysWhatIsWrong(_ broken: Broken) {
    let error = JSONError(
      place: JSONPlace(line: broken.place.line, column: broken.place.column), found: broken.found,
      allowed: broken.allowed)
    #expect(throws: error) {
      try JSONNode(parsing: Array(broken.text.utf8), options: broken.options)
    }
  }

  /// Byte sequences that Unicode's table 3-7 does not list.
  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x41], [0xE0, 0x9F, 0x80], [0xE2, 0x82],
      [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
      [0xFF],
    ] as [[UInt8]])
  func refusesWhatIsNotUTF8(_ bytes: [UInt8]) throws {
    let error = try #require(throws: JSONError.self) {
      try JSONNode(parsing: [0x22] + bytes + [0x22])
    }
    #expect(error.allowed == "UTF-8")
    #expect(error.place == JSONPlace(line: 1, column: 2))
  }

  @Test func theAllowancesOfJSON5() throws {
    let text = """
      // first
      { /* one
      two */ "a": [1, 2,], // é
        "b": {"c": null,},
      }
      """
    let node = try JSONNode(parsing: Array(text.utf8), options: .relaxed)
    #expect(node.written.compactText == #"{"a":[1,2],"b":{"c":null}}"#)
  }

  @Test func everyValueAndKeyKnowsItsPlace() throws {
    let text = "/* é\né */ {\"é\": [1,\r\n  \"x\"],\r \"b\": {}}"
    let node = try JSONNode(parsing: Array(text.utf8), options: .relaxed)
    guard case .object(let members) = node.content,
      case .array(let items) = members[0].value.content
    else {
      Issue.record("not an object with an array")
      return
    }
    let places = [
      node.place, members[0].keyPlace, members[0].value.place, items[0].place, items[1].place,
      members[1].keyPlace, members[1].value.place,
    ]
    #expect(
      places.map { "\($0.line):\($0.column)" } == [
        "2:6", "2:7", "2:12", "2:13", "3:3", "4:2", "4:7",
      ])
  }

  @Test func objectsKeepTheirOrder() throws {
    let keys = (0..<100).map { "k\(99 - $0)" }
    let text = "{" + keys.map { "\"\($0)\": 0" }.joined(separator: ",") + "}"
    guard case .object(let members) = try JSONNode(parsing: Array(text.utf8)).content else {
      Issue.record("not an object")
      return
    }
    #expect(members.map(\.key) == keys)
  }

  @Test(arguments: [0, 23, 24, 25, 60]) func findsARepeatedKeyAmongMany(_ first: Int) throws {
    let keys = (0..<100).map { "k\($0)" } + ["k\(first)"]
    let text = "{" + keys.map { "\"\($0)\": 0" }.joined(separator: ",\n") + "}"
    let error = try #require(throws: JSONError.self) { try JSONNode(parsing: Array(text.utf8)) }
    #expect(error.found == "the key \"k\(first)\" again")
    #expect(error.place == JSONPlace(line: 101, column: 1))
    let column = first == 0 ? 2 : 1
    #expect(error.allowed == "each key once, it stands at \(first + 1):\(column)")
  }

  @Test func deepTextsAreRefusedNotFollowed() {
    let text = Array(repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(throws: JSONError.self) { try JSONNode(parsing: text) }
  }
}

extension JSONNode {
  /// The same value for the writer.
  var written: JSONValue {
    switch content {
    case .object(let members):
      .object(
        Dictionary(
          members.map { ($0.key, $0.value.written) }, uniquingKeysWith: { first, _ in first }))
    case .array(let items): .array(items.map(\.written))
    case .string(let text): .string(text)
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .null: .null
    }
  }
}
