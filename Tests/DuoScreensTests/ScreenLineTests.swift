import DuoScreens
import Testing

@Suite struct ScreenLineTests {
  private static let cleanedCases: [(String, Int, String)] = [
    ("first.piece", 120, "first.piece"), ("", 5, ""), (" a ", 5, "a"), ("a  b", 5, "a  b"),
    ("a\nb", 5, "a b"), ("a \r\n\t b", 9, "a b"), ("\n\n", 5, ""), ("a\u{2028}b", 5, "a b"),
    ("a\u{FFFE}", 5, "a"), ("点\u{0}数", 5, "点 数"), ("النتيجة", 20, "النتيجة"),
    ("abcdef", 5, "abcd…"), ("abcde", 5, "abcde"), ("abc   def", 5, "abc…"),
    ("点数点数点数", 5, "点数点数…"), ("a\u{7F}b", 5, "a b"),
  ]

  @Test(arguments: cleanedCases)
  func cleaned(text: String, limit: Int, line: String) {
    #expect(ScreenLine.cleaned(text, limit: limit) == line)
  }
}
