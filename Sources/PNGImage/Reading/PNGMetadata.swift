import CZlib

/// What a PNG says beside its pixels: how dense they are, and its named texts.
///
/// Nothing is decoded, and nothing is unpacked that was not asked for.
public struct PNGMetadata: Sendable {
  /// Bytes that a text may unpack to unless told otherwise.
  public static let textLimit = 64 << 20

  /// The same across and down (`pHYs`, in metres); nil where the file does not say so, or says two figures.
  public let pixelsPerMetre: Int?

  private let bytes: [UInt8]
  /// Where the contents of `tEXt`, `zTXt` and `iTXt` stand.
  private let texts: [(name: PNGChunkName, content: Range<Int>)]

  private static let density = PNGChunkName("pHYs")
  private static let plain = PNGChunkName("tEXt")
  private static let packed = PNGChunkName("zTXt")
  private static let international = PNGChunkName("iTXt")

  /// Walks over the chunks; what is damaged or missing there is left out, since the reader of pixels tells it.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var density: Int?
    var texts: [(name: PNGChunkName, content: Range<Int>)] = []
    bytes.withUnsafeBufferPointer { bytes in
      guard bytes.starts(with: PNGScan.signature) else { return }
      var place = PNGScan.signature.count
      while let chunk = try? PNGChunk(at: place, in: bytes), chunk.name != .end {
        place = chunk.end
        switch chunk.name {
        case Self.density:
          guard chunk.content.count == 9, chunk.isWhole(bytes) else { continue }
          let across = PNGChunk.number(bytes, chunk.content.lowerBound)
          let down = PNGChunk.number(bytes, chunk.content.lowerBound + 4)
          let isMetric = bytes[chunk.content.lowerBound + 8] == 1
          density = isMetric && across == down && across > 0 ? across : nil
        case Self.plain, Self.packed, Self.international:
          if chunk.isWhole(bytes) { texts.append((chunk.name, chunk.content)) }
        default: continue
        }
      }
    }
    pixelsPerMetre = density
    self.texts = texts
  }

  /// The bytes of the first text of that name; nil where there is none, or it is damaged or larger than `limit`.
  ///
  /// - Parameter keyword: Latin letters, as `PNGHeader.Text` has them.
  public func text(_ keyword: String, limit: Int = textLimit) -> [UInt8]? {
    let wanted = Array(keyword.utf8) + [0]
    for (name, content) in texts where bytes[content].starts(with: wanted) {
      return text(name, bytes[content].dropFirst(wanted.count), limit)
    }
    return nil
  }

  private func text(
    _ name: PNGChunkName, _ content: ArraySlice<UInt8>, _ limit: Int
  ) -> [UInt8]? {
    switch name {
    case Self.plain: return content.count <= limit ? Array(content) : nil
    // The packing's number, 0 for zlib.
    case Self.packed:
      return content.first == 0 ? Self.unpack(content.dropFirst(), limit) : nil
    default:
      // Whether it is packed, the packing's number, then a language and the keyword in it, each with a 0 after it.
      guard content.count >= 2 else { return nil }
      let flags = content.prefix(2)
      var rest = content.dropFirst(2)
      for _ in 0..<2 {
        guard let end = rest.firstIndex(of: 0) else { return nil }
        rest = rest[(end + 1)...]
      }
      if flags.first == 0 { return rest.count <= limit ? Array(rest) : nil }
      return flags.last == 0 ? Self.unpack(rest, limit) : nil
    }
  }

  private static func unpack(_ packed: ArraySlice<UInt8>, _ limit: Int) -> [UInt8]? {
    var room = min(limit, max(packed.count * 8, 4096))
    while true {
      var status = Z_OK
      let text = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var length = uLongf(room)
        status = packed.withUnsafeBufferPointer {
          uncompress(buffer.baseAddress, &length, $0.baseAddress, uLong($0.count))
        }
        count = status == Z_OK ? Int(length) : 0
      }
      if status == Z_OK { return text }
      guard status == Z_BUF_ERROR, room < limit else { return nil }
      room = min(limit, room * 4)
    }
  }
}
