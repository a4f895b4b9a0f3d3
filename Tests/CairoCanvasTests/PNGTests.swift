import CairoCanvas
import DuoDrawing
import DuoGeometry
import PNGImage
import Testing
import Typeface

@Suite struct PNGTests {
  struct DiskFull: Error, Equatable {}

  let typeface: Typeface
  init() throws { typeface = try Samples.typeface() }

  // The size of the drawing × density, to the nearest pixel.
  @Test(arguments: [(0.5, 5, 4), (1, 10, 7), (1.37, 14, 10), (2, 20, 14), (3, 30, 21)])
  func sizeFollowsDensity(density: Double, width: Int, height: Int) throws {
    let image = try Samples.image(
      Samples.drawing(width: 10, height: 7, marks: []), typeface, density: density)
    #expect(image.width == width && image.height == height)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9, 0.001, 4000]) func refusesSizes(density: Double) {
    #expect(throws: CanvasError.self) {
      try Samples.png(Samples.drawing(width: 10, height: 7, marks: []), typeface, density: density)
    }
  }

  @Test func saysWhichSizeItRefuses() {
    #expect(
      CanvasError.size(width: 40_000, height: 70).description
        == "a picture of 40000 × 70 pixels cannot be drawn; each side must be 1 to 32767")
  }

  @Test func isPlainRGBWhereOpaque() throws {
    let opaque = try Samples.png(Samples.drawing(width: 4, height: 4, marks: []), typeface)
    #expect(opaque[25] == 2)  // IHDR's colour type.
    let clear = try Samples.png(
      Samples.drawing(width: 4, height: 4, background: Color(0, alpha: 0), marks: []), typeface)
    #expect(clear[25] == 6)
  }

  @Test func clearBackgroundsKeepTheirAlpha() throws {
    let drawing = Samples.drawing(
      width: 4, height: 4, background: Color(0x3366CC, alpha: 0),
      marks: [
        Mark(.halves, "a", .fill(.rect(Rect(x: 0, y: 0, width: 2, height: 4)), Color(0xCC0000))),
        Mark(
          .halves, "b",
          .fill(.rect(Rect(x: 2, y: 0, width: 1, height: 4)), Color(0x00FF00, alpha: 0.6))),
      ])
    let image = try Samples.image(drawing, typeface)
    #expect(image.pixel(1, 1) == [0xCC, 0, 0, 255])
    #expect(image.pixel(2, 1) == [0, 255, 0, 153])
    #expect(image.pixel(3, 1) == [0, 0, 0, 0])
  }

  @Test func describesItself() throws {
    let json = "{\"format\": \"duo-render/layout\", \"size\": \"382 × 321\"}"
    let bytes = try Samples.png(
      Samples.drawing(width: 4, height: 4, marks: []), typeface, density: 2, layoutJSON: json)
    let text = String(decoding: bytes, as: UTF8.self)
    for part in [
      "tEXtTitle\0A title", "tEXtDescription\0A description", "tEXtSoftware\0duo-render",
      "iTXtduo-render/layout\0\u{1}\0",
    ] {
      #expect(text.contains(part))
    }
    let layout = try #require(text.range(of: "iTXt"))
    let pixels = try #require(text.range(of: "IDAT"))
    #expect(layout.lowerBound < pixels.lowerBound)
  }

  @Test func layersDecideTheOrder() throws {
    let box = Shape.rect(Rect(x: 0, y: 0, width: 4, height: 4))
    let drawing = Samples.drawing(
      width: 4, height: 4,
      marks: [
        Mark(.labels, "top", .fill(box, Color(0xFF0000))),
        Mark(.paper, "bottom", .fill(box, Color(0x00FF00))),
        Mark(.labels, "last of the top", .fill(box, Color(0x0000FF))),
      ])
    #expect(try Samples.image(drawing, typeface).pixel(2, 2) == [0, 0, 255, 255])
  }

  @Test func textLiesWhereItsInkBoxSays() throws {
    for turn in 0..<4 {
      let mark = Samples.text("Hxg", typeface, size: 16, x: 30.3, y: 30.6, turn: turn, color: 0)
      guard case .text(let text) = mark.content else { continue }
      let image = try Samples.image(
        Samples.drawing(width: 60, height: 60, marks: [mark]), typeface, density: 2)
      var box: Rect?
      for y in 0..<image.height {
        for x in 0..<image.width where image.pixel(x, y)[0] < 255 {
          let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
          box = box?.union(pixel) ?? pixel
        }
      }
      let found = try #require(box)
      let ink = text.inkBox
      // Never outside the ink's pixels; curves may leave the outermost ones too pale to see.
      let edges = [
        ink.minX * 2 - found.minX, ink.minY * 2 - found.minY, found.maxX - ink.maxX * 2,
        found.maxY - ink.maxY * 2,
      ]
      for beyond in edges {
        #expect(beyond < 1 && beyond > -2, "turn \(turn): \(found), \(ink)")
      }
    }
  }

  @Test(arguments: [0, 100, 1000], [1, 8]) func fullDiskComesThrough(after limit: Int, jobs: Int)
    throws
  {
    func sink() -> CairoCanvas.Sink {
      var taken = 0
      return {
        taken += $0.count
        if taken > limit { throw DiskFull() }
      }
    }
    let drawing = Samples.rich(typeface)
    #expect(throws: DiskFull()) {
      try CairoCanvas.png(
        drawing, typeface: typeface, density: 2, layoutJSON: nil, jobs: jobs, to: sink())
    }
    #expect(throws: DiskFull()) {
      try CairoCanvas.svg(drawing, typeface: typeface, layoutJSON: nil, jobs: jobs, to: sink())
    }
    #expect(throws: DiskFull()) {
      try CairoCanvas.referencePNG(drawing, typeface: typeface, density: 2, to: sink())
    }
    let page = PDFPage(
      drawing: drawing, paper: Size(width: 595, height: 842), scale: 1, origin: .zero)
    #expect(throws: DiskFull()) {
      try CairoCanvas.pdf(
        [page], info: PDFInfo(title: "a", subject: "b", keywords: "c"), typeface: typeface,
        to: sink())
    }
  }

  @Test func isSmallerThanCairosOwn() throws {
    let drawing = Samples.rich(typeface)
    var reference = 0
    try CairoCanvas.referencePNG(drawing, typeface: typeface, density: 2) { reference += $0.count }
    #expect(try Samples.png(drawing, typeface, density: 2).count <= reference)
  }
}
