import Testing

@testable import ImageDiff

@Suite struct SmoothedEdgeTests {
  /// A dark area left of a slanted line and a light one right of it, each pixel grey by the share that the light covers.
  /// - Parameter offset: how far right the line starts, in pixels; it runs one pixel right in every four rows.
  static func slope(_ offset: Double, from dark: UInt32 = 0x20, to light: UInt32 = 0xE0)
    -> PixelPicture
  {
    Sketch.picture(40, 40) { x, y in
      let line = offset + (Double(y) + 0.5) / 4
      let share = min(1, max(0, Double(x) + 1 - line))
      let grey = UInt32((Double(dark) + share * (Double(light) - Double(dark))).rounded())
      return Sketch.black | grey * 0x01_0101
    }
  }

  @Test(arguments: [0.1, 0.25, 0.4]) func lineMovedByPartOfAPixel(shift: Double) {
    let before = Self.slope(10)
    let after = Self.slope(10 + shift)
    let ignored = PixelComparison.compare(before, after, options: PixelDiffOptions(threshold: 0.02))
    #expect(ignored.differing == 0)
    #expect(ignored.antialiased > 20)
    #expect(ignored.regions.isEmpty)
    let counted = PixelComparison.compare(
      before, after, options: PixelDiffOptions(threshold: 0.02, antialiased: .count))
    #expect(counted.differing == ignored.antialiased)
    #expect(counted.antialiased == 0)
  }

  @Test func lineMovedByPixelsDiffers() {
    let diff = PixelComparison.compare(Self.slope(10), Self.slope(13))
    #expect(diff.differing >= 80)
    #expect(diff.regions.count == 1)
  }

  /// The strict mode knows no smoothing.
  @Test func maxDeltaCountsSmoothing() {
    let diff = PixelComparison.compare(
      Self.slope(10), Self.slope(10.25), options: PixelDiffOptions(maxDelta: 8))
    #expect(diff.differing > 20)
    #expect(diff.antialiased == 0)
  }

  /// White on nothing has brightness by its alpha.
  @Test func whiteOnNothing() {
    func picture(_ offset: Double) -> PixelPicture {
      var picture = Self.slope(offset, from: 0, to: 255)
      for index in picture.words.indices {
        picture.words[index] = picture.words[index] << 24 | 0xFF_FFFF
      }
      return picture
    }
    let diff = PixelComparison.compare(
      picture(10), picture(10.3), options: PixelDiffOptions(threshold: 0.02))
    #expect(diff.differing == 0)
    #expect(diff.antialiased > 20)
  }

  /// The pixel in the middle of the first goes to the grey of the second; by the rule of the issue, worked out by hand.
  @Test(arguments: [
    // A darker side and a brighter side, both even.
    (["00099", "00099", "00599", "00099", "00099"], 2, "a"),
    // Even on the bright side alone, then on the dark side alone.
    (["01299", "34099", "10599", "42099", "03199"], 2, "a"),
    (["00978", "00897", "00589", "00798", "00987"], 2, "a"),
    // On neither.
    (["01978", "34897", "10589", "42798", "03987"], 2, "#"),
    // Nothing darker; nothing brighter.
    (["55599", "55599", "55599", "55599", "55599"], 2, "#"),
    (["00099", "00099", "00099", "00099", "00099"], 2, "#"),
    // Two neighbours of its own brightness still smooth, three do not.
    (["00099", "00599", "00599", "00599", "00099"], 2, "a"),
    (["00599", "00599", "05599", "00599", "00599"], 2, "#"),
  ])
  func rule(rows: [String], x: Int, expected: String) {
    let after = Sketch.greys(rows)
    var before = after
    // Red, so that nothing around it is of its brightness; and never smoothing, since green is round it nowhere.
    before[x, 2] = 0xFFFF_00FF
    let map = PixelComparison.compare(before, after, options: PixelDiffOptions(threshold: 0.02)).map
    let found = Sketch.rows(map)[2]
    let plain = PlainComparison(
      before: before, after: after, options: PixelDiffOptions(threshold: 0.02))
    #expect(Sketch.rows(plain.compare().map)[2] == found)
    #expect(PlainComparison.smooths(x, 2, after, before) == (expected == "a"), "\(rows)")
    let quick = after.withMemory { new in
      before.withMemory { old in
        EdgeSmoothing.smooths(x: x, y: 2, in: new, besides: old)
      }
    }
    #expect(quick == (expected == "a"), "\(rows)")
  }

  /// The edge of the picture counts as one neighbour of its own brightness, and as one of its own colour.
  @Test func pictureEdge() {
    // Along the upper edge: two neighbours of its own brightness are one too many there.
    let tooMany = Sketch.greys(["05559", "00599", "00099"])
    let enough = Sketch.greys(["00559", "00599", "00099"])
    for (picture, expected) in [
      (tooMany, false), (enough, false), (Sketch.greys(["00599", "00599", "00999"]), true),
    ] {
      let quick = picture.withMemory { EdgeSmoothing.smooths(x: 2, y: 0, in: $0, besides: $0) }
      #expect(quick == PlainComparison.smooths(2, 0, picture, picture))
      #expect(quick == expected)
    }
  }

  /// Where one picture ends its edge is its own; the other goes on.
  @Test func smallerPictureHasItsOwnEdge() {
    let before = Self.slope(10)
    let cut = PixelPicture(
      width: 40, height: 20, words: Array(Self.slope(10.25).words.prefix(800)))
    let options = PixelDiffOptions(threshold: 0.02)
    let diff = PixelComparison.compare(before, cut, options: options)
    let plain = PlainComparison(before: before, after: cut, options: options).compare()
    #expect(Sketch.rows(diff.map) == Sketch.rows(plain.map))
    #expect(diff.extra == 800)
    #expect(diff.differing == 800)
  }
}
