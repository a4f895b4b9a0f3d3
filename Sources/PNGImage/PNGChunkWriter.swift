import CPNG

/// One libpng writer, whose bytes are handed on as they come.
final class PNGChunkWriter {
  private final class Collected {
    var bytes: [UInt8] = []
  }

  private let port: UnsafeMutablePointer<duo_png_port>
  private let collected = Collected()
  private let png: png_structp
  private let info: png_infop

  init() throws(PNGError) {
    port = .allocate(capacity: 1)
    port.initialize(to: duo_png_port())
    port.pointee.context = Unmanaged.passUnretained(collected).toOpaque()
    port.pointee.sink = { context, bytes, count in
      guard let context, let bytes else { return 1 }
      Unmanaged<Collected>.fromOpaque(context).takeUnretainedValue()
        .bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
      return 0
    }
    guard let png = duo_png_create_writer(port) else {
      port.deallocate()
      throw .outOfMemory
    }
    guard let info = png_create_info_struct(png) else {
      duo_png_destroy_writer(png, nil)
      port.deallocate()
      throw .outOfMemory
    }
    self.png = png
    self.info = info
  }

  deinit {
    duo_png_destroy_writer(png, info)
    port.deallocate()
  }

  /// The signature and every chunk before the pixels.
  func head(_ header: PNGHeader) throws(PNGError) -> [UInt8] {
    let picture = duo_png_picture(
      width: UInt32(header.width), height: UInt32(header.height),
      has_alpha: header.hasAlpha ? 1 : 0, pixels_per_metre: UInt32(header.pixelsPerMetre))
    let strings = header.texts.map { (CBytes($0.keyword), CBytes($0.text)) }
    let empty = CBytes("")
    var texts = zip(header.texts, strings).map { text, bytes in
      var entry = png_text()
      let isPlain = text.text.utf8.allSatisfy { $0 < 0x80 }
      entry.key = bytes.0.start
      entry.text = bytes.1.start
      entry.lang = empty.start
      entry.lang_key = empty.start
      switch (text.isCompressed, isPlain) {
      case (true, _): entry.compression = PNG_ITXT_COMPRESSION_zTXt
      case (false, true): entry.compression = PNG_TEXT_COMPRESSION_NONE
      case (false, false): entry.compression = PNG_ITXT_COMPRESSION_NONE
      }
      if entry.compression == PNG_TEXT_COMPRESSION_NONE {
        entry.text_length = bytes.1.count
      } else {
        entry.itxt_length = bytes.1.count
      }
      return entry
    }
    let status = withExtendedLifetime(strings) {
      duo_png_write_head(png, info, picture, &texts, Int32(texts.count), 6)
    }
    return try taken(status)
  }

  /// One chunk with its length and checksum.
  func chunk(_ name: String, _ bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    let status = duo_png_write_chunk(png, name, bytes, bytes.count)
    return try taken(status)
  }

  private func taken(_ status: Int32) throws(PNGError) -> [UInt8] {
    guard status == 0 else {
      let message = withUnsafeBytes(of: port.pointee.message) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw .library(message)
    }
    defer { collected.bytes.removeAll(keepingCapacity: true) }
    return collected.bytes
  }
}

/// A string as C likes it, for as long as this lives.
private final class CBytes {
  let start: UnsafeMutablePointer<CChar>
  let count: Int

  init(_ string: String) {
    let bytes = Array(string.utf8)
    count = bytes.count
    start = .allocate(capacity: count + 1)
    for (place, byte) in bytes.enumerated() { start[place] = CChar(bitPattern: byte) }
    start[count] = 0
  }

  deinit { start.deallocate() }
}
