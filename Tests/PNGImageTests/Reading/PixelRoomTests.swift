import Testing

@testable import PNGImage

/// Memory that may not be there.
@Suite struct PixelRoomTests {
  @Test(arguments: [1 << 60, .max]) func tooMuchIsAnError(count: Int) {
    #expect(throws: PNGError.outOfMemory) {
      try PixelRoom.array(UInt32.self, count: count) { _ in Issue.record("there is no room") }
    }
  }

  /// Small ones, and ones that large pages are asked for.
  @Test(arguments: [1, 1000, 3 << 20]) func isWhatWasFilledIn(count: Int) throws {
    let words = try PixelRoom.array(UInt32.self, count: count) { start in
      for place in 0..<count { start[place] = UInt32(place) }
    }
    #expect(words.count == count && words[0] == 0 && words[count - 1] == UInt32(count - 1))
  }

  @Test func faultsAreHandedOn() {
    #expect(throws: PNGError.unreadable(.pixelChecksum)) {
      try PixelRoom.array(UInt32.self, count: 8) { _ throws(PNGError) in
        throw .unreadable(.pixelChecksum)
      }
    }
  }
}
