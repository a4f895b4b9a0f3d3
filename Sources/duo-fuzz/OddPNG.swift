import DuoLayout

/// Small PNGs of every kind with faults of every kind, most with right checksums, so that what stands behind them is tried.
enum OddPNG {
  private struct Chunk {
    var name: [UInt8]
    var content: [UInt8]
    var isSumRight = true

    init(_ name: String, _ content: [UInt8]) {
      self.name = Array(name.utf8)
      self.content = content
    }

    var bytes: [UInt8] {
      let sum = OddPNG.crc(name + content) ^ (isSumRight ? 0 : 1)
      return OddPNG.number(content.count) + name + content + OddPNG.number(Int(sum))
    }
  }

  static func bytes(_ random: inout SplitMix64) -> [UInt8] {
    var chunks = sound(&random)
    for _ in 0..<[0, 1, 1, 2, 3, 8][random.below(6)] { change(&chunks, &random) }
    var bytes = file(chunks)
    guard random.below(4) == 0 else { return bytes }
    for _ in 0...random.below(3) where !bytes.isEmpty {
      switch random.below(4) {
      case 0: bytes.removeLast(random.below(bytes.count))
      case 1: bytes.insert(UInt8(random.below(256)), at: random.below(bytes.count + 1))
      case 2: bytes.remove(at: random.below(bytes.count))
      default: bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
      }
    }
    return bytes
  }

  /// A file with nothing wrong, unless rows are filtered as none can be.
  static func soundBytes(_ random: inout SplitMix64, size: (width: Int, height: Int)) -> [UInt8] {
    file(sound(&random, size: size))
  }

  private static func file(_ chunks: [Chunk]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap(\.bytes)
  }

  /// The chunks of a file with nothing wrong, unless rows are filtered as none can be.
  private static func sound(
    _ random: inout SplitMix64, size: (width: Int, height: Int)? = nil
  ) -> [Chunk] {
    let kinds = [
      (0, 1, [1, 2, 4, 8, 16]), (2, 3, [8, 16]), (3, 1, [1, 2, 4, 8]), (4, 2, [8, 16]),
      (6, 4, [8, 16]),
    ]
    let (type, samples, depths) = kinds[random.below(kinds.count)]
    let depth = depths[random.below(depths.count)]
    let (width, height) = size ?? (1 + random.below(12), 1 + random.below(12))
    let isInterlaced = random.below(2) == 0
    let header =
      number(width) + number(height)
      + [UInt8(depth), UInt8(type), 0, 0, isInterlaced ? 1 : 0]
    var chunks = [Chunk("IHDR", header)]
    while random.below(3) == 0 { chunks.append(extra(&random)) }
    if type == 3 || random.below(8) == 0 {
      chunks.append(Chunk("PLTE", noise(3 * (1 + random.below(1 << min(depth, 8))), &random)))
    }
    if random.below(2) == 0 {
      chunks.append(Chunk("tRNS", noise([2, 6, 1 + random.below(4)][min(type / 2, 2)], &random)))
    }
    while random.below(3) == 0 { chunks.append(extra(&random)) }
    let packed = packed(
      rows(width, height, bits: samples * depth, isInterlaced: isInterlaced, &random))
    let piece = 1 + random.below(packed.count)
    for start in stride(from: 0, to: packed.count, by: piece) {
      chunks.append(Chunk("IDAT", Array(packed[start..<min(start + piece, packed.count)])))
    }
    while random.below(3) == 0 { chunks.append(extra(&random)) }
    return chunks + [Chunk("IEND", [])]
  }

  private static func rows(
    _ width: Int, _ height: Int, bits: Int, isInterlaced: Bool, _ random: inout SplitMix64
  ) -> [UInt8] {
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    let filters = random.below(20) == 0 ? 6 : 5
    var rows: [UInt8] = []
    for (left, top, stepX, stepY) in passes where left < width {
      let columns = (width - left + stepX - 1) / stepX
      for _ in stride(from: top, to: height, by: stepY) {
        rows.append(UInt8(random.below(filters)))
        rows += noise((columns * bits + 7) / 8, &random)
      }
    }
    return rows
  }

  private static let names = [
    "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT", "bKGD", "hIST", "tRNS", "pHYs", "sPLT", "tIME",
    "tEXt", "zTXt", "iTXt", "eXIf", "oFFs", "pCAL", "sCAL", "acTL", "fcTL", "prVt", "CgBI", "PLTE",
    "IHDR", "IDAT", "IEND", "TEST", "te5t",
  ]

  /// A chunk that may or may not be known, with something or nothing in it.
  private static func extra(_ random: inout SplitMix64) -> Chunk {
    let name = names[random.below(22)]
    switch random.below(6) {
    case 0: return Chunk(name, [])
    case 3: return Chunk(name, noise(random.below(90), &random) + [0, 0] + packed([1, 2, 3]))
    case 1: return Chunk(name, Array("Display P3\0\0".utf8) + packed(noise(200, &random)))
    case 2: return Chunk(name, Array("ICC Profile\0\0".utf8) + packed(profile(&random)))
    default: return Chunk(name, noise([1, 4, 6, 7, 9, 32, 90][random.below(7)], &random))
    }
  }

  /// A profile's head, and a table with a text whose lengths are mostly within it.
  private static func profile(_ random: inout SplitMix64) -> [UInt8] {
    func length() -> Int { [0, 1, 12, 28, 144, 1 << 31, 0xFFFF_FFFF][random.below(7)] }
    var bytes = [UInt8](repeating: 0, count: 128) + number(1 + random.below(3))
    bytes += Array("desc".utf8) + number([144, length()][random.below(2)]) + number(length())
    bytes += Array(["desc", "mluc"][random.below(2)].utf8) + number(0)
    for _ in 0..<6 { bytes += number(length()) }
    return bytes + noise(random.below(60), &random)
  }

  private static func change(_ chunks: inout [Chunk], _ random: inout SplitMix64) {
    guard !chunks.isEmpty else { return }
    let place = random.below(chunks.count)
    switch random.below(10) {
    case 0: chunks.remove(at: place)
    case 1: chunks.insert(chunks[place], at: random.below(chunks.count + 1))
    case 2: chunks.swapAt(place, random.below(chunks.count))
    case 3: chunks[place].isSumRight.toggle()
    case 4: chunks[place].name = Array(names[random.below(names.count)].utf8)
    case 5: chunks.insert(extra(&random), at: place)
    case 6: chunks[place].content += noise(1 + random.below(20), &random)
    case 7: chunks[place].content.removeLast(random.below(chunks[place].content.count + 1))
    default:
      guard !chunks[place].content.isEmpty else { return }
      let byte = random.below(chunks[place].content.count)
      chunks[place].content[byte] = UInt8(
        [0, 1, 2, 4, 0x7F, 0xFF, random.below(256)][random.below(7)])
    }
  }

  private static func noise(_ count: Int, _ random: inout SplitMix64) -> [UInt8] {
    let isFlat = random.below(3) == 0
    return (0..<count).map { _ in isFlat ? 0x80 : UInt8(random.below(256)) }
  }

  /// One stored block in a zlib stream (RFC 1950 and 1951); at most 65,535 bytes.
  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var (first, second) = (1, 0)
    for byte in bytes {
      first = (first + Int(byte)) % 65_521
      second = (second + first) % 65_521
    }
    let (low, high) = (UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8))
    return [0x78, 1, 1, low, high, ~low, ~high] + bytes + number(second << 16 | first)
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
