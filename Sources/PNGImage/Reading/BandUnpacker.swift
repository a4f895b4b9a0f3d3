import CZlib

/// Unpacks bands that know nothing of each other; one for each thread.
final class BandUnpacker {
  private let rowLength: Int
  private let room: Int
  private let rows: UnsafeMutablePointer<UInt8>
  private var stream = z_stream()
  private let isReady: Bool

  init(rowLength: Int) {
    self.rowLength = rowLength
    // A byte more tells a band that goes on.
    room = rowLength * PNGEncoder.bandHeight + 1
    rows = .allocate(capacity: room)
    // Plain deflate: only the first band has a head, and none a sum.
    isReady = inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  }

  deinit {
    if isReady { inflateEnd(&stream) }
    rows.deallocate()
  }

  /// Checks one band.
  ///
  /// - Parameter isFirst: whether the two bytes that head a zlib stream come before it.
  /// - Returns: The Adler-32 sum of its rows.
  func check(
    _ chunk: PNGChunk, rows count: Int, isFirst: Bool, in bytes: UnsafeBufferPointer<UInt8>
  ) throws -> UInt {
    guard isReady, inflateReset(&stream) == Z_OK else { throw PNGError.outOfMemory }
    guard chunk.isWhole(bytes) else { throw PNGFault.checksum(chunk: "IDAT") }
    let content = isFirst ? chunk.content.dropFirst(2) : chunk.content
    if isFirst {
      guard chunk.content.count >= 2,
        PNGChunk.number(bytes, chunk.content.lowerBound) >> 16 == 0x785E
      else { throw PNGFault.imageData("its image data (IDAT) has another head than was written") }
    }
    guard let start = bytes.baseAddress, let room = UInt32(exactly: room),
      let length = UInt32(exactly: content.count)
    else { throw PNGError.outOfMemory }
    stream.next_in = UnsafeMutablePointer(mutating: start + content.lowerBound)
    stream.avail_in = length
    stream.next_out = rows
    stream.avail_out = room
    let status = inflate(&stream, Z_SYNC_FLUSH)
    guard status == Z_OK || status == Z_BUF_ERROR else {
      throw PNGFault.imageData("its image data (IDAT) cannot be unpacked")
    }
    let found = Int(room - stream.avail_out)
    if found < rowLength * count { throw PNGScan.tooLittle }
    guard found == rowLength * count, stream.avail_in == 0 else { throw PNGScan.tooMuch }
    for row in 0..<count where rows[row * rowLength] != 0 {
      throw PNGFault.imageData("a row has another filter than was written")
    }
    var adler = Adler()
    adler.add(rows, found)
    return adler.sum
  }
}
