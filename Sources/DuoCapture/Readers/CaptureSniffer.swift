import DuoJSON

/// Tells the formats apart by what stands in a file, half files included.
enum CaptureSniffer {
  static func format(of bytes: [UInt8]) -> CaptureFormat? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .image }
    // Whoever reads it says that UTF-16 is not read; what it is shows without every other byte.
    if ByteText.isUTF16(bytes) {
      return format(of: bytes.prefix(1 << 16).filter { $0 != 0 && $0 < 0x80 })
    }
    var at = ByteText.start(of: bytes)
    while at < bytes.count, isBlank(bytes[at]) { at += 1 }
    guard at < bytes.count else { return nil }
    switch bytes[at] {
    case UInt8(ascii: "<"): return isMarkup(bytes, at) ? .pageSource : text(bytes)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return JSONSniffer.format(of: bytes, from: at) ?? text(bytes)
    default: return text(bytes)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 9 || byte == 10 || byte == 13
  }

  private static func isMarkup(_ bytes: [UInt8], _ at: Int) -> Bool {
    guard at + 1 < bytes.count else { return true }
    let next = bytes[at + 1]
    return next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || TreeLine.isLetter(next)
  }

  /// An element tree, or a log of one record a line behind other lines.
  static func text(_ bytes: [UInt8]) -> CaptureFormat? {
    var start = ByteText.start(of: bytes)
    var record: Int?
    while start < bytes.count {
      if ElementTreeReader.isSubtree(bytes, start) { return .elementTree }
      switch TreeLine(bytes, at: start) {
      case .element, .heading: return .elementTree
      default: break
      }
      if record == nil, bytes[start] == UInt8(ascii: "{") { record = start }
      start = ElementTreeReader.lineEnd(bytes, start) + 1
    }
    guard let record else { return nil }
    return JSONSniffer.format(of: bytes, from: record) == .probeLog ? .probeLog : nil
  }
}
