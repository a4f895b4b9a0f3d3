import CairoCanvas
import PNGImage
import Testing

@Suite struct BandTests {
  @Test(arguments: [0.5, 1, 1.37, 2, 3]) func bandsAreThePictureDrawnWhole(density: Double) throws {
    let typeface = try Samples.typeface()
    let drawing = Samples.rich(typeface)
    var whole: [UInt8] = []
    try CairoCanvas.referencePNG(drawing, typeface: typeface, density: density) {
      whole.append(contentsOf: $0)
    }
    let banded = try Samples.png(drawing, typeface, density: density)
    let a = try PNGImage(decoding: whole)
    let b = try PNGImage(decoding: banded)
    #expect(a.width == b.width && a.height == b.height)
    let differing = zip(a.pixels, b.pixels).filter { $0 != $1 }.count
    #expect(differing == 0)
    try Tool.keep(banded, "rich-\(density).png")
  }

  @Test func bytesDoNotDependOnThreads() throws {
    let typeface = try Samples.typeface()
    let drawing = Samples.rich(typeface)
    let one = try Samples.png(drawing, typeface, density: 3, layoutJSON: "{}", jobs: 1)
    for jobs in [2, 8] {
      #expect(try Samples.png(drawing, typeface, density: 3, layoutJSON: "{}", jobs: jobs) == one)
    }
  }
}
