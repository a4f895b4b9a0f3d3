import DuoJSON

extension XMLReader {
  func check(_ byte: UInt8) throws(CaptureFault) {
    guard byte >= 0x20 || isBlank(byte) else {
      throw fault(at, "the control byte \(ByteText.hex(byte))", "allowed: none in XML")
    }
  }

  mutating func skipBlanks() {
    while at < bytes.count, isBlank(bytes[at]) { at += 1 }
  }

  func starts(_ word: StaticString) -> Bool {
    ByteText.starts(bytes, at: at, with: word)
  }

  func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 9 || byte == 10 || byte == 13
  }

  mutating func name() -> Range<Int> {
    let start = at
    while isName(at) { at += 1 }
    return start..<at
  }

  func isName(_ offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    return byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || isNameRest(byte)
  }

  /// Whether a byte may stand in a name, but not begin it.
  func isNameRest(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  func fault(_ offset: Int, _ problem: String, _ remedy: String) -> CaptureFault {
    CaptureFault(place(offset), problem, remedy)
  }

  func cut(_ start: Int, _ what: String) -> CaptureFault {
    fault(
      bytes.count, "the file ends in the middle of \(what) of \(place(start))",
      "wanted: the whole file; it may have been cut")
  }

  func shown(_ name: Range<Int>) -> String {
    String(text(name).unicodeScalars.prefix(60).map(Character.init))
  }

  func found(_ offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    let byte = bytes[offset]
    if byte == UInt8(ascii: "\"") { return "a quote" }
    if byte > 0x20, byte < 0x7F { return "\"\(Character(Unicode.Scalar(byte)))\"" }
    if byte < 0x80 { return "the byte \(ByteText.hex(byte))" }
    let end = min(offset + 4, bytes.count)
    return Names.quoted(String(text(offset..<end).prefix(1)))
  }
}
