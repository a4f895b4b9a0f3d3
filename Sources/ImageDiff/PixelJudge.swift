/// Judges pairs of words by the distance of their colours, and remembers the colours it met: most pictures have few.
final class PixelJudge {
  private struct Slot {
    var key: UInt64
    var color: OKLab
  }

  private let threshold: Double
  private let table = ColorTable.shared
  private let slots: UnsafeMutablePointer<Slot>
  private static let bits: UInt64 = 10
  private static let opaque: UInt32 = 0xFF00_0000

  /// - Parameter threshold: held to 0…1; what is not a number counts as 0, so that a slip never hides a change.
  init(threshold: Double) {
    self.threshold = threshold > 0 ? min(threshold, 1) : 0
    slots = .allocate(capacity: 1 << Self.bits)
    // No word over a square has this key.
    let empty = Slot(key: .max, color: table.color(0))
    slots.initialize(repeating: empty, count: 1 << Self.bits)
  }

  deinit { slots.deallocate() }

  /// Whether the distance of two words is larger than the threshold.
  func isFar(_ before: UInt32, _ after: UInt32) -> Bool {
    if color(before, over: .dark).isFarther(than: threshold, from: color(after, over: .dark)) {
      return true
    }
    // Opaque pixels look the same over either square.
    return before & after < Self.opaque
      && color(before, over: .light).isFarther(than: threshold, from: color(after, over: .light))
  }

  @inline(__always)
  private func color(_ word: UInt32, over square: ColorTable.Square) -> OKLab {
    let key = UInt64(word) | square.rawValue << 32
    let place = Int((key &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.bits))
    if slots[place].key == key { return slots[place].color }
    let color = table.color(word, over: square)
    slots[place] = Slot(key: key, color: color)
    return color
  }

  /// The largest difference of a channel, alpha among them. Where both are fully transparent there is no colour to differ.
  @inline(__always)
  static func delta(_ before: UInt32, _ after: UInt32) -> Int {
    if (before | after) < 1 << 24 { return 0 }
    func channel(_ shift: UInt32) -> Int {
      abs(Int(before >> shift & 255) - Int(after >> shift & 255))
    }
    return max(max(channel(24), channel(16)), max(channel(8), channel(0)))
  }
}
