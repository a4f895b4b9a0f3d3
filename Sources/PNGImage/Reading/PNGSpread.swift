import CPNG

/// Makes plain rows words `0xAARRGGBB`: what libpng could do as well, in a fifth of the time.
struct PNGSpread {
  private enum Form {
    case rgb, rgba, greyAlpha
    /// A byte a pixel, and the word for each.
    case table([UInt32])
  }

  /// Bytes that may be read after the last pixel.
  static let room = 4

  private let form: Form

  /// - Returns: nil where libpng does all there is to do.
  init?(_ rows: duo_png_rows) {
    switch UInt32(rows.form) {
    case DUO_PNG_RGB.rawValue: form = .rgb
    case DUO_PNG_RGBA.rawValue: form = .rgba
    case DUO_PNG_GREY_ALPHA.rawValue: form = .greyAlpha
    case DUO_PNG_TABLE.rawValue:
      form = .table(withUnsafeBytes(of: rows.table) { Array($0.bindMemory(to: UInt32.self)) })
    default: return nil
    }
  }

  /// - Parameters:
  ///   - bytes: so many pixels as the file has them, and room for four bytes more.
  ///   - words: room for as many words.
  func spread(_ bytes: UnsafePointer<UInt8>, _ count: Int, into words: UnsafeMutablePointer<UInt32>)
  {
    let bytes = UnsafeRawPointer(bytes)
    switch form {
    case .rgb:
      for place in 0..<count {
        let word = bytes.loadUnaligned(fromByteOffset: place &* 3, as: UInt32.self)
        words[place] = UInt32(bigEndian: word) &>> 8 | 0xFF00_0000
      }
    case .rgba:
      for place in 0..<count {
        let word = UInt32(
          bigEndian: bytes.loadUnaligned(fromByteOffset: place &* 4, as: UInt32.self))
        words[place] = word &>> 8 | word &<< 24
      }
    case .greyAlpha:
      for place in 0..<count {
        let pair = UInt16(
          bigEndian: bytes.loadUnaligned(fromByteOffset: place &* 2, as: UInt16.self))
        words[place] = UInt32(pair & 0xFF) &<< 24 | UInt32(pair &>> 8) &* 0x1_0101
      }
    case .table(let table):
      table.withUnsafeBufferPointer { table in
        for place in 0..<count {
          words[place] = table[Int(bytes.load(fromByteOffset: place, as: UInt8.self))]
        }
      }
    }
  }
}
