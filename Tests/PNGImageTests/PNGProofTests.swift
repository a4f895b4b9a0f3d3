import PNGImage
import Testing

/// Files as they were written, and what is noticed when they were not.
@Suite struct PNGProofTests {
  static func file(_ width: Int, _ height: Int, hasAlpha: Bool) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let header = PNGHeader(
      width: width, height: height, hasAlpha: hasAlpha, pixelsPerMetre: 3780,
      texts: [.init("Software", "test")])
    try PNGEncoder.write(
      header, jobs: 2,
      worker: {
        { rows, pixels in
          for row in rows {
            for x in 0..<width {
              let color = UInt32(x / 7 * 40 ^ row / 3 * 9) & 0xFF
              pixels[(row - rows.lowerBound) * width + x] = 0xFF00_0000 | color * 0x1_0201
            }
          }
        }
      }, to: { bytes.append(contentsOf: $0) })
    return bytes
  }

  static let sizes = [(1, 1), (5, 63), (5, 64), (300, 65), (70, 400)]

  @Test(arguments: sizes, [1, 3]) func whatWasWrittenPasses(_ size: (Int, Int), jobs: Int) throws {
    for hasAlpha in [false, true] {
      let bytes = try Self.file(size.0, size.1, hasAlpha: hasAlpha)
      try PNGProof.check(bytes, width: size.0, height: size.1, jobs: jobs)
    }
  }

  @Test func everyChangedByteIsNoticed() throws {
    let bytes = try Self.file(20, 130, hasAlpha: false)
    for place in bytes.indices {
      for change: UInt8 in [1, 0x20, 0xFF] {
        var changed = bytes
        changed[place] ^= change
        #expect(throws: PNGError.self, "byte \(place)") {
          try PNGProof.check(changed, width: 20, height: 130, jobs: 1)
        }
      }
    }
  }

  @Test func everyCutIsNoticed() throws {
    let bytes = try Self.file(20, 130, hasAlpha: false)
    for count in bytes.indices {
      #expect(throws: PNGError.self, "\(count) bytes") {
        try PNGProof.check(Array(bytes.prefix(count)), width: 20, height: 130, jobs: 1)
      }
    }
    #expect(throws: PNGError.self) {
      try PNGProof.check(bytes + [0], width: 20, height: 130, jobs: 1)
    }
  }

  /// Chunks whose own sums are right and whose content is not.
  static let recut: [(name: String, change: @Sendable (inout [Chunk]) -> Void, problem: String)] = [
    (
      "the last band is gone", { $0.remove(at: $0.count - 3) },
      "it has 3 chunks of image data (IDAT) in place of 4"
    ),
    (
      "two bands changed places", { $0.swapAt($0.count - 4, $0.count - 5) },
      "its image data (IDAT) has another head than was written"
    ),
    (
      "the sum of the pixels", { $0[$0.count - 2].bytes[5] ^= 1 },
      "the checksum of its pixels (Adler-32) is wrong"
    ),
    (
      "the end of the stream", { $0[$0.count - 2].bytes[0] = 1 },
      "its image data (IDAT) does not end where it must"
    ),
    (
      "bytes after a band", { $0[$0.count - 3].bytes += [0, 1, 0, 0xFE, 0xFF, 0] },
      "its image data (IDAT) goes on after the last row"
    ),
    (
      "another filter",
      { chunks in
        // A stored block: its first byte is the filter of the first row.
        let rows = [UInt8](repeating: 1, count: 64 * 61)
        let size = [UInt8(rows.count & 0xFF), UInt8(rows.count >> 8)]
        chunks[chunks.count - 5].bytes = [0x78, 0x5E, 0] + size + size.map { ~$0 } + rows
      }, "a row has another filter than was written"
    ),
  ]

  @Test(arguments: recut.indices) func chunksThatWereMadeAnewAreNoticed(_ index: Int) throws {
    let entry = Self.recut[index]
    var chunks = try Chunk.all(of: try Self.file(20, 130, hasAlpha: false))
    entry.change(&chunks)
    let bytes = SamplePNG.signature + chunks.flatMap { SamplePNG.chunk($0.name, $0.bytes) }
    let error = #expect(throws: PNGError.self) {
      try PNGProof.check(bytes, width: 20, height: 130, jobs: 1)
    }
    #expect(error?.problem == "is no PNG that can be read: \(entry.problem)", "\(entry.name)")
  }

  @Test func otherFilesDoNotPass() throws {
    let bytes = try Self.file(20, 130, hasAlpha: false)
    let error = #expect(throws: PNGError.self) {
      try PNGProof.check(bytes, width: 20, height: 131, jobs: 1)
    }
    #expect(
      error?.problem
        == "is no PNG that can be read: it is 20 × 130 pixels, and 20 × 131 were written")
    for isInterlaced in [false, true] {
      let other = PNGKindTests.kind(2, 8, 9, 9, isInterlaced: isInterlaced, isTransparent: false)
      #expect(throws: PNGError.self) {
        try PNGProof.check(other.bytes, width: 9, height: 9, jobs: 1)
      }
    }
  }
}
