import CPNG

/// One libpng reader over bytes that outlive it.
final class PNGReader {
  /// Pixels a side may have: libpng holds a row or two beside the picture.
  static let longestSide = 1_000_000
  /// Bytes that libpng may take for a chunk it unpacks.
  private static let chunkMemory = 4 << 20

  private final class Ear {
    var warnings: [PNGWarning] = []
    func hear(_ message: String) {
      let warning = PNGWarning(message)
      // A file of many chunks has as many faults.
      if warnings.count < 64, !warnings.contains(warning) { warnings.append(warning) }
    }
  }

  /// What the rows will hold.
  let channels: Int
  let hasAlpha: Bool
  let rowBytes: Int
  /// What is left to do on rows that are to be words; nil where libpng makes them what was asked for.
  private let spread: PNGSpread?
  private let width: Int
  private let height: Int
  private let isInterlaced: Bool

  private let source: UnsafeMutablePointer<duo_png_source>
  private let ear: Ear
  private let png: png_structp
  private let info: png_infop

  /// Reads what stands before the pixels.
  ///
  /// - Parameter asWords: whether rows are to be words `0xAARRGGBB`, else the channels that the file has.
  init(_ bytes: UnsafeBufferPointer<UInt8>, asWords: Bool) throws(PNGError) {
    let ear = Ear()
    let source = UnsafeMutablePointer<duo_png_source>.allocate(capacity: 1)
    source.initialize(to: duo_png_source())
    source.pointee.bytes = bytes.baseAddress
    source.pointee.count = bytes.count
    source.pointee.end = bytes.count
    source.pointee.context = Unmanaged.passUnretained(ear).toOpaque()
    source.pointee.ear = { context, message in
      guard let context, let message else { return }
      Unmanaged<Ear>.fromOpaque(context).takeUnretainedValue().hear(String(cString: message))
    }
    guard let png = duo_png_create_reader(source) else {
      source.deallocate()
      throw .outOfMemory
    }
    guard let info = png_create_info_struct(png) else {
      duo_png_destroy_reader(png, nil)
      source.deallocate()
      throw .outOfMemory
    }
    var rows = duo_png_rows()
    var status = duo_png_read_head(
      png, info, UInt32(PNGReader.longestSide), PNGReader.chunkMemory)
    if status == 0 {
      status = duo_png_prepare(
        png, info, Int32((asWords ? DUO_PNG_WORDS : DUO_PNG_CHANNELS).rawValue), &rows)
    }
    (self.source, self.ear, self.png, self.info) = (source, ear, png, info)
    channels = Int(rows.channels)
    hasAlpha = rows.has_alpha != 0
    rowBytes = rows.row_bytes
    spread = PNGSpread(rows)
    width = Int(png_get_image_width(png, info))
    height = Int(png_get_image_height(png, info))
    isInterlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE
    guard status == 0 else { throw fault }
  }

  deinit {
    duo_png_destroy_reader(png, info)
    source.deallocate()
  }

  /// Bytes a row takes where `read` puts it.
  var rowLength: Int { spread == nil ? rowBytes : width * 4 }

  /// Bytes of rows that are unpacked before they are spread: what stays in a core's own memory.
  private static let batchBytes = 1 << 16

  /// Reads every row to `pixels`, which has room for them, then the rest of the file.
  ///
  /// - Parameter announce: Called with how many rows are there, from time to time and where all are; of an interlaced
  ///   picture only then. A fault may still come to light after the last one.
  /// - Returns: What libpng found fault with and got over.
  func read(
    into pixels: UnsafeMutableRawPointer, announce: (Int) -> Void = { _ in }
  ) throws(PNGError) -> [PNGWarning] {
    if isInterlaced {
      let start = pixels.assumingMemoryBound(to: UInt8.self)
      guard duo_png_read_passes(png, info, source, start) == 0 else { throw fault }
      announce(height)
    } else {
      try readRows(into: pixels, announce: announce)
    }
    guard duo_png_read_rest(png, info, source) == 0 else { throw fault }
    for warning in ear.warnings {
      if let fault = warning.fault { throw .unreadable(fault) }
    }
    return ear.warnings
  }

  private func readRows(
    into pixels: UnsafeMutableRawPointer, announce: (Int) -> Void
  ) throws(PNGError) {
    let batch = max(1, min(height, PNGReader.batchBytes / max(rowBytes, 1)))
    let plain = UnsafeMutablePointer<UInt8>.allocate(
      capacity: spread == nil ? 0 : batch * rowBytes + PNGSpread.room)
    defer { plain.deallocate() }
    var row = 0
    while row < height {
      let count = min(batch, height - row)
      let place = pixels + row * rowLength
      let target = spread == nil ? place.assumingMemoryBound(to: UInt8.self) : plain
      guard duo_png_read_some(png, info, source, target, UInt32(row), UInt32(count)) == 0 else {
        throw fault
      }
      spread?.spread(plain, count * width, into: place.assumingMemoryBound(to: UInt32.self))
      row += count
      announce(row)
    }
  }

  private var fault: PNGError {
    let message = withUnsafeBytes(of: source.pointee.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return PNGWarning(message).error
  }
}

extension PNGReader {
  /// All rows in an array of so many elements, which they fill, and what libpng got over.
  func pixels<Element: BitwiseCopyable>(
    _ type: Element.Type, count: Int
  ) throws(PNGError) -> (pixels: [Element], warnings: [PNGWarning]) {
    var warnings: [PNGWarning] = []
    let pixels = try PixelRoom.array(type, count: count) { start throws(PNGError) in
      warnings = try read(into: start)
    }
    return (pixels, warnings)
  }
}
