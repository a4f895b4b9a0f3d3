import Testing

@testable import PNGImage

@Suite struct Base64Tests {
  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ]) func vectors(text: String, expected: String) {
    #expect(String(decoding: Base64.text(of: Array(text.utf8)), as: UTF8.self) == expected)
  }

  /// Around the ends of pieces, where padding inside of the text would show.
  @Test(arguments: [0, 1, 2, 3, Base64.piece - 1, Base64.piece, Base64.piece + 1, 2 * Base64.piece])
  func piecesAreTheWhole(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    var text: [UInt8] = []
    var pieces = 0
    Base64.write(bytes) {
      text += $0
      pieces += 1
    }
    #expect(text == Base64.text(of: bytes))
    #expect(pieces == (count + Base64.piece - 1) / Base64.piece)
  }
}
