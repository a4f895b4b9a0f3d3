/// Bytes that are written bit by bit, the lowest bit first.
struct BitWriter: ~Copyable {
  private var start: UnsafeMutableRawPointer
  private var room = 0
  private var end = 0
  private var held: UInt64 = 0
  private var heldCount: UInt64 = 0

  init() { start = .allocate(byteCount: 0, alignment: 8) }

  deinit { start.deallocate() }

  /// What has been written; whole after `align`.
  var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: start, count: end)) }

  /// Makes room for so many bytes to come; nothing may be added that has no room.
  mutating func reserve(_ count: Int) {
    let need = end + count + 16
    guard need > room else { return }
    room = max(need, room * 2)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 8)
    larger.copyMemory(from: start, byteCount: end)
    start.deallocate()
    start = larger
  }

  /// - Parameter count: At most 32.
  @inline(__always)
  mutating func add(_ bits: UInt64, _ count: Int) {
    held |= bits &<< heldCount
    heldCount &+= UInt64(truncatingIfNeeded: count)
    guard heldCount >= 32 else { return }
    start.storeBytes(
      of: UInt32(truncatingIfNeeded: held).littleEndian, toByteOffset: end, as: UInt32.self)
    end &+= 4
    held &>>= 32
    heldCount &-= 32
  }

  @inline(__always)
  mutating func add(_ word: HuffmanCode.Word) {
    add(UInt64(word.bits), Int(truncatingIfNeeded: word.length))
  }

  /// Ends on a byte with an empty stored block, as zlib's sync flush does.
  mutating func align() {
    reserve(16)
    add(0, 3)
    add(0, (8 - Int(heldCount % 8)) % 8)
    add(0xFFFF_0000, 32)
    while heldCount > 0 {
      start.storeBytes(of: UInt8(truncatingIfNeeded: held), toByteOffset: end, as: UInt8.self)
      end += 1
      held >>= 8
      heldCount -= 8
    }
  }
}
