/// A walk over a PNG's chunks that takes no memory: what the header says, and whether the file is built as it must be.
///
/// libpng decodes what passes. The walk comes first because it can say where and how much is missing, and because
/// libpng overlooks some of what would change the picture.
struct PNGScan {
  private(set) var info: PNGInfo
  private var notes = NoteList()
  /// The chunks that were noted because of their checksums.
  private var damaged: Set<String> = []
  /// Bytes of packed image data.
  private(set) var packedCount = 0

  /// The first bytes of every PNG.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Bytes that one packed byte can become at most (RFC 1951: 258 for two bits).
  private static let mostPacked = 1032

  /// - Parameter isWhole: whether the walk goes to the end of the file; else it ends where the pixels begin.
  /// - Throws: `PNGFault` for the first fault that leaves no picture.
  init(_ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool) throws(PNGFault) {
    guard bytes.starts(with: PNGScan.signature) else { throw PNGFault.stranger(bytes) }
    let head = try PNGChunk(at: PNGScan.signature.count, in: bytes)
    guard head.name != .crushed else { throw .crushed }
    guard head.name == .header else {
      throw .structure("it begins with the chunk \(head.name), and IHDR must be the first")
    }
    guard head.isWhole(bytes) else { throw .checksum(chunk: "IHDR") }
    info = try PNGInfo(header: UnsafeBufferPointer(rebasing: bytes[head.content]))
    try walk(bytes, from: head.end, isWhole: isWhole)
    info.notes = notes.texts
  }

  /// Whether so little image data could ever be the picture.
  ///
  /// - Throws: `PNGFault` where not.
  func checkAmount() throws(PNGFault) {
    guard packedCount >= info.unpackedCount / PNGScan.mostPacked else { throw PNGScan.tooLittle }
  }

  /// What was noticed on the walk and by libpng; of a chunk with a wrong checksum the content says nothing more.
  func notes(with warnings: [PNGWarning]) -> [String] {
    var list = notes
    for warning in warnings where !damaged.contains(warning.chunk ?? "") {
      if let note = warning.note { list.add(note) }
    }
    return list.texts
  }

  static let tooLittle = PNGFault.imageData("it has too little image data (IDAT) for its size")
  static let tooMuch = PNGFault.imageData("its image data (IDAT) goes on after the last row")

  private mutating func walk(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isWhole: Bool
  ) throws(PNGFault) {
    var place = start
    var hasPalette = false
    var last = PNGChunkName.header
    var names = ProfileName()
    while true {
      let chunk = try PNGChunk(at: place, in: bytes)
      place = chunk.end
      switch chunk.name {
      case .crushed: throw .crushed
      case .header: throw .structure("it has two header chunks (IHDR)")
      case .data:
        if last != .data {
          guard packedCount == 0 else {
            throw .structure("its image data (IDAT) is interrupted by the chunk \(last)")
          }
          if info.colorType == .palette, !hasPalette {
            throw .structure("its pixels name colours of a palette, and no PLTE chunk comes before")
          }
          info.profile = names.name
          guard isWhole else { return }
        }
        packedCount += chunk.content.count
      case .palette, .end:
        guard chunk.isWhole(bytes) else { throw .checksum(chunk: "\(chunk.name)") }
        if chunk.name == .palette { hasPalette = true }
      case let name where name.isCritical:
        throw .structure(
          "its chunk \(name) is unknown, and says that nothing can be read without it")
      default:
        if try check(chunk, bytes), packedCount == 0 { names.read(chunk, bytes) }
      }
      last = chunk.name
      if last == .end { break }
    }
    guard packedCount > 0 else { throw .structure("it has no image data (IDAT)") }
    if place < bytes.count {
      notes.add("\(PNGFault.bytes(bytes.count - place)) after its end were passed over")
    }
  }

  /// Whether a chunk that the pixels do not need is as it was written; where not, it is left out.
  private mutating func check(
    _ chunk: PNGChunk, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(PNGFault) -> Bool {
    if chunk.isWhole(bytes) { return true }
    // Transparency does change the picture: where the damage may have hidden it, nobody can tell what was seen.
    if chunk.name.isNear(.transparency) { throw .checksum(chunk: "\(chunk.name)") }
    let content = UnsafeBufferPointer(rebasing: bytes[chunk.content])
    if PNGScan.mentions(content, .transparency) { throw .checksum(chunk: "\(chunk.name)") }
    damaged.insert("\(chunk.name)")
    notes.add("the checksum of its \(chunk.name) chunk is wrong, and the chunk was left out")
    return false
  }

  private static func mentions(_ bytes: UnsafeBufferPointer<UInt8>, _ name: PNGChunkName) -> Bool {
    var last: UInt32 = 0
    for byte in bytes {
      last = last << 8 | UInt32(byte)
      if last == name.code { return true }
    }
    return false
  }
}
