import DuoLayout
import PNGImage

/// What is asked of one odd PNG: a clear refusal, or a picture that both readers agree on.
struct PNGTrial {
  /// The file of a case.
  static func bytes(_ random: inout SplitMix64) -> [UInt8] { OddPNG.bytes(&random) }

  /// Makes one file and tries it.
  ///
  /// - Returns: A promise that was broken, in words; nil where all held.
  static func run(_ random: inout SplitMix64) -> String? { judge(bytes(&random)) }

  /// Tries a file.
  static func judge(_ bytes: [UInt8]) -> String? {
    let head = Result { () throws(PNGError) in try PNGInfo.read(bytes) }
    let image = Result { () throws(PNGError) in try PNGImage(decoding: bytes) }
    let pixels = Result { () throws(PNGError) in try PNGPixels(decoding: bytes) }
    switch (image, pixels) {
    case (.failure(let one), .failure(let other)):
      if one != other { return "one reader says \(one), the other \(other)" }
      return refusal(one)
    case (.success(let image), .success(let pixels)):
      guard case .success(let head) = head else { return "a picture whose header is refused" }
      return judge(head, image, pixels)
    case (.failure(let error), .success): return "only words are decoded; else \(error)"
    case (.success, .failure(let error)): return "words are not decoded: \(error)"
    }
  }

  /// Whether a file is a picture.
  static func isDecoded(_ bytes: [UInt8]) -> Bool {
    (try? PNGInfo.read(bytes)) != nil
      && (try? PNGPixels(decoding: bytes)) != nil
  }

  private static func refusal(_ error: PNGError) -> String? {
    guard case .unreadable = error else { return "refused as \(error)" }
    for text in [error.problem, error.remedy] {
      if text.isEmpty { return "a refusal without words" }
      if let words = control(in: text) { return words }
    }
    return nil
  }

  private static func judge(_ head: PNGInfo, _ image: PNGImage, _ pixels: PNGPixels) -> String? {
    let info = image.info
    if info != pixels.info { return "the readers tell different things" }
    var same = info
    same.notes = head.notes
    if same != head { return "the header alone tells other things" }
    if !info.notes.starts(with: head.notes) { return "the header alone has other notes" }
    for text in info.notes + [info.profile ?? ""] {
      if let words = control(in: text) { return words }
    }
    let count = info.width * info.height
    guard (1...4).contains(image.channels), image.bytes.count == count * image.channels,
      pixels.words.count == count
    else { return "\(image.bytes.count) bytes and \(pixels.words.count) words of \(count) pixels" }
    let rgba = image.rgba
    for place in 0..<count {
      let alpha = UInt32(rgba[place * 4 + 3])
      let word = (0..<3).reduce(alpha) {
        $0 << 8 | (UInt32(rgba[place * 4 + $1]) * alpha + 127) / 255
      }
      if pixels.words[place] != word {
        return "pixel \(place) is \(word) and \(pixels.words[place])"
      }
    }
    return nil
  }

  private static func control(in text: String) -> String? {
    text.unicodeScalars.contains { $0.properties.generalCategory == .control }
      ? "control characters in words" : nil
  }
}
