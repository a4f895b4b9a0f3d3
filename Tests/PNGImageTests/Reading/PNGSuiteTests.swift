import CZlib
import PNGImage
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Willem van Schaik's PngSuite, where `DUO_RENDER_PNG_SUITE` names a folder that has it.
///
/// Beside the files stands `crc32.txt` with a line for each: its name, a colon, and the CRC-32 of the decoded bytes, or
/// words where it must be refused.
@Suite struct PNGSuiteTests {
  static let folder = getenv("DUO_RENDER_PNG_SUITE").map { String(cString: $0) }

  @Test(.enabled(if: folder != nil, "DUO_RENDER_PNG_SUITE names no folder"))
  func everyFileDecodesToTheRightBytes() throws {
    let folder = try #require(Self.folder)
    let list = String(decoding: try #require(Self.file("\(folder)/crc32.txt")), as: UTF8.self)
    var decoded = 0
    var refused = 0
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      try #require(parts.count == 2)
      // The list is of more files than some copies have.
      guard let bytes = Self.file("\(folder)/\(parts[0])") else { continue }
      let wanted = UInt(parts[1].drop { $0 == " " })
      do throws(PNGError) {
        let image = try PNGImage(decoding: bytes)
        #expect(crc32(0, image.bytes, UInt32(image.bytes.count)) == wanted, "\(parts[0])")
        #expect(image.info.notes.isEmpty, "\(parts[0])")
        #expect(try PNGPixels(decoding: bytes).words == Self.words(of: image), "\(parts[0])")
        decoded += 1
      } catch {
        #expect(wanted == nil, "\(parts[0]): \(error)")
        #expect(throws: error) { try PNGPixels(decoding: bytes) }
        refused += 1
      }
    }
    #expect(decoded > 100 && refused > 10)
  }

  private static func words(of image: PNGImage) -> [UInt32] {
    let bytes = image.rgba
    return stride(from: 0, to: bytes.count, by: 4).map { place in
      let alpha = UInt32(bytes[place + 3])
      return (0..<3).reduce(alpha) { $0 << 8 | (UInt32(bytes[place + $1]) * alpha + 127) / 255 }
    }
  }

  private static func file(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      guard count > 0 else { return bytes }
      bytes += piece.prefix(count)
    }
  }
}
