/// The Adler-32 sum (RFC 1950) in half the time of zlib's.
struct Adler {
  private var first: UInt32 = 1
  private var second: UInt32 = 0

  private static let base: UInt32 = 65_521
  /// Blocks of 32 bytes whose sums stay below 2¹⁶, one for each byte of a block: 255 × 257 = 65,535. The sums of sums then
  /// stay far below 2³².
  private static let longest = 257

  var sum: UInt { UInt(second << 16 | first) }

  mutating func add(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    var place = 0
    #if _endian(little)
      while place &+ 32 <= count {
        let blocks = min((count - place) / 32, Adler.longest)
        add(UnsafeRawPointer(bytes + place), blocks: blocks)
        place += blocks * 32
      }
    #endif
    while place < count {
      first = (first + UInt32(bytes[place])) % Adler.base
      second = (second + first) % Adler.base
      place += 1
    }
  }

  private mutating func add(_ bytes: UnsafeRawPointer, blocks: Int) {
    typealias Lanes = SIMD8<UInt32>
    let pairs = Lanes(repeating: 0xFF_00FF)
    let low = Lanes(repeating: 0xFFFF)
    // Two sums of 16 bits in each lane: bytes 0 and 2 of every four, and 1 and 3; and how often each came before.
    var even = Lanes()
    var odd = Lanes()
    var before = Lanes()
    for block in 0..<blocks {
      before = before &+ (even & low) &+ (even &>> 16) &+ (odd & low) &+ (odd &>> 16)
      let words = bytes.loadUnaligned(fromByteOffset: block &* 32, as: Lanes.self)
      even = even &+ (words & pairs)
      odd = odd &+ (words &>> 8 & pairs)
    }
    var plain: UInt64 = 0
    // Each byte counts as often as bytes are left in its block from it on, and once more for all of each later block.
    var weighted: UInt64 = 0
    for lane in 0..<8 {
      let bytes = [even[lane] & 0xFFFF, odd[lane] & 0xFFFF, even[lane] >> 16, odd[lane] >> 16]
      weighted += UInt64(before[lane]) * 32
      for (byte, sum) in bytes.enumerated() {
        plain += UInt64(sum)
        weighted += UInt64(sum) * UInt64(32 - lane * 4 - byte)
      }
    }
    let base = UInt64(Adler.base)
    let all = UInt64(second) + UInt64(blocks * 32) * UInt64(first) + weighted
    second = UInt32(all % base)
    first = UInt32((UInt64(first) + plain) % base)
  }
}
