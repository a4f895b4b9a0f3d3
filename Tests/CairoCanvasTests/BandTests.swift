import DuoDrawing
import PNGImage
import Testing
import Typeface

@testable import CairoCanvas

@Suite struct BandTests {
  let typeface: Typeface
  init() throws { typeface = try Samples.typeface() }

  /// The colours of the whole picture, drawn in one go.
  func whole(_ drawing: Drawing, density: Double) throws -> [UInt32] {
    let size = try CairoCanvas.pixelSize(of: drawing, density: density)
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    let marks = drawing.groups.flatMap { ReadyMark.sorted($0, typeface: typeface) }
    try pixels.withUnsafeMutableBufferPointer { buffer in
      try CairoCanvas.draw(
        marks, of: drawing, rows: 0..<size.height, width: size.width, density: density,
        into: #require(buffer.baseAddress), mask: CoverageMask())
    }
    return pixels.map { $0 & 0xFF_FFFF }
  }

  func colours(of image: PNGImage) -> [UInt32] {
    let rgba = image.rgba
    return stride(from: 0, to: rgba.count, by: 4).map { place in
      rgba[place..<place + 3].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  @Test(arguments: [0.5, 1, 1.37, 2, 3]) func bandsAreThePictureDrawnWhole(density: Double) throws {
    let drawing = Samples.rich(typeface)
    let bytes = try Samples.png(drawing, typeface, density: density)
    let bands = try colours(of: PNGImage(decoding: bytes))
    #expect(try bands == whole(drawing, density: density))
    try Tool.keep(bytes, "rich-\(density).png")
  }

  @Test func bytesDoNotDependOnThreads() throws {
    let drawing = Samples.rich(typeface)
    let one = try Samples.png(drawing, typeface, density: 3, layoutJSON: "{}", jobs: 1)
    for jobs in [2, 8] {
      #expect(try Samples.png(drawing, typeface, density: 3, layoutJSON: "{}", jobs: jobs) == one)
    }
  }

  /// Text is turned into pixels by us and everything else by Cairo: both must agree on what an outline covers.
  @Test(arguments: [1, 2, 3.3]) func textIsWhatCairoFills(density: Double) throws {
    var drawing = Samples.rich(typeface)
    drawing.groups[0].marks.removeAll { $0.layer != .labels }
    var bytes: [UInt8] = []
    try CairoCanvas.referencePNG(drawing, typeface: typeface, density: density) {
      bytes.append(contentsOf: $0)
    }
    let cairos = try PNGImage(decoding: bytes)
    let ours = try Samples.image(drawing, typeface, density: density)
    let distances = zip(cairos.rgba, ours.rgba).map { abs(Int($0) - Int($1)) }
    // Cairo samples 15 rows a pixel; an edge that grazes a row is a fifteenth of full off.
    #expect((distances.max() ?? 0) <= 36)
    #expect(Double(distances.reduce(0, +)) / Double(distances.count { $0 > 0 } + 1) < 8)
  }
}
