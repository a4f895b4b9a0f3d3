import CairoCanvas
import DuoCatalog
import DuoDrawing
import DuoGeometry
import DuoLayout
import PNGImage
import Typeface

/// A capture of the inner display, read, placed in its panel and drawn.
struct Snapshot {
  let catalog: Catalog
  let typeface: Typeface
  let jobs: Int
  /// A PNG as a capture tool writes it.
  let file: [UInt8]
  private let layout: PanelLayout

  init(catalog: Catalog, typeface: Typeface, jobs: Int) throws {
    self.catalog = catalog
    self.typeface = typeface
    self.jobs = jobs
    let pose = catalog.pose(named: "partly-open") ?? catalog.poses[0]
    layout = try PanelLayout.solve(
      LayoutRequest(device: catalog.device, pose: pose, screen: .duel, facing: .sameWay))
    let display = catalog.device.display(pose.display)
    let size = pose.quarterTurn.turned(display.capturePixels)
    file = try Snapshot.file(width: Int(size.width), height: Int(size.height))
  }

  /// Half of it plain with boxes, half of it as restless as a photo.
  private static func file(width: Int, height: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let header = PNGHeader(
      width: width, height: height, hasAlpha: false, pixelsPerMetre: 11_811, texts: [])
    try PNGEncoder.write(
      header, jobs: 1,
      worker: {
        { rows, pixels in
          for row in rows {
            for x in 0..<width {
              pixels[(row - rows.lowerBound) * width + x] = color(x, row, isPhoto: row < height / 2)
            }
          }
        }
      }, to: { bytes.append(contentsOf: $0) })
    return bytes
  }

  private static func color(_ x: Int, _ y: Int, isPhoto: Bool) -> UInt32 {
    guard isPhoto else { return x / 150 % 2 == 0 && y / 150 % 2 == 0 ? 0x2F6FB2 : 0xF4F4F7 }
    let noise = UInt32(truncatingIfNeeded: (x &* 73_856_093) ^ (y &* 19_349_663)) >> 7 & 0x07_0707
    let slope = UInt32(x * 200 / 2853) << 16 | UInt32(y * 200 / 2007) << 8 | 0x50
    return slope &+ noise
  }

  /// The whole way from the file's bytes to the drawing's.
  func draw() throws {
    let pixels = try PNGPixels(decoding: file)
    let image = RasterImage(
      width: pixels.width, height: pixels.height, words: pixels.words, file: file)
    var subject = PanelSubject(layout: layout, device: catalog.device)
    subject.capture = PanelCapture(
      image: image, path: "capture.png", turn: .none,
      measure: CaptureMeasure(
        image, turn: .none, backgrounds: pixels.backgroundColors, layout: layout,
        device: catalog.device))
    let placed = Drawing.panel(subject, style: PanelStyle(), shaper: typeface)
    try CairoCanvas.png(
      placed.drawing, typeface: typeface, density: 2, layoutJSON: nil, jobs: jobs, to: { _ in })
  }
}
