import CCairo
import DuoDrawing
import DuoGeometry

/// Lets Cairo draw numbered things into an SVG of its own, and finds each one's path data in it.
///
/// A thing's number is its colour: Cairo leaves out what lies off the page, and so no thing is taken for another.
/// Nothing else of Cairo's document is used, since its ids and its form differ from version to version.
final class SVGRecorder {
  /// Cairo keeps 1/256 of its unit, so it draws larger and the numbers are divided again.
  static let scale = 64.0
  /// How many things can be told apart.
  private static let limit = 1 << 24

  private final class Collected {
    var bytes: [UInt8] = []
  }

  private let surface: Surface
  let pen: Pen
  private let collected = Collected()

  /// - Parameters: The page in Cairo's units.
  init(width: Double, height: Double) throws(CanvasError) {
    let collected = collected
    surface = try Surface(svgWidth: width, height: height) {
      collected.bytes.append(contentsOf: $0)
      return true
    }
    pen = try Pen(surface)
  }

  static func color(_ number: Int) -> Color { Color(UInt32(number % limit)) }

  /// Ends the drawing and hands out the path data of the things, in the order they were drawn.
  func finish(_ use: (_ number: Int, _ data: ArraySlice<UInt8>) throws -> Void) throws {
    try pen.check()
    try surface.finish()
    try SVGRecorder.paths(in: collected.bytes[...], use)
  }

  /// Finds the painted paths in an SVG by Cairo, as versions 1.16 and 1.18 write it.
  static func paths(
    in svg: ArraySlice<UInt8>, _ use: (_ number: Int, _ data: ArraySlice<UInt8>) throws -> Void
  ) throws {
    var rest = svg
    while let tag = SVGRecorder.cut(&rest, from: Array("<path".utf8), to: UInt8(ascii: ">")) {
      guard SVGRecorder.find(Array("transform=".utf8), in: tag) == nil else {
        throw CanvasError.unknownSVG("a path with a transform")
      }
      var attributes = tag
      guard
        let data = SVGRecorder.cut(&attributes, from: Array(" d=\"".utf8), to: UInt8(ascii: "\""))
      else { throw CanvasError.unknownSVG("a path without data") }
      // Cairo joins a fill and a stroke of the same outline that follow each other: then there are two colours.
      var paints = tag
      var isPainted = false
      while let color = SVGRecorder.cut(&paints, from: Array("rgb(".utf8), to: UInt8(ascii: ")")) {
        try use(SVGRecorder.number(color), data)
        isPainted = true
      }
      guard isPainted else { throw CanvasError.unknownSVG("a path without colour") }
    }
  }

  private static func number(_ color: ArraySlice<UInt8>) throws(CanvasError) -> Int {
    var channels: [Int] = []
    for part in color.split(separator: UInt8(ascii: ",")) {
      var reader = NumberReader(part)
      guard let percent = reader.number() else { break }
      channels.append(Int((percent * 2.55).rounded()))
    }
    guard channels.count == 3 else { throw .unknownSVG("a colour that is not three shares") }
    return channels[0] << 16 | channels[1] << 8 | channels[2]
  }

  /// What stands between the next `from` and the next `to`; `rest` goes on behind it.
  private static func cut(_ rest: inout ArraySlice<UInt8>, from: [UInt8], to: UInt8)
    -> ArraySlice<UInt8>?
  {
    guard let start = find(from, in: rest) else { return nil }
    let tail = rest[(start + from.count)...]
    guard let end = tail.firstIndex(of: to) else { return nil }
    rest = rest[(end + 1)...]
    return tail[..<end]
  }

  private static func find(_ pattern: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let first = pattern.first, buffer.count >= pattern.count else { return nil }
      for place in 0...(buffer.count - pattern.count) where buffer[place] == first {
        var matched = 1
        while matched < pattern.count, buffer[place + matched] == pattern[matched] { matched += 1 }
        if matched == pattern.count { return bytes.startIndex + place }
      }
      return nil
    }
  }
}
