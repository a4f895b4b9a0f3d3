extension PNGFault {
  /// What a file is that does not begin as a PNG.
  static func stranger(_ bytes: UnsafeBufferPointer<UInt8>) -> PNGFault {
    if bytes.isEmpty { return .empty }
    if PNGScan.signature.starts(with: bytes) { return .truncated(chunk: nil, missing: 0) }
    let asText: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x1A, 0x0D],
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0D],
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A, 0x1A],
      [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0D], [0x09, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      Array("\u{FFFD}PNG".utf8),
    ]
    if asText.contains(where: { bytes.starts(with: $0) }) { return .signature(asText: true) }
    func begins(_ text: StaticString, at place: Int = 0) -> Bool {
      text.withUTF8Buffer { bytes.dropFirst(place).starts(with: $0) }
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .notPNG("a JPEG") }
    if begins("GIF8") { return .notPNG("a GIF") }
    if begins("RIFF"), begins("WEBP", at: 8) { return .notPNG("a WebP picture") }
    if begins("ftyphei", at: 4) || begins("ftypmif1", at: 4) { return .notPNG("a HEIC picture") }
    if begins("ftypavif", at: 4) { return .notPNG("an AVIF picture") }
    if begins("ftyp", at: 4) || begins("moov", at: 4) { return .notPNG("a film") }
    if begins("%PDF") { return .notPNG("a PDF") }
    if begins("II*\0") || begins("MM\0*") { return .notPNG("a TIFF") }
    if begins("BM"), begins("\0\0\0\0", at: 6) { return .notPNG("a BMP") }
    if begins("<?xml") || begins("<svg") { return .notPNG("XML or SVG text") }
    if begins("version https://git-lfs") {
      return .notPNG("the pointer Git LFS leaves in place of a file ('git lfs pull' brings it)")
    }
    return begins("IHDR", at: 12) ? .signature(asText: false) : .notPNG(nil)
  }
}
