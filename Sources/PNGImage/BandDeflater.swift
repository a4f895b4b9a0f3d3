/// Packs bands of flat artwork into raw deflate blocks (RFC 1951) that end on a byte, so that bands laid end to end
/// are one stream.
///
/// It looks for repeats of whole pixels, and only where drawings have them: the row above and its neighbours, the
/// pixel before, and the last place with the same two pixels. That takes a fraction of the time of zlib's fast levels for
/// as many bytes, and the bytes are the same whatever zlib is installed.
final class BandDeflater {
  /// Tokens of one block.
  private static let blockSize = 1 << 15
  private static let hashBits: UInt64 = 14
  private static let longest = 258
  private static let farthest = 32_768
  /// Pixels of a repeat that is too short to be taken without looking elsewhere.
  private static let few = 24

  /// Rows, as long as bytes can be repeated: `width` words `0xAARRGGBB`, or `0x00RRGGBB` where there is no alpha.
  private let rows: PixelRows
  private let tokens: UnsafeMutablePointer<UInt32>
  /// For each hash of two pixels the last place that had it, `y << 16 | x`.
  private let places: UnsafeMutablePointer<Int32>
  private var count = 0
  private var block = HuffmanBlock()
  private var writer = BitWriter()

  init(_ rows: PixelRows) {
    self.rows = rows
    tokens = .allocate(capacity: BandDeflater.blockSize)
    places = .allocate(capacity: 1 << BandDeflater.hashBits)
  }

  deinit {
    tokens.deallocate()
    places.deallocate()
  }

  /// The band, packed, knowing nothing of other bands.
  ///
  /// - Parameter pixels: As `PixelRows.prepare` leaves them; at most 32,767 a row and as many rows.
  func pack(_ pixels: UnsafePointer<UInt32>, rows count: Int) -> [UInt8] {
    writer = BitWriter()
    places.update(repeating: -1, count: 1 << BandDeflater.hashBits)
    for y in 0..<count { find(pixels + y * rows.width, y) }
    flush()
    writer.align()
    return writer.bytes
  }

  private static func hash(_ row: UnsafePointer<UInt32>) -> Int {
    let pair = UInt64(row[0]) | UInt64(row[1]) << 32
    return Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 - hashBits))
  }

  private func find(_ row: UnsafePointer<UInt32>, _ y: Int) {
    let width = rows.width
    let pixel = rows.bytesPerPixel
    let length = rows.rowLength
    let hasAbove = y > 0 && length <= BandDeflater.farthest
    // The most pixels that one token repeats.
    let piece = BandDeflater.longest / pixel
    var x = 0
    if hasAbove { x = BandDeflater.repeated(row, row - width, min(piece - 1, width)) }
    if x > 0 {
      // The filter byte above is 0 as well.
      add(1 + x * pixel, distance: length)
    } else {
      add(0)
    }
    while x < width {
      let here = row + x
      let word = here[0]
      let limit = min(width - x, piece)
      var best = 0
      var distance = 0
      // A run of one colour takes least room, however long the rows are alike.
      if x > 0, here[-1] == word {
        best = BandDeflater.repeated(here, here - 1, width - x)
        distance = pixel
      }
      if hasAbove, best < limit, here[-width] == word {
        let found = BandDeflater.repeated(here, here - width, limit)
        if found > max(best, 1) {
          best = found
          distance = length
        }
      }
      if best < BandDeflater.few, limit > 1 {
        if hasAbove, x > 0, here[-width - 1] == word {
          let found = BandDeflater.repeated(here, here - width - 1, limit)
          if found > max(best, 1) {
            best = found
            distance = length + pixel
          }
        }
        if hasAbove, here[1 - width] == word {
          let found = BandDeflater.repeated(here, here - width + 1, limit - 1)
          if found > max(best, 1) {
            best = found
            distance = length - pixel
          }
        }
        let hash = BandDeflater.hash(here)
        let last = Int(places[hash])
        places[hash] = Int32(truncatingIfNeeded: y << 16 | x)
        if last >= 0 {
          let (up, column) = (y - last >> 16, last & 0xFFFF)
          let far = up * length + (x - column) * pixel
          if far <= BandDeflater.farthest {
            let found = BandDeflater.repeated(
              here, here - up * width - x + column, min(limit, width - column))
            if found > max(best, 1) {
              best = found
              distance = far
            }
          }
        }
      }
      if best > 0 {
        add(best * pixel, distance: distance)
        // The places inside a repeat are worth finding again, but not all of a long one.
        for inner in x + 1..<max(x + 1, min(x + min(best, 5), width - 1)) {
          places[BandDeflater.hash(row + inner)] = Int32(truncatingIfNeeded: y << 16 | inner)
        }
        x += best
      } else {
        add(word >> 16 & 0xFF)
        add(word >> 8 & 0xFF)
        add(word & 0xFF)
        if pixel == 4 { add(word >> 24) }
        x += 1
      }
    }
  }

  /// How many pixels, at most `limit`, are the same.
  @inline(__always)
  private static func repeated(
    _ pixels: UnsafePointer<UInt32>, _ before: UnsafePointer<UInt32>, _ limit: Int
  ) -> Int {
    let (a, b) = (UnsafeRawPointer(pixels), UnsafeRawPointer(before))
    func difference(_ place: Int) -> UInt64 {
      a.loadUnaligned(fromByteOffset: place &* 4, as: UInt64.self)
        ^ b.loadUnaligned(fromByteOffset: place &* 4, as: UInt64.self)
    }
    var length = 0
    while length &+ 8 <= limit,
      difference(length) | difference(length &+ 2) | difference(length &+ 4)
        | difference(length &+ 6) == 0
    { length &+= 8 }
    while length < limit, pixels[length] == before[length] { length &+= 1 }
    return length
  }

  /// A repeat of at least 3 bytes, in pieces that are not too long.
  private func add(_ length: Int, distance: Int) {
    var left = length
    while left > 0 {
      var piece = min(left, BandDeflater.longest)
      // No piece may be shorter than 3.
      if left - piece == 1 || left - piece == 2 { piece = left - 3 }
      add(HuffmanBlock.match | UInt32(piece - 3) << 16 | UInt32(distance - 1))
      left -= piece
    }
  }

  private func add(_ token: UInt32) {
    if count == BandDeflater.blockSize { flush() }
    tokens[count] = token
    count += 1
  }

  private func flush() {
    guard count > 0 else { return }
    block.write(UnsafeBufferPointer(start: tokens, count: count), to: &writer)
    count = 0
  }
}
