import DuoJSON
import Testing

@Suite struct NamesTests {
  static let poses = ["closed", "open", "open-upright", "partly-open", "partly-open-upright"]

  /// interface.md, "Commands": values are read without regard to case, `-` and `_`.
  @Test(
    arguments: [
      ("face-to-face", "faceToFace"), ("FACE_TO_FACE", "faceToFace"), ("faceToFace", "faceToFace"),
      ("samew", nil), ("", nil), ("-", nil), ("same way", nil),
    ] as [(String, String?)])
  func match(_ text: String, _ expected: String?) {
    #expect(Names.match(text, in: ["sameWay", "faceToFace"]) == expected)
  }

  @Test func anExactSpellingComesFirst() {
    #expect(Names.match("a-b", in: ["ab", "a-b"]) == "a-b")
  }

  @Test(
    arguments: [
      ("opne", "open"), ("Closd", "closed"), ("partlyopen-uprigth", "partly-open-upright"),
      ("partly", "partly-open"), ("open-upright-flip", "open-upright"), ("zzz", nil), ("", nil),
      ("x", nil),
      ("ope", "open"), (String(repeating: "a", count: 1000), nil),
    ] as [(String, String?)])
  func nearest(_ text: String, _ expected: String?) {
    #expect(Names.nearest(text, in: Self.poses) == expected)
  }

  @Test func remedies() {
    #expect(
      Names.remedy("opn", in: ["open", "shut"]) == #"did you mean "open"? allowed: open, shut"#)
    #expect(Names.remedy("xyz", in: ["open", "shut"]) == "allowed: open, shut")
  }

  @Test func quotesStayOnOneLine() {
    #expect(Names.quoted("a\nb\u{7F}") == "\"a\u{FFFD}b\u{FFFD}\"")
    #expect(
      Names.quoted(String(repeating: "x", count: 50)) == "\"\(String(repeating: "x", count: 40))…\""
    )
  }
}
