import ImageDiff
import PNGImage
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The image pairs of mapbox/pixelmatch, where `DUO_RENDER_PIXELMATCH` names a folder that has them, and the pixels that
/// its newest version finds different in them.
@Suite struct ConformanceTests {
  static let folder = getenv("DUO_RENDER_PIXELMATCH").map { String(cString: $0) }

  @Test(
    .enabled(if: folder != nil, "DUO_RENDER_PIXELMATCH names no folder"),
    arguments: [
      ("1a", "1b", 0.05, 154), ("1a", "1b", 0.1, 120), ("2a", "2b", 0.05, 12821),
      ("3a", "3b", 0.05, 220), ("4a", "4b", 0.05, 36563), ("5a", "5b", 0.05, 0),
      ("6a", "6b", 0.05, 51), ("7a", "7b", 0.1, 2440), ("8a", "5b", 0.05, 32896),
    ])
  func counts(before: String, after: String, threshold: Double, differing: Int) throws {
    let options = PixelDiffOptions(threshold: threshold)
    let diff = PixelComparison.compare(
      try Self.picture(before), try Self.picture(after), options: options, jobs: 2)
    #expect(diff.differing == differing)
    #expect(diff.map.count(.differs) == differing)
  }

  private static func picture(_ name: String) throws -> PixelPicture {
    let path = "\(try #require(folder))/\(name).png"
    let file = try #require(fopen(path, "rb"), "\(path) cannot be read")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      guard count > 0 else { break }
      bytes += piece.prefix(count)
    }
    return PixelPicture(try PNGStraight(decoding: bytes))
  }
}
