import Testing

@testable import DuoCapture

@Suite struct GlobTests {
  private static let fitsCases: [(String, String, Bool)] = [
    ("first.piece*", "first.piece-1", true), ("first.piece*", "first.piece", true),
    ("first.piece*", "second.piece", false), ("*.piece-?", "second.piece-7", true),
    ("*.piece-?", "second.piece-10", false), ("*", "", true), ("", "", true), ("", "a", false),
    ("?", "", false), ("*a*b*c", "xxaxxbxxc", true), ("*a*b*c", "xxaxxcxxb", false),
    ("a.b", "axb", false), ("[a]", "a", false), ("駒*", "駒一", true), ("**", "x", true),
  ]

  @Test(arguments: fitsCases)
  func fits(pattern: String, text: String, isFit: Bool) {
    #expect(Glob(pattern).matches(text) == isFit)
  }

  /// Patterns that make a naive matcher try every way to share the text out.
  @Test func manyStars() {
    let pattern = String(repeating: "a*", count: 60) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 120)))
  }
}
