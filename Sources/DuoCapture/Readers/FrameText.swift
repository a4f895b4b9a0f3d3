/// A rectangle as `NSStringFromCGRect` writes it: `{{x, y}, {width, height}}`.
enum FrameText {
  static let wanted = "\"{{x, y}, {width, height}}\""

  /// Reads on from `at`, which is moved behind the rectangle; nil, and `at` unmoved, where none stands there.
  static func frame(_ bytes: [UInt8], at: inout Int) -> CapturedFrame? {
    var cursor = at
    func sign(_ byte: UInt8) -> Bool {
      while cursor < bytes.count, NumberText.isBlank(bytes[cursor]) { cursor += 1 }
      guard cursor < bytes.count, bytes[cursor] == byte else { return false }
      cursor += 1
      return true
    }
    func number() -> Double? {
      let start = cursor
      while cursor < bytes.count, cursor - start < 400, !isSign(bytes[cursor]) { cursor += 1 }
      return NumberText.number(bytes, start..<cursor)
    }
    let open = UInt8(ascii: "{")
    let close = UInt8(ascii: "}")
    let comma = UInt8(ascii: ",")
    guard sign(open), sign(open), let x = number(), sign(comma), let y = number(), sign(close),
      sign(comma), sign(open), let width = number(), sign(comma), let height = number(),
      sign(close), sign(close)
    else { return nil }
    at = cursor
    return CapturedFrame(x: x, y: y, width: width, height: height)
  }

  /// The rectangle that a text is, and nothing else.
  static func frame(_ text: String) -> CapturedFrame? {
    let bytes = Array(text.utf8)
    var at = 0
    guard let frame = frame(bytes, at: &at) else { return nil }
    return bytes[at...].allSatisfy(NumberText.isBlank) ? frame : nil
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ",")
      || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "'")
  }
}
