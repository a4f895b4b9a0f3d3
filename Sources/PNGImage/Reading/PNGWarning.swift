/// What libpng says of a file, taken apart: it names the chunk it is at before a colon.
struct PNGWarning: Hashable {
  let chunk: String?
  let message: String

  init(_ text: String) {
    let isNamed = text.utf8.dropFirst(4).starts(with: ": ".utf8)
    chunk = isNamed ? String(text.prefix(4)) : nil
    // libpng quotes names from the file as they are.
    let words = text.unicodeScalars.dropFirst(isNamed ? 6 : 0)
    message = OneLine.of(words) ?? "no words"
  }

  /// Why there is no picture where libpng gave up with these words.
  var error: PNGError {
    switch message {
    case "Out of memory", "out of memory", "Insufficient memory": .outOfMemory
    case "CRC error": .unreadable(.checksum(chunk: chunk ?? "last"))
    case "incorrect data check": .unreadable(.pixelChecksum)
    case "Not enough image data", "Too few bytes": .unreadable(PNGScan.tooLittle)
    case "Too much image data", "Extra compressed data": .unreadable(PNGScan.tooMuch)
    case "bad adaptive filter value":
      .unreadable(.imageData("a row has a filter that PNG does not know; it knows 0 to 4"))
    default:
      if chunk == "IDAT" {
        .unreadable(.imageData("its image data (IDAT) cannot be unpacked (\(message))"))
      } else if let chunk {
        .unreadable(.structure("its \(chunk) chunk has a fault (\(message))"))
      } else {
        .unreadable(.structure("libpng says '\(message)'"))
      }
    }
  }

  /// Whether it only says that a chunk is long, as image data in one piece and texts that are passed over may be.
  private var isRemark: Bool { message == "chunk data is too large" }

  /// Why there is no picture although libpng made one: it only warns where the pixels do not agree with their sum.
  var fault: PNGFault? {
    guard chunk == "IDAT", !isRemark else { return nil }
    guard case .unreadable(let fault) = error else { return nil }
    return fault
  }

  /// A sentence about something harmless; nil for what has been said already.
  var note: String? {
    if chunk == "IDAT" || message == "CRC error" || isRemark { return nil }
    if message == "tRNS must be after" {
      return "its tRNS chunk (transparency) comes before the palette and was left out"
    }
    guard let chunk else { return "libpng says '\(message)'" }
    let purpose = PNGWarning.purposes[chunk].map { " (\($0))" } ?? ""
    return "its \(chunk) chunk\(purpose) has a fault and was left out: \(message)"
  }

  private static let purposes = [
    "PLTE": "palette", "bKGD": "background", "iCCP": "colour profile", "oFFs": "offset",
    "pHYs": "pixels per metre", "sBIT": "significant bits", "sRGB": "colour space",
    "tRNS": "transparency",
  ]
}
