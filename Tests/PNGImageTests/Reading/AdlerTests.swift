import CZlib
import Testing

@testable import PNGImage

/// The sum against zlib's.
@Suite struct AdlerTests {
  @Test(arguments: [0, 1, 31, 32, 33, 100, 257 * 32, 257 * 32 + 1, 100_000])
  func agreesWithZlib(count: Int) {
    // The largest bytes, which come nearest to more than the sums hold; and all kinds.
    for bytes in [
      [UInt8](repeating: 255, count: count),
      (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 / 7) },
    ] {
      var whole = Adler()
      var pieces = Adler()
      bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        whole.add(start, count)
        pieces.add(start, count / 3)
        pieces.add(start + count / 3, count - count / 3)
      }
      let expected = adler32(1, bytes, UInt32(count))
      #expect(whole.sum == expected && pieces.sum == expected)
    }
  }
}
