import CairoCanvas
import DuoDrawing
import DuoGeometry
import DuoLayout
import PNGImage
import Testing

/// Issue 4 §2: a panel shows what was captured in its pose, exactly placed and under everything else.
@Suite struct CaptureTests {
  /// The display of a pose in points, as the pose turns it.
  static func size(_ layout: PanelLayout) throws -> (width: Int, height: Int) {
    let display = try Library.catalog().device.display(layout.pose.display)
    let size = layout.pose.quarterTurn.turned(display.size)
    return (Int(size.width), Int(size.height))
  }

  static func capture(
    _ image: RasterImage, turn: Int = 0, opacity: Double = 1, of layout: PanelLayout,
    background: UInt32 = 0
  ) throws -> PanelCapture {
    PanelCapture(
      image: image, path: "a.png", turn: QuarterTurn(turn), opacity: opacity,
      measure: CaptureMeasure(
        image, turn: QuarterTurn(turn), backgrounds: [background], layout: layout,
        device: try Library.catalog().device))
  }

  /// At scale 1 and a pixel a unit the panel has the pixels of a picture with one for each point, wherever it was turned
  /// from.
  @Test(arguments: [("closed", 0), ("closed", 1), ("open", 2), ("open-upright", 3)])
  func pixelForPixel(pose: String, turn: Int) throws {
    var one = Case(pose: pose, facing: .sameWay)
    one.layers = [.capture]
    let layout = try one.layout()
    let (width, height) = try Self.size(layout)
    var upright = HandMade(width: width, height: height, ground: 0)
    upright.mix()
    // Three quarters back and `turn` on again: the file lies so that `turn` makes it upright.
    let file = (0..<(4 - turn) % 4).reduce(upright) { file, _ in file.turned }
    one.capture = try Self.capture(file.image, turn: turn, of: layout)
    let panel = try one.panel()
    let mark = try #require(panel.marks("capture").first?.image)
    var bytes: [UInt8] = []
    try CairoCanvas.png(
      panel.drawing, typeface: Library.shaper(), density: 1, layoutJSON: nil, jobs: 2
    ) { bytes.append(contentsOf: $0) }
    let image = try PNGImage(decoding: bytes)
    let left = Int((mark.frame.minX + 0.5).rounded(.down))
    let top = Int((mark.frame.minY + 0.5).rounded(.down))
    var wrong = 0
    // Clear of the edge and its corners: the largest radius is 59 points.
    for y in stride(from: 60, to: height - 60, by: 7) {
      for x in stride(from: 60, to: width - 60, by: 11) {
        let start = ((top + y) * image.width + left + x) * image.channels
        let found = image.bytes[start..<start + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        if found != upright.words[y * width + x] & 0xFF_FFFF { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  /// It fills the display, also where the window is a part of it, and turns with the reader.
  @Test func placeAndTurn() throws {
    for (view, facing, expected) in [
      (View.table, Facing.sameWay, 1), (.table, .faceToFace, 1),
      // Side by side the halves are turned by 1 and 3 (layout.md §3); the panel turns back by as much.
      (.first, .faceToFace, 0), (.second, .faceToFace, 2),
    ] {
      for pose in ["open", "split-view-left"] {
        var one = Case(pose: pose, facing: facing, view: view)
        guard pose == "open" || view == .table else { continue }
        var capture = PanelCapture.plain(0xFF12_3456, opacity: 0.5)
        capture.turn = QuarterTurn(1)
        one.capture = capture
        let panel = try one.panel()
        let mark = try #require(panel.marks("capture").first?.image)
        let display = try #require(panel.marks("display").first?.fillShape)
        #expect(mark.frame == display.bounds, "\(one)")
        #expect(mark.clip == display)
        #expect(mark.turn == QuarterTurn(expected), "\(one)")
        #expect(mark.opacity == 0.5)
      }
    }
  }

  @Test func layersKeepTheirOrder() {
    let names = Layer.allCases.map(\.rawValue)
    #expect(names.prefix(4) == ["paper", "device", "capture", "halves"])
    #expect(ContentLayer.allCases.contains(.capture))
  }

  /// Frames with identifiers in place of what the app says, and nothing solid over the picture.
  @Test func framesAndIdentifiers() throws {
    for detail in [Detail.full, .overview] {
      var one = Case(
        pose: "partly-open", scale: detail == .full ? 1 : 0.4, detail: detail,
        screen: SampleScreens.states)
      one.capture = .plain(0xFF80_8080, opacity: 0.6)
      let panel = try one.panel()
      let signs = Set(panel.marks.map(\.sign))
      for sign in [
        "content.control", "content.panel", "content.banner", "content.image", "content.text",
        "content.image.sign", "half.second.dots", "unsafe", "bar.item", "home.indicator",
        "grid.columns",
      ] {
        #expect(!signs.contains(sign), "\(sign)")
      }
      let window = panel.window
      for mark in panel.marks {
        guard let color = mark.fillColor, let box = mark.bounds, box.overlaps(window),
          [.halves, .playAreas, .safeArea, .targets, .regions, .keyboard].contains(mark.layer),
          // Labels have grounds of their own.
          box.area > 400, mark.sign != "bar.chip"
        else { continue }
        #expect(color.alpha <= 0.6, "\(mark.sign) hides the capture")
      }
      guard detail == .full else { continue }
      let labels = panel.text("element.label")
      let named = panel.layout.elements.filter { element in
        labels.contains { $0 == element.id || $0.hasPrefix("\(element.id) ") }
      }
      #expect(named.count > panel.layout.elements.count / 2)
      let shown = Set(panel.layout.elements.compactMap(\.label))
      #expect(labels.allSatisfy { !shown.contains($0) })
    }
  }

  /// Every line on the capture has a rim under it and every label a plate.
  @Test func everythingStandsOut() throws {
    var one = Case(pose: "partly-open", screen: SampleScreens.states)
    one.capture = .plain(0xFF80_8080, opacity: 0.6)
    let panel = try one.panel()
    let plates = panel.marks("capture.plate").compactMap(\.bounds)
    for text in panel.marks.filter({ $0.layer == .labels }).compactMap(\.text)
    where text.inkBox.overlaps(panel.window) {
      #expect(plates.contains { $0.contains(text.inkBox) }, "“\(text.text)” has no plate")
    }
    let rims = panel.marks("capture.rim")
    for mark in panel.marks("content.frame") {
      #expect(
        rims.contains { rim in
          rim.strokeShape == mark.strokeShape
            && (rim.stroke?.width ?? 0) > (mark.stroke?.width ?? 0) + 1
        })
    }
  }

  @Test func hiddenOrClearItIsNotThere() throws {
    var plain = Case(pose: "closed")
    plain.layers.remove(.capture)
    let expected = try plain.panel().drawing
    for (opacity, isHidden) in [(0.0, false), (0.6, true)] {
      var one = Case(pose: "closed")
      one.capture = .plain(0xFF80_8080, opacity: opacity)
      if isHidden { one.layers.remove(.capture) }
      let marks = try one.panel().drawing.allMarks.filter { $0.sign != "note" }
      // But for the note on what is not background, which makes the card longer.
      #expect(
        marks.map(\.sign).filter { $0 != "note" }.sorted()
          == expected.allMarks.map(\.sign).filter { $0 != "note" }.sorted())
    }
  }

  @Test(arguments: [(0.6, "screen capture, dimmed to 60 %"), (1, "screen capture")])
  func legend(opacity: Double, words: String) throws {
    var one = Case(pose: "closed")
    one.capture = .plain(0xFF80_8080, opacity: opacity)
    let texts = try one.panel().texts.map(\.text)
    #expect(texts.contains(words))
    #expect(texts.contains("second: thick edge, square 2"))
    let without = try Case(pose: "closed").panel().texts.map(\.text)
    #expect(!without.contains { $0.hasPrefix("screen capture") })
    #expect(without.contains("second: dots, thick edge, square 2"))
  }

  @Test func printIsGrey() throws {
    for theme in Theme.allCases {
      var one = Case(pose: "closed", theme: theme)
      one.capture = .plain(0xFF12_3456, opacity: 0.6)
      #expect(try one.panel().marks("capture").first?.image?.isGrey == (theme == .print))
    }
  }
}
