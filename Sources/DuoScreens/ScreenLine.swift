/// Texts of one line, as screen files take them.
package enum ScreenLine {
  /// No control characters, line breaks or noncharacters: those break lines, files and PDF.
  static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }

  /// `text` as one line: what breaks lines becomes one blank with the blanks around it, blanks at the ends go, and
  /// what is longer than `limit` characters ends with `…`. Empty where nothing is left.
  package static func cleaned(_ text: String, limit: Int) -> String {
    if isClean(text, limit: limit) { return text }
    var result = String.UnicodeScalarView()
    var count = 0
    // Blanks are kept back until something follows them.
    var blanks = 0
    var isBroken = false
    for scalar in text.unicodeScalars {
      guard isPrintable(scalar) else {
        isBroken = true
        continue
      }
      guard scalar != " " else {
        blanks += 1
        continue
      }
      if count > 0, isBroken || blanks > 0 {
        let kept = isBroken ? 1 : min(blanks, limit)
        result.append(contentsOf: repeatElement(" ", count: kept))
        count += kept
      }
      blanks = 0
      isBroken = false
      result.append(scalar)
      count += 1
      if count > limit { break }
    }
    guard count > limit else { return String(result) }
    result.removeLast(count - limit + 1)
    while result.last == " " { result.removeLast() }
    result.append("…")
    return String(result)
  }

  /// Whether a text of nothing but ASCII is as it should be, which most are.
  private static func isClean(_ text: String, limit: Int) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first else { return true }
    guard bytes.count <= limit, first != 0x20 else { return false }
    var last = first
    for byte in bytes {
      guard byte >= 0x20, byte < 0x7F else { return false }
      last = byte
    }
    return last != 0x20
  }
}
