/// The four letters that name a chunk.
struct PNGChunkName: Hashable, CustomStringConvertible {
  /// The letters, the first one highest.
  let code: UInt32

  init(_ code: Int) { self.code = UInt32(truncatingIfNeeded: code) }

  init(_ name: StaticString) {
    code = (0..<4).reduce(0) { $0 << 8 | UInt32(name.utf8Start[$1]) }
  }

  static let header = PNGChunkName("IHDR")
  static let palette = PNGChunkName("PLTE")
  static let data = PNGChunkName("IDAT")
  static let end = PNGChunkName("IEND")
  static let transparency = PNGChunkName("tRNS")
  static let crushed = PNGChunkName("CgBI")
  static let profile = PNGChunkName("iCCP")
  static let codePoints = PNGChunkName("cICP")

  private var letters: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
  }

  /// Whether it is made of letters, as every name is.
  var isSound: Bool {
    letters.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
  }

  /// Whether a picture cannot be read without it.
  var isCritical: Bool { code & 0x2000_0000 == 0 }

  /// Whether it may have been `other` before a bit was changed.
  func isNear(_ other: PNGChunkName) -> Bool { (code ^ other.code).nonzeroBitCount <= 1 }

  var description: String { String(decoding: letters, as: UTF8.self) }
}
