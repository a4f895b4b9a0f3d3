import PNGImage
import Testing

/// Small files cut and changed at every place.
@Suite struct PNGDamageTests {
  /// Files with every chunk that matters and some that do not, of each way rows can lie.
  static let files: [SamplePNG] = [false, true].flatMap { isInterlaced -> [SamplePNG] in
    var palette = PNGKindTests.kind(
      3, 2, 5, 6, isInterlaced: isInterlaced, isTransparent: true)
    palette.early = [
      SamplePNG.chunk("gAMA", SamplePNG.number(45_455)),
      SamplePNG.chunk("pHYs", SamplePNG.number(5000) + SamplePNG.number(5000) + [1]),
    ]
    // With its frame 16 bytes, which one changed bit of the length before can swallow.
    palette.transparency = [1, 2, 3, 4]
    palette.late = [SamplePNG.chunk("tEXt", Array("Title\0x".utf8))]
    var color = PNGKindTests.kind(2, 8, 4, 3, isInterlaced: isInterlaced, isTransparent: true)
    color.middle = [SamplePNG.chunk("prVt", [1, 2, 3])]
    color.piece = 20
    let grey = PNGKindTests.kind(4, 16, 3, 4, isInterlaced: isInterlaced, isTransparent: false)
    return [palette, color, grey]
  }

  @Test(arguments: files.indices) func everyCutIsRefused(_ index: Int) throws {
    let bytes = Self.files[index].bytes
    for count in 0..<bytes.count {
      let cut = Array(bytes.prefix(count))
      let fault = try PNGFaultTests.fault(cut)
      switch fault {
      case .empty: #expect(count == 0)
      case .truncated(_, let missing): #expect(missing <= bytes.count - count + 12)
      default: Issue.record("\(count): \(fault)")
      }
    }
  }

  /// A changed bit is refused, or it is in a chunk that the picture does not need, and then it is noted.
  @Test(arguments: files.indices) func everyChangedBitIsNoticed(_ index: Int) throws {
    let file = Self.files[index]
    let bytes = file.bytes
    var refused = 0
    var noted = 0
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << bit
        do throws(PNGError) {
          let image = try PNGImage(decoding: changed)
          let isSame =
            image.bytes == file.expected && image.width == file.width
            && image.height == file.height
          #expect(isSame, "byte \(place), bit \(bit): another picture")
          #expect(!image.info.notes.isEmpty, "byte \(place), bit \(bit): unnoticed")
          noted += 1
        } catch { refused += 1 }
        let words = try? PNGPixels(decoding: changed).words
        #expect(words == nil || words == file.expectedWords)
      }
    }
    #expect(refused > 0 && refused + noted == bytes.count * 8)
    #expect((noted > 0) == (file.early.count + file.middle.count > 0))
  }

  /// A damaged length hides the chunk behind it, and the checksum of what seems one chunk is wrong.
  @Test func transparencyInsideADamagedChunkIsNotLost() throws {
    var file = PNGFaultTests.small
    let sound = SamplePNG.chunk("prVt", [1, 2, 3])
    let hidden = SamplePNG.chunk("tRNS", [128])
    file.transparency = nil
    file.middle = [SamplePNG.chunk("prVt", Array(sound[8...]) + hidden, isSumRight: false)]
    #expect(try PNGFaultTests.fault(file.bytes) == .checksum(chunk: "prVt"))
  }
}
