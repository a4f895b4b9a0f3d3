import DuoJSON

/// Questions that every reader asks of bytes.
enum ByteText {
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Where the text begins, behind a byte order mark of UTF-8.
  static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: mark) ? mark.count : 0 }

  /// Whether two bytes of each character stand there, or a byte order mark that says so.
  static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    if bytes[0] == 0xFE, bytes[1] == 0xFF { return true }
    if bytes[0] == 0xFF, bytes[1] == 0xFE { return true }
    guard bytes.count >= 4 else { return false }
    return bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0
      || bytes[1] == 0 && bytes[0] != 0 && bytes[3] == 0
  }

  static func starts(_ bytes: [UInt8], at place: Int, with word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard place >= 0, place <= bytes.count - length else { return false }
    for index in 0..<length where bytes[place + index] != word.utf8Start[index] { return false }
    return true
  }

  /// The first byte that is not UTF-8 (Unicode, table 3-7); nil where all are.
  static func firstFault(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var at = 0
      while at < bytes.count {
        if bytes[at] < 0x80 {
          at += 1
          continue
        }
        let length = UTF8Sequence.length(in: bytes, at: at)
        guard length > 0 else { return at }
        at += length
      }
      return nil
    }
  }

  /// The line and column of a byte, both from 1; columns count characters (Unicode scalars).
  static func place(_ offset: Int, in bytes: [UInt8]) -> JSONPlace {
    var line = 1
    var column = 1
    for index in start(of: bytes)..<max(start(of: bytes), min(offset, bytes.count)) {
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if bytes[index] & 0xC0 != 0x80 {
        column += 1
      }
    }
    return JSONPlace(line: line, column: column)
  }

  /// `3:14`
  static func placeText(_ offset: Int, in bytes: [UInt8]) -> String {
    text(place(offset, in: bytes))
  }

  static func text(_ place: JSONPlace) -> String { "\(place.line):\(place.column)" }

  static func string(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// `0x0A`
  static func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return "0x" + (text.count == 1 ? "0" : "") + text
  }

  static let utf16Fault = CaptureFault(
    "", "the text is encoded as UTF-16", "allowed: UTF-8; save it as UTF-8")
}
