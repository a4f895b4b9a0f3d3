import CZlib

/// Draws, packs and writes a picture band by band, so that the whole is never in memory.
///
/// A band's height does not depend on the number of threads, so neither do the bytes.
public enum PNGEncoder {
  /// Draws one band: the rows to draw and where, `0xAARRGGBB` in native order, colour multiplied by alpha,
  /// `header.width` pixels a row without gaps. The memory still holds the last band.
  public typealias Draw = (_ rows: Range<Int>, _ pixels: UnsafeMutablePointer<UInt32>) throws ->
    Void

  /// Rows of a band.
  public static let bandHeight = 64

  private struct Band: Sendable {
    var packed: [UInt8]
    var adler: UInt
    var length: Int
  }

  /// - Parameters:
  ///   - worker: Called once on each thread; what it returns draws the bands of that thread.
  ///   - sink: Called on the calling thread with the file's bytes, in order.
  /// - Throws: `PNGError`, or what `worker`, its drawing or `sink` threw.
  public static func write(
    _ header: PNGHeader, jobs: Int, worker: @escaping @Sendable () throws -> Draw,
    to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let writer = try PNGChunkWriter()
    func send(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes(sink) }
    try send(writer.head(header))

    let bands = (header.height + bandHeight - 1) / bandHeight
    var adler = adler32(0, nil, 0)
    var isFirst = true
    try OrderedWork.run(
      count: bands, jobs: jobs,
      worker: {
        let pen = BandPacker(header: header, draw: try worker())
        return { try pen.band($0) }
      },
      deliver: { (band: Band) in
        adler = adler32_combine(adler, band.adler, band.length)
        // The stream's own two bytes: 32 KB window, a fast level.
        try send(writer.chunk("IDAT", isFirst ? [0x78, 0x5E] + band.packed : band.packed))
        isFirst = false
      })
    let sum = UInt32(truncatingIfNeeded: adler)
    let ending: [UInt8] =
      [0x03, 0x00] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    try send(writer.chunk("IDAT", ending))
    try send(writer.chunk("IEND", []))
  }

  /// What one thread needs to make bands.
  private final class BandPacker {
    private let header: PNGHeader
    private let draw: Draw
    private let rows: PixelRows
    private let deflater: BandDeflater
    private let pixels: UnsafeMutablePointer<UInt32>

    init(header: PNGHeader, draw: @escaping Draw) {
      self.header = header
      self.draw = draw
      rows = PixelRows(width: header.width, hasAlpha: header.hasAlpha)
      deflater = BandDeflater(rows)
      pixels = .allocate(capacity: header.width * bandHeight)
      pixels.initialize(repeating: 0, count: header.width * bandHeight)
    }

    deinit { pixels.deallocate() }

    func band(_ index: Int) throws -> Band {
      let top = index * bandHeight
      let range = top..<min(top + bandHeight, header.height)
      try draw(range, pixels)
      let sum = rows.prepare(pixels, rows: range.count)
      let packed = deflater.pack(pixels, rows: range.count)
      return Band(packed: packed, adler: sum, length: rows.rowLength * range.count)
    }
  }
}
