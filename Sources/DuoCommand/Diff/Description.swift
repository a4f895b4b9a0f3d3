import DuoCatalog
import DuoJSON
import ImageDiff
import LayoutDiff
import PNGImage

/// `diff --describe FILE`: one file as text, a fact a line, so that git's own diff of it reads well.
struct Description {
  private let path: String
  private let arguments: Arguments

  /// - Throws: `Trouble` where not exactly one file is named.
  init(_ arguments: Arguments) throws(Trouble) {
    guard arguments.names.count == 1, let path = arguments.names.first,
      !arguments.has("against"), !arguments.has("accept")
    else {
      throw Trouble(
        "--describe", "\(arguments.names.count) paths are named, and it takes one file alone",
        "give it as diff --describe FILE")
    }
    self.path = path
    self.arguments = arguments
  }

  func write() throws {
    try StandardStreams.write(try lines().map { $0.onOneLine + "\n" }.joined())
  }

  private func lines() throws -> [String] {
    let bytes = try InputFolder.bytes(of: path, limit: DiffPlace.limit)
    switch DiffContent(of: bytes) {
    case .png: return try picture(bytes)
    case .svg:
      guard let layout = LayoutSnapshot.svgMetadata(in: bytes) else {
        return ["SVG without a layout, \(bytes.count) bytes, \(Self.mark(bytes))"]
      }
      return ["SVG"] + (try LayoutSnapshot(parsing: layout, file: path)).lines
    case .layout: return try LayoutSnapshot(parsing: bytes, file: path).lines
    case .screen:
      let side = ScreenSide(
        arguments: arguments, folder: try CatalogFolder(arguments), files: DiskFiles(),
        fonts: Fonts(Talk(arguments)))
      return try side.draw(path, jobs: Cores.available).snapshot.lines
    case .other, .brokenJSON: return ["\(bytes.count) bytes, \(Self.mark(bytes))"]
    }
  }

  private func picture(_ bytes: [UInt8]) throws -> [String] {
    let png: PNGStraight
    do throws(PNGError) { png = try PNGStraight(decoding: bytes, limit: PairComparer.limit) } catch
    {
      throw Trouble(path, error.problem, error.remedy)
    }
    let info = png.info
    let head =
      "PNG \(info.width) × \(info.height) pixels, \(info.colorType), \(info.bitDepth) bits a sample"
      + (info.profile.map { ", profile \(Names.quoted($0))" } ?? "")
    let side = PictureSide(bytes, file: path)
    let pixels = png.words.withUnsafeBytes { Self.mark($0) }
    return [head, "pixels \(pixels)"] + (side.layout?.lines ?? [])
  }

  /// Sixteen hexadecimal digits that differ where bytes do (FNV-1a).
  private static func mark(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
