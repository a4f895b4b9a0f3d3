import DuoCapture
import DuoLayout
import PNGImage

/// A capture after its file was read.
struct ReadCapture: Sendable {
  enum Content: Sendable {
    case tree(CapturedTree)
    /// Pixels.
    case image(width: Int, height: Int)
    case log(ProbeLog)
    /// No capture, and what it is instead.
    case other(String)
  }

  var source: CaptureSource
  var content: Content
  /// What people have to be told of it, without the file's name.
  var notes: [String] = []

  /// - Throws: `CaptureFault` where it is a capture that cannot be read.
  init(_ source: CaptureSource, device: Device) throws(CaptureFault) {
    self.source = source
    guard let format = CaptureReader.format(of: source.bytes) else {
      content = .other(Self.words(for: source.bytes))
      return
    }
    switch format {
    case .image:
      let pixels = try Self.pixels(source.bytes)
      notes = pixels.info.notes
      if pixels.isBlack { throw Self.black(pixels, device) }
      content = .image(width: pixels.width, height: pixels.height)
      if let profile = pixels.info.profile {
        notes.append("has the colour profile \(profile), which is left as it is")
      }
    case .probeLog:
      let log = try ProbeLog(source.bytes, file: source.file)
      content = .log(log)
    case .elementTree, .snapshot, .pageSource, .idb:
      let tree = try CaptureReader.tree(source.bytes, as: format)
      notes = tree.notes
      content = .tree(tree)
    }
  }

  /// What a file is that is no capture.
  private static func words(for bytes: [UInt8]) -> String {
    if bytes.isEmpty { return "is empty" }
    let picture: String? =
      if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        "a JPEG"
      } else if bytes.starts(with: Array("GIF8".utf8)) {
        "a GIF"
      } else if bytes.count > 12, bytes[4..<8].elementsEqual("ftyp".utf8) {
        "a HEIC or a movie"
      } else {
        nil
      }
    return picture.map { "is \($0), which loses pixels: capture a PNG" } ?? "is no capture"
  }

  private static func pixels(_ bytes: [UInt8]) throws(CaptureFault) -> PNGPixels {
    do {
      return try PNGPixels(decoding: bytes)
    } catch {
      throw CaptureFault("", error.problem, error.remedy)
    }
  }

  /// A capture tool asked for the display that is not lit writes a black picture and is content.
  private static func black(_ pixels: PNGPixels, _ device: Device) -> CaptureFault {
    let size = [pixels.width, pixels.height].sorted()
    let display = DisplayName.allCases.first { name in
      let pixels = device.display(name).capturePixels
      return [Int(pixels.width), Int(pixels.height)].sorted() == size
    }
    guard let display else {
      return CaptureFault("", "is black throughout", "capture a display that is lit")
    }
    let black = BlackCapture(of: display)
    return CaptureFault("", black.problem, black.remedy)
  }
}
