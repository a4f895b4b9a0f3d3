import CZlib

/// A PNG of any kind, written here and not by what is tested: own chunks, filters and passes, packed by zlib.
struct SamplePNG {
  var width: Int
  var height: Int
  /// Colour type and bits a sample, as in the header.
  var type: Int
  var depth: Int
  var isInterlaced = false
  /// Red, green and blue of each colour.
  var palette: [[UInt8]] = []
  /// What a tRNS chunk holds.
  var transparency: [UInt8]?
  /// Chunks before the palette, after it, and after the pixels.
  var early: [[UInt8]] = []
  var middle: [[UInt8]] = []
  var late: [[UInt8]] = []
  /// Bytes of image data in a chunk.
  var piece = 50
  /// The sample of a channel at a place, `0..<1 << depth`.
  var sample: @Sendable (_ x: Int, _ y: Int, _ channel: Int) -> Int

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
  static let end = chunk("IEND", [])
  /// Of each type, how many samples a pixel has and how many bits they may have: ISO/IEC 15948, table 11.1.
  static let kinds: [(type: Int, samples: Int, depths: [Int])] = [
    (0, 1, [1, 2, 4, 8, 16]), (2, 3, [8, 16]), (3, 1, [1, 2, 4, 8]), (4, 2, [8, 16]),
    (6, 4, [8, 16]),
  ]

  var samples: Int { SamplePNG.kinds.first { $0.type == type }?.samples ?? 1 }

  var bytes: [UInt8] {
    var file = SamplePNG.signature + SamplePNG.chunk("IHDR", header) + early.flatMap { $0 }
    if !palette.isEmpty { file += SamplePNG.chunk("PLTE", palette.flatMap { $0 }) }
    if let transparency { file += SamplePNG.chunk("tRNS", transparency) }
    file += middle.flatMap { $0 }
    let packed = SamplePNG.packed(rows)
    for start in stride(from: 0, to: packed.count, by: piece) {
      file += SamplePNG.chunk("IDAT", Array(packed[start..<min(start + piece, packed.count)]))
    }
    return file + late.flatMap { $0 } + SamplePNG.end
  }

  var header: [UInt8] {
    SamplePNG.number(width) + SamplePNG.number(height)
      + [UInt8(depth), UInt8(type), 0, 0, isInterlaced ? 1 : 0]
  }

  /// First column and row, and the steps to the next: ISO/IEC 15948, 8.2.
  var passes: [(left: Int, top: Int, stepX: Int, stepY: Int)] {
    isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
  }

  /// Every row of every pass, filtered; the filters take turns.
  var rows: [UInt8] {
    var result: [UInt8] = []
    for (left, top, stepX, stepY) in passes where left < width {
      var above: [UInt8]?
      for (number, y) in stride(from: top, to: height, by: stepY).enumerated() {
        let row = packedRow(stride(from: left, to: width, by: stepX).map { ($0, y) })
        result += filtered(row, above: above, by: (number + stepX) % 5)
        above = row
      }
    }
    return result
  }

  /// Samples side by side, the first in the highest bits.
  private func packedRow(_ places: [(Int, Int)]) -> [UInt8] {
    var bits: [UInt8] = []
    for (x, y) in places {
      for channel in 0..<samples {
        let value = sample(x, y, channel)
        for bit in (0..<depth).reversed() { bits.append(UInt8(value >> bit & 1)) }
      }
    }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(0) { $0 << 1 | (start + $1 < bits.count ? bits[start + $1] : 0) }
    }
  }

  /// ISO/IEC 15948, 9.2.
  private func filtered(_ row: [UInt8], above: [UInt8]?, by filter: Int) -> [UInt8] {
    let step = max(1, samples * depth / 8)
    let above = above ?? [UInt8](repeating: 0, count: row.count)
    return [UInt8(filter)]
      + row.indices.map { place in
        let a = place >= step ? Int(row[place - step]) : 0
        let b = Int(above[place])
        let c = place >= step ? Int(above[place - step]) : 0
        let guess =
          switch filter {
          case 1: a
          case 2: b
          case 3: (a + b) / 2
          case 4: SamplePNG.paeth(a, b, c)
          default: 0
          }
        return row[place] &- UInt8(guess)
      }
  }

  private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let guess = a + b - c
    let (far, farB, farC) = (abs(guess - a), abs(guess - b), abs(guess - c))
    if far <= farB && far <= farC { return a }
    return farB <= farC ? b : c
  }

  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func chunk(_ name: String, _ content: [UInt8], isSumRight: Bool = true) -> [UInt8] {
    let summed = Array(name.utf8) + content
    let sum = Int(crc32(0, summed, UInt32(summed.count)))
    return number(content.count) + summed + number(isSumRight ? sum : sum ^ 1)
  }

  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(count))
    compress2(&packed, &count, bytes, UInt(bytes.count), 9)
    return Array(packed.prefix(Int(count)))
  }
}
