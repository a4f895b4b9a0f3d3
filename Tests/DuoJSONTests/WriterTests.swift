import DuoJSON
import Testing

/// interface.md, "Layout JSON": keys sorted, at most three decimals.
@Suite struct WriterTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (1199.0 / 3, "399.667"), (88.0 / 3, "29.333"),
      (0.0005, "0.001"), (-0.0005, "-0.001"), (0.0004, "0"), (-0.0004, "0"), (455.5, "455.5"),
      (0.1 + 0.2, "0.3"), (0.9999, "1"), (1.0625, "1.063"), (127.8, "127.8"),
      (1234567.891, "1234567.891"),
      (100, "100"), (0.01, "0.01"), (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
    ] as [(Double, String)])
  func numbers(_ value: Double, _ expected: String) {
    #expect(JSONValue.number(value).compactText == expected)
  }

  @Test func integersAreWhole() {
    #expect(JSONValue.integer(.max).compactText == "9223372036854775807")
    #expect(JSONValue.integer(.min).compactText == "-9223372036854775808")
  }

  static let sample = JSONValue.object([
    "b": .array([.number(1), .object([:]), .array([])]),
    "a": .object(["z": .null, "y": .bool(true)]),
    "C": .string("\"\\\n\u{1}/é\u{7F}"),
  ])

  @Test func compact() {
    #expect(
      Self.sample.compactText
        == #"{"C":"\"\\\n\u0001/é\u007f","a":{"y":true,"z":null},"b":[1,{},[]]}"#)
  }

  @Test func pretty() {
    #expect(
      Self.sample.prettyText == #"""
        {
          "C": "\"\\\n\u0001/é\u007f",
          "a": {
            "y": true,
            "z": null
          },
          "b": [
            1,
            {},
            []
          ]
        }

        """#)
  }
}
