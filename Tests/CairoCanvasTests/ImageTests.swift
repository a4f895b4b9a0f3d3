import DuoDrawing
import DuoGeometry
import DuoLayout
import Foundation
import PNGImage
import Testing
import Typeface

@testable import CairoCanvas

/// Pictures: where they lie, pixel for pixel.
@Suite struct ImageTests {
  let typeface: Typeface
  init() throws { typeface = try Samples.typeface() }

  /// Every pixel another colour, so that none can be taken for its neighbour.
  static func picture(width: Int, height: Int) -> RasterImage {
    let words = (0..<width * height).map { place in
      UInt32(truncatingIfNeeded: place &* 2_654_435_761) | 0xFF00_0000
    }
    return RasterImage(width: width, height: height, words: words, file: file(words, width))
  }

  static func file(_ words: [UInt32], _ width: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    let header = PNGHeader(
      width: width, height: words.count / width, hasAlpha: false, pixelsPerMetre: 3780, texts: [])
    try? PNGEncoder.write(
      header, jobs: 1,
      worker: {
        { rows, pixels in
          for (place, word) in words[rows.lowerBound * width..<rows.upperBound * width].enumerated()
          {
            pixels[place] = word
          }
        }
      }, to: { bytes.append(contentsOf: $0) })
    return bytes
  }

  func drawing(_ mark: ImageMark, width: Double = 200, height: Double = 160) -> Drawing {
    Samples.drawing(
      width: width, height: height, marks: [Mark(.capture, "capture", .image(mark))])
  }

  static func colour(_ image: PNGImage, _ x: Int, _ y: Int) -> UInt32 {
    image.pixel(x, y).prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Where pixel (u, v) of a picture of w × h goes in each turn: clockwise, as people turn a sheet of paper.
  @Test(arguments: 0..<4, [1.0, 3]) func sameSizeIsBitForBit(turn: Int, density: Double) throws {
    let picture = Self.picture(width: 90, height: 60)
    let turned = QuarterTurn(turn).turned(Size(width: 90, height: 60))
    // Its corner at 10.2 × 3 = 30.6, to the nearest whole pixel 31; at density 1 to 10.
    let frame = Rect(
      x: 10.2, y: 20.2, width: turned.width / density, height: turned.height / density)
    let drawing = drawing(ImageMark(image: picture, frame: frame, turn: QuarterTurn(turn)))
    let image = try Samples.image(drawing, typeface, density: density)
    let left = density == 3 ? 31 : 10
    let top = density == 3 ? 61 : 20
    var wrong = 0
    for v in 0..<60 {
      for u in 0..<90 {
        let (x, y) = [(u, v), (59 - v, u), (89 - u, 59 - v), (v, 89 - u)][turn]
        let expected = picture.words[v * 90 + u] & 0xFF_FFFF
        if Self.colour(image, left + x, top + y) != expected { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    // Nothing beside it.
    #expect(Self.colour(image, left - 1, top) == 0xFFFFFF)
    #expect(Self.colour(image, left + Int(turned.width), top) == 0xFFFFFF)
    #expect(Self.colour(image, left, top - 1) == 0xFFFFFF)
    #expect(Self.colour(image, left, top + Int(turned.height)) == 0xFFFFFF)
  }

  @Test func anotherSizeFillsTheBoxOfARectangle() throws {
    let green = RasterImage(
      width: 7, height: 5, words: Array(repeating: 0xFF00_8000, count: 35), file: [])
    for density in [0.5, 1, 1.37, 2, 3] {
      let frame = Rect(x: 10.3, y: 7.7, width: 61.9, height: 70.4)
      let ours = drawing(ImageMark(image: green, frame: frame))
      let box = Samples.drawing(
        width: 200, height: 160,
        marks: [Mark(.capture, "box", .fill(.rect(frame), Color(0x008000)))])
      #expect(
        try Samples.image(ours, typeface, density: density).bytes
          == Samples.image(box, typeface, density: density).bytes)
    }
  }

  /// The mean of the pixels that one covers, by hand.
  @Test func smallerIsTheMean() throws {
    // Two columns of three levels: (0 + 90) / 2 = 45, (30 + 60) / 2 = 45, then rows of the same.
    let levels: [UInt32] = [0, 90, 30, 60, 200, 100, 40, 20]
    let words = levels.map { 0xFF00_0000 | $0 << 16 | $0 << 8 | $0 }
    let picture = RasterImage(width: 4, height: 2, words: words, file: [])
    let mark = ImageMark(image: picture, frame: Rect(x: 0, y: 0, width: 2, height: 1))
    let image = try Samples.image(drawing(mark, width: 2, height: 1), typeface)
    // (0 + 90 + 200 + 100) / 4 = 97.5, (30 + 60 + 40 + 20) / 4 = 37.5: halves go up.
    #expect(image.pixel(0, 0) == [98, 98, 98, 255])
    #expect(image.pixel(1, 0) == [38, 38, 38, 255])
    let wide = ImageMark(image: picture, frame: Rect(x: 0, y: 0, width: 3, height: 2))
    let three = try Samples.image(drawing(wide, width: 3, height: 2), typeface)
    // A pixel is 4/3 wide: (0 · 1 + 90 · ⅓) / (4/3) = 22.5, (90 · ⅔ + 30 · ⅔) / (4/3) = 60.
    #expect([22, 23].contains(three.pixel(0, 0)[0]))
    #expect(three.pixel(1, 0)[0] == 60)
    #expect([52, 53].contains(three.pixel(2, 0)[0]))
  }

  @Test(arguments: [1, 1.37, 2, 3]) func bandsAreThePictureDrawnWhole(density: Double) throws {
    let picture = Self.picture(width: 300, height: 260)
    for turn in 0..<4 {
      let frame = Rect(x: 5.3, y: 3.9, width: 180.4, height: 150.7)
      let mark = ImageMark(
        image: picture, frame: frame, turn: QuarterTurn(turn), opacity: 0.43,
        clip: .roundedRect(
          frame, CornerRadii(topLeft: 8, topRight: 30, bottomRight: 30, bottomLeft: 8)))
      let drawing = drawing(mark)
      let bands = BandTests.init
      let test = try bands()
      let bytes = try Samples.png(drawing, typeface, density: density)
      #expect(
        try test.colours(of: PNGImage(decoding: bytes)) == test.whole(drawing, density: density))
      for jobs in [2, 8] {
        #expect(try Samples.png(drawing, typeface, density: density, jobs: jobs) == bytes)
      }
    }
  }

  /// A share of the picture over the background, each channel to the nearest of 255.
  @Test(arguments: [0, 0.25, 0.5, 0.75, 1]) func opacity(opacity: Double) throws {
    let picture = RasterImage(
      width: 2, height: 1, words: [0xFF00_0000, 0xFF20_4060], file: [])
    let mark = ImageMark(
      image: picture, frame: Rect(x: 0, y: 0, width: 2, height: 1), opacity: opacity)
    let image = try Samples.image(drawing(mark, width: 2, height: 1), typeface)
    for (x, pixel) in [[0.0, 0, 0], [32, 64, 96]].enumerated() {
      for (channel, value) in pixel.enumerated() {
        let expected = 255 * (1 - opacity) + value * opacity
        #expect(abs(Double(image.pixel(x, 0)[channel]) - expected) <= 1)
      }
    }
  }

  /// A clip covers what a fill of the same shape covers.
  @Test func clipIsAFillOfTheShape() throws {
    let black = RasterImage(
      width: 50, height: 50, words: Array(repeating: 0xFF00_0000, count: 2500), file: [])
    let frame = Rect(x: 10.3, y: 7.7, width: 121.9, height: 130.4)
    let shapes: [Shape] = [
      .roundedRect(frame, CornerRadii(topLeft: 8, topRight: 59, bottomRight: 30, bottomLeft: 0)),
      .rect(Rect(x: 30, y: 20, width: 10, height: 12)), .circle(Point(x: 60, y: 60), radius: 33),
      .rect(Rect(x: 100, y: 20, width: 99, height: 12)),
    ]
    for shape in shapes {
      let ours = try Samples.image(
        drawing(ImageMark(image: black, frame: frame, clip: shape)), typeface, density: 2)
      let fill = try Samples.image(
        Samples.drawing(
          width: 200, height: 160, marks: [Mark(.capture, "box", .fill(shape, Color(0)))]),
        typeface, density: 2)
      for y in stride(from: 16, to: 270, by: 11) {
        for x in stride(from: 22, to: 260, by: 3) {
          let apart = abs(Int(ours.pixel(x, y)[0]) - Int(fill.pixel(x, y)[0]))
          // Cairo samples 15 rows a pixel.
          if apart > 20 { Issue.record("\(shape): \(apart) off at \(x), \(y)") }
        }
      }
      // And never beyond the picture's own frame.
      #expect(ours.pixel(270, 50)[0] == 255)
    }
  }

  @Test func greyIsBrightness() throws {
    let picture = RasterImage(
      width: 4, height: 1, words: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF], file: [])
    let mark = ImageMark(
      image: picture, frame: Rect(x: 0, y: 0, width: 4, height: 1), isGrey: true)
    let image = try Samples.image(drawing(mark, width: 4, height: 1), typeface)
    // ITU-R BT.709: 0.2126, 0.7152, 0.0722 of 255.
    for (x, level) in [54, 182, 18, 255].enumerated() {
      let pixel = image.pixel(x, 0)
      #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2])
      #expect(abs(Int(pixel[0]) - level) <= 1)
    }
  }

  @Test func nothingOfAnEmptyFrame() throws {
    let picture = Self.picture(width: 3, height: 2)
    for frame in [
      Rect(x: 5, y: 5, width: 0, height: 9), Rect(x: 5, y: 5, width: 9, height: 0),
      Rect(x: 500, y: 5, width: 9, height: 9), Rect(x: 5, y: -90, width: 9, height: 9),
    ] {
      let drawing = drawing(ImageMark(image: picture, frame: frame), width: 20, height: 20)
      let image = try Samples.image(drawing, typeface)
      #expect(image.bytes.allSatisfy { $0 == 255 })
      _ = try SVGTests.svg(drawing, typeface)
    }
  }

  /// What cannot be packed takes no more than it is, and comes back.
  @Test func noiseDoesNotGrow() throws {
    let picture = Self.picture(width: 700, height: 500)
    let mark = ImageMark(image: picture, frame: Rect(x: 0, y: 0, width: 700, height: 500))
    let bytes = try Samples.png(drawing(mark, width: 700, height: 500), typeface, jobs: 2)
    let raw = 700 * 500 * 3
    #expect(bytes.count * 100 < raw * 105)
    let image = try PNGImage(decoding: bytes)
    var found: [UInt32] = []
    for start in stride(from: 0, to: image.bytes.count, by: image.channels) {
      let colour = image.bytes[start..<start + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      found.append(0xFF00_0000 | colour)
    }
    #expect(found == picture.words)
  }

  // MARK: SVG

  @Test func svgHoldsTheFileOnce() throws {
    let picture = Self.picture(width: 31, height: 17)
    let other = Self.picture(width: 16, height: 17)
    let frame = Rect(x: 10, y: 20, width: 34, height: 62)
    var marks = [0, 1, 2, 3].map { turn in
      ImageMark(
        image: picture, frame: frame, turn: QuarterTurn(turn), opacity: turn == 1 ? 0.5 : 1,
        clip: turn == 3 ? .roundedRect(frame, CornerRadii(all: 5)) : nil, isGrey: turn == 2)
    }
    marks.append(ImageMark(image: other, frame: frame))
    let drawing = Samples.drawing(
      width: 200, height: 160, marks: marks.map { Mark(.capture, "capture", .image($0)) })
    let contents = try SVGTests.Contents(SVGTests.svg(drawing, typeface))
    let images = contents.elements.filter { $0.name == "image" }.map(\.attributes)
    #expect(images.map { $0["width"] } == ["31", "16"])
    #expect(images.map { $0["height"] } == ["17", "17"])
    #expect(images.allSatisfy { $0["preserveAspectRatio"] == "none" })
    let files = try images.map { attributes in
      let text = try #require(attributes["xlink:href"])
      #expect(text.hasPrefix("data:image/png;base64,"))
      return Array(try #require(Data(base64Encoded: String(text.dropFirst(22)))))
    }
    #expect(files == [picture.file, other.file])

    let uses = contents.elements.filter { $0.name == "use" }.map(\.attributes)
    let ids = images.compactMap { $0["id"].map { "#\($0)" } }
    #expect(uses.map { $0["xlink:href"] } == [ids[0], ids[0], ids[0], ids[0], ids[1]])
    #expect(uses.map { $0["opacity"] } == [nil, ".5", nil, nil, nil])
    // 34 / 31 and 62 / 17; turned 62 / 31 and 34 / 17.
    #expect(
      uses.prefix(4).map { $0["transform"] } == [
        "translate(10 20)scale(1.096774194 3.647058824)", "translate(44 20)rotate(90)scale(2 2)",
        "translate(44 82)rotate(180)scale(1.096774194 3.647058824)",
        "translate(10 82)rotate(270)scale(2 2)",
      ])
    let clips = contents.elements.filter { $0.name == "clipPath" }.map(\.attributes)
    #expect(clips.count == 1)
    let clipped = contents.elements.filter { $0.attributes["clip-path"] != nil }
    #expect(clipped.map { $0.attributes["clip-path"] } == ["url(#\(clips[0]["id"] ?? ""))"])
    let filters = contents.elements.filter { $0.name == "filter" }
    let grey = contents.elements.filter { $0.attributes["filter"] != nil }
    #expect(filters.count == 1 && grey.count == 1)
    #expect(Set(contents.ids).count == contents.ids.count)
  }

  /// What another program makes of the SVG, where it is installed: the same picture, a little softer at its edges.
  @Test(.enabled(if: Tool.rsvg != nil), arguments: 0..<4) func othersShowTheSame(turn: Int) throws {
    // Four plain quarters, so that a wrong turn is seen, not a filter.
    let colours: [UInt32] = [0xFF20_40C0, 0xFFC0_3010, 0xFF10_A040, 0xFFE0_C020]
    var words: [UInt32] = []
    for y in 0..<40 {
      for x in 0..<60 { words.append(colours[x / 30 + y / 20 * 2]) }
    }
    let picture = RasterImage(width: 60, height: 40, words: words, file: Self.file(words, 60))
    let frame = Rect(x: 10, y: 20, width: 120, height: 100)
    for isGrey in [false, true] {
      let drawing = drawing(
        ImageMark(
          image: picture, frame: frame, turn: QuarterTurn(turn), opacity: 0.6,
          clip: .roundedRect(frame, CornerRadii(all: 20)), isGrey: isGrey))
      let ours = try Samples.image(drawing, typeface)
      let svg = try SVGTests.svg(drawing, typeface)
      let theirs = try PNGImage(
        decoding: Tool.run(#require(Tool.rsvg), ["--format", "png"], input: svg))
      for (x, y) in [
        (11, 21), (40, 45), (100, 45), (40, 95), (100, 95), (128, 118), (12, 118), (70, 10),
      ] {
        let apart = zip(ours.pixel(x, y), theirs.pixel(x, y)).map { abs(Int($0) - Int($1)) }
        #expect(apart.allSatisfy { $0 <= 3 }, "\(x), \(y): \(apart)")
      }
    }
  }

  // MARK: PDF

  @Test func pdfIsTheSameEveryTime() throws {
    let picture = Self.picture(width: 31, height: 17)
    let frame = Rect(x: 10, y: 20, width: 34, height: 62)
    let drawing = Samples.drawing(
      width: 200, height: 160,
      marks: (0..<4).map { turn in
        Mark(
          .capture, "capture",
          .image(
            ImageMark(
              image: picture, frame: frame.moved(dx: Double(turn) * 40), turn: QuarterTurn(turn),
              opacity: 0.5, clip: .circle(frame.center, radius: 12))))
      })
    func pdf() throws -> [UInt8] {
      var bytes: [UInt8] = []
      try CairoCanvas.pdf(
        [PDFPage(drawing: drawing, paper: Size(width: 200, height: 160), scale: 1, origin: .zero)],
        info: PDFInfo(title: "", subject: "", keywords: ""), typeface: typeface
      ) { bytes.append(contentsOf: $0) }
      return bytes
    }
    let first = try pdf()
    #expect(try pdf() == first)
    // The picture is in it once, however often it shows.
    let text = String(decoding: first, as: UTF8.self)
    #expect(text.components(separatedBy: "/Subtype /Image").count - 1 == 1)
  }
}
