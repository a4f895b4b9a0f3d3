import CZlib

/// Reads back what `PNGEncoder` wrote.
public enum PNGProof {
  /// Checks a whole file: how it is built, the checksum of every chunk, that every band unpacks to as many rows as it
  /// must hold, and the checksum of all rows.
  ///
  /// Bands are checked on up to `jobs` threads, each by itself, as only `PNGEncoder` writes them: a file of another
  /// program does not pass.
  ///
  /// - Throws: `PNGError.unreadable` with the first fault in the file.
  public static func check(
    _ bytes: [UInt8], width: Int, height: Int, jobs: Int
  ) throws(PNGError) {
    let scan = try PNGInfo.scan(bytes, limit: .max)
    let info = scan.info
    func wrong(_ reason: String) -> PNGError { .unreadable(.structure(reason)) }
    guard info.width == width, info.height == height else {
      throw wrong(
        "it is \(info.width) × \(info.height) pixels, and \(width) × \(height) were written")
    }
    guard let note = info.notes.first else {
      guard info.bitDepth == 8, !info.isInterlaced, [.rgb, .rgba].contains(info.colorType) else {
        throw wrong("it has another kind of pixels than were written")
      }
      return try checkBands(
        bytes, rowLength: 1 + width * info.colorType.samples, height: height, jobs: jobs)
    }
    throw wrong(note)
  }

  private struct Band: Sendable {
    var adler: UInt
    var length: Int
  }

  private static func checkBands(
    _ bytes: [UInt8], rowLength: Int, height: Int, jobs: Int
  ) throws(PNGError) {
    do {
      let chunks = try bytes.withUnsafeBufferPointer { bytes throws(PNGFault) in
        try data(in: bytes)
      }
      let bands = (height + PNGEncoder.bandHeight - 1) / PNGEncoder.bandHeight
      guard chunks.count == bands + 1 else {
        throw PNGError.unreadable(
          .imageData("it has \(chunks.count) chunks of image data (IDAT) in place of \(bands + 1)"))
      }
      var adler = adler32(0, nil, 0)
      try OrderedWork.run(
        count: bands, jobs: jobs,
        worker: {
          let unpacker = BandUnpacker(rowLength: rowLength)
          return { index in
            let rows = min(
              PNGEncoder.bandHeight, height - index * PNGEncoder.bandHeight)
            let adler = try bytes.withUnsafeBufferPointer {
              try unpacker.check(chunks[index], rows: rows, isFirst: index == 0, in: $0)
            }
            return Band(adler: adler, length: rows * rowLength)
          }
        }, deliver: { (band: Band) in adler = adler32_combine(adler, band.adler, band.length) })
      try bytes.withUnsafeBufferPointer { bytes in
        guard chunks[bands].isWhole(bytes) else { throw PNGFault.checksum(chunk: "IDAT") }
        let end = chunks[bands].content
        guard end.count == 6, bytes[end.lowerBound] == 3, bytes[end.lowerBound + 1] == 0 else {
          throw PNGFault.imageData("its image data (IDAT) does not end where it must")
        }
        guard PNGChunk.number(bytes, end.lowerBound + 2) == Int(adler) else {
          throw PNGFault.pixelChecksum
        }
      }
    } catch let error as PNGError {
      throw error
    } catch let fault as PNGFault {
      throw .unreadable(fault)
    } catch {
      throw .outOfMemory
    }
  }

  private static func data(in bytes: UnsafeBufferPointer<UInt8>) throws(PNGFault) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var place = PNGScan.signature.count
    while place < bytes.count {
      let chunk = try PNGChunk(at: place, in: bytes)
      if chunk.name == .data { chunks.append(chunk) }
      place = chunk.end
    }
    return chunks
  }
}
