import Testing

@testable import Typeface

@Suite struct BidiTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var visual: String
    var reason: String
    var testDescription: String { reason }
  }

  // In `text` the capitals A to Z stand for Hebrew letters, so that the table can be read; the expectations follow
  // the rules named (Unicode Standard Annex 9, base direction left to right).
  static let cases: [Case] = [
    Case(text: "abc", visual: "abc", reason: "no right-to-left letters"),
    Case(text: "ABC", visual: "CBA", reason: "L2"),
    Case(text: "abc DEF ghi", visual: "abc FED ghi", reason: "N1, N2"),
    Case(text: "AB CD", visual: "DC BA", reason: "N1: a neutral between R and R"),
    Case(text: "AB 12 CD", visual: "DC 12 BA", reason: "I1: numbers keep their own order"),
    Case(text: "AB 1.5 CD", visual: "DC 1.5 BA", reason: "W4: a separator between numbers"),
    Case(text: "AB 20% CD", visual: "DC 20% BA", reason: "W5: a sign beside a number"),
    Case(text: "AB 1-2", visual: "1-2 BA", reason: "W4: a sign between numbers"),
    Case(text: "abc 12 DEF", visual: "abc 12 FED", reason: "W7: a number after L"),
    Case(text: "(AB)", visual: "(BA)", reason: "N0 b: R inside, but the line reads from the left"),
    Case(text: "AB (CD) EF", visual: "FE (DC) BA", reason: "N0 c, mirrored by L4"),
    Case(text: "AB (1)", visual: "(1) BA", reason: "N0 c: a number counts as R"),
    Case(text: "AB (x) CD", visual: "BA (x) DC", reason: "N0 b: L inside"),
    Case(text: "AB!", visual: "BA!", reason: "N2: a neutral at the end"),
    Case(text: "AB < CD", visual: "DC > BA", reason: "L4"),
    Case(text: "", visual: "", reason: "nothing"),
  ]

  /// Capitals as Hebrew letters, and back.
  static func hebrew(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          ("A"..."Z").contains(scalar)
            ? Unicode.Scalar(scalar.value - 65 + 0x5D0) ?? scalar : scalar
        }))
  }

  @Test(arguments: cases) func reorders(_ entry: Case) {
    let visual = Bidi.visual(Self.hebrew(entry.text)).map(\.character)
    #expect(String(visual) == Self.hebrew(entry.visual))
  }
}
