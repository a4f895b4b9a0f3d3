import DuoCatalog
import DuoGeometry
import DuoLayout
import Testing

@testable import DuoCapture

@Suite struct PoseFinderTests {
  private let finder: PoseFinder

  init() throws { finder = PoseFinder(catalog: try Catalog.builtIn()) }

  private func tree(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CapturedTree {
    var builder = TreeSketch(window: Rect(x: x, y: y, width: width, height: height))
    builder.add(.button, "first.go", (x + 1, y + 1, 44, 44))
    return builder.tree
  }

  /// Windows by device.md, "The poses".
  private static let foundCases: [(Double, Double, Double, Double, String, String)] = [
    (0.0, 0.0, 466.0, 678.0, "closed", "closed"),
    (0, 0, 466, 678, "", "closed"),
    (0, 0, 466.3, 677.6, "", "closed"),
    (0, 0, 678, 466, "tent", "tent"),
    (0, 0, 951, 669, "partly-open", "partly-open"),
    (482, 0, 469, 669, "split-view-right", "split-view-right"),
    // A window of the same size told at another place is no other device.
    (0, 0, 469, 669, "split-view-right", "split-view-right"),
    // The sides exchanged: told in the wrong space.
    (0, 0, 669, 951, "open", "open"),
  ]

  @Test(arguments: foundCases)
  func found(
    x: Double, y: Double, width: Double, height: Double, said: String, pose: String
  ) throws {
    let said = said.isEmpty ? nil : try finder.catalog.require(said)
    #expect(try finder.pose(of: tree(x, y, width, height), said: said).name == pose)
  }

  private static let faultsCases: [(Double, Double, Double, String, String)] = [
    (
      0.0, 951.0, 669.0, "",
      "a.txt: fits open, open-flipped, partly-open and partly-open-flipped; say which with --pose, or name the file after it"
    ),
    (
      0, 678, 466, "",
      "a.txt: fits closed-sideways, closed-sideways-flipped and tent; say which with --pose, or name the file after it"
    ),
    (
      482, 469, 669, "",
      "a.txt: fits split-view-right and partly-open-split-view-right; say which with --pose, or name the file after it"
    ),
    (
      0, 469, 669, "",
      "a.txt: fits split-view-left and partly-open-split-view-left; say which with --pose, or name the file after it"
    ),
    (
      7, 469, 669, "",
      "a.txt: fits split-view-left, split-view-right, partly-open-split-view-left and partly-open-split-view-right; say which with --pose, or name the file after it"
    ),
    (
      0, 393, 852, "",
      "a.txt: its window is 393 × 852, which this device has in no pose; expected 466 × 678 (closed), 678 × 466 (closed-sideways, closed-sideways-flipped, tent), 951 × 669 (open, open-flipped, partly-open, partly-open-flipped), 669 × 951 (open-upright, open-upright-flipped, partly-open-upright, partly-open-upright-flipped), 469 × 669 (split-view-left, split-view-right, partly-open-split-view-left, partly-open-split-view-right)"
    ),
    (
      0, 951, 669, "closed",
      "a.txt: its window is 951 × 669, in closed it is 466 × 678; it fits open, open-flipped, partly-open or partly-open-flipped"
    ),
    (
      0, 386, 678, "closed",
      "a.txt: its window is 386 × 678, in closed it is 466 × 678; expected 466 × 678 (closed), 678 × 466 (closed-sideways, closed-sideways-flipped, tent), 951 × 669 (open, open-flipped, partly-open, partly-open-flipped), 669 × 951 (open-upright, open-upright-flipped, partly-open-upright, partly-open-upright-flipped), 469 × 669 (split-view-left, split-view-right, partly-open-split-view-left, partly-open-split-view-right)"
    ),
  ]

  @Test(arguments: faultsCases)
  func faults(x: Double, width: Double, height: Double, said: String, message: String) throws {
    let said = said.isEmpty ? nil : try finder.catalog.require(said)
    #expect(fault { try finder.pose(of: tree(x, 0, width, height), said: said) } == message)
  }

  @Test func treesOfNothing() {
    var empty = TreeSketch(window: Rect(x: 0, y: 0, width: 466, height: 678)).tree
    let message =
      "a.txt: an empty capture, it tells of nothing but the application; capture again while the app shows its screen"
    #expect(fault { try finder.pose(of: empty, said: nil) } == message)
    empty.nodes = []
    #expect(fault { try finder.pose(of: empty, said: nil) } == message)
    let flat = CapturedTree(
      format: .idb,
      nodes: [
        CapturedNode(type: .application, frame: CapturedFrame(x: 0, y: 0, width: 0, height: 0)),
        CapturedNode(type: .button, identifier: "first.go", parent: 0),
      ])
    #expect(
      fault { try finder.pose(of: flat, said: nil) }
        == "a.txt: neither a window nor the application has an area; wanted: a capture that tells the frame of the app's window"
    )
  }

  /// A keyboard and overlays have windows of their own; idb tells none at all.
  @Test func windowsBesideTheApp() throws {
    var builder = TreeSketch(window: Rect(x: 482, y: 0, width: 469, height: 669))
    builder.add(.window, "", (0, 0, 951, 669), in: 0)
    builder.add(.button, "first.go", (490, 10, 44, 44))
    let right = try finder.catalog.require("split-view-right")
    #expect(try finder.window(of: builder.tree, said: right).minX == 482)
    var other = TreeSketch(window: Rect(x: 0, y: 0, width: 100, height: 40))
    other.add(.window, "", (0, 0, 466, 678), in: 0)
    other.add(.button, "first.go", (10, 10, 44, 44))
    #expect(try finder.pose(of: other.tree, said: nil).name == "closed")
    let idb = CapturedTree(
      format: .idb,
      nodes: [
        CapturedNode(type: .application, frame: CapturedFrame(x: 0, y: 0, width: 466, height: 678)),
        CapturedNode(type: .button, identifier: "first.go", parent: 0),
      ])
    #expect(try finder.pose(of: idb, said: nil).name == "closed")
  }

  /// Capture pixels by device.md, "Displays and body"; quarter turns by the pose files.
  private static let imageCases: [(Int, Int, String, Int, String, Int)] = [
    (1398, 2034, "", -1, "closed", 0),
    (1398, 2034, "closed", -1, "closed", 0),
    (2853, 2007, "partly-open", -1, "partly-open", 0),
    (2853, 2007, "partly-open", 180, "partly-open", 180),
    // Of the whole display, whatever window the app has.
    (2853, 2007, "split-view-right", -1, "split-view-right", 0),
    // In the display's natural orientation, the pose says how far.
    (1398, 2034, "closed-sideways", -1, "closed-sideways", 90),
    (1398, 2034, "closed-sideways-flipped", -1, "closed-sideways-flipped", 270),
    (2853, 2007, "open-upright", -1, "open-upright", 270),
    (2853, 2007, "open-upright", 90, "open-upright", 90),
    // Else an option has to.
    (2007, 2853, "open", 90, "open", 90),
    (2007, 2853, "open", 270, "open", 270),
    // One for other pictures: here size tells.
    (1398, 2034, "closed", 90, "closed", 0),
    (2034, 1398, "", 90, "closed", 90),
  ]

  @Test(arguments: imageCases)
  func image(
    width: Int, height: Int, said: String, turn: Int, pose: String, degrees: Int
  ) throws {
    let said = said.isEmpty ? nil : try finder.catalog.require(said)
    let asked = turn < 0 ? nil : QuarterTurn(turn / 90)
    let found = try finder.pose(ofImage: width, height, said: said, turn: asked)
    #expect(found.pose.name == pose)
    #expect(found.turn.degrees == degrees)
  }

  private static let imageFaultsCases: [(Int, Int, String, Int, String)] = [
    (
      1179, 2556, "closed", -1,
      "a.png: 1179 × 2556 pixels fit no display; expected outer: 1398 × 2034 or 2034 × 1398, inner: 2853 × 2007 or 2007 × 2853"
    ),
    (
      0, -1, "", -1,
      "a.png: 0 × 0 pixels fit no display; expected outer: 1398 × 2034 or 2034 × 1398, inner: 2853 × 2007 or 2007 × 2853"
    ),
    (
      1398, 2034, "open", -1,
      "a.png: 1398 × 2034 pixels are the outer display, open shows on the inner one; expected inner: 2853 × 2007 or 2007 × 2853"
    ),
    (
      2034, 1398, "", -1,
      "a.png: fits closed-sideways, closed-sideways-flipped and tent; say which with --pose, or name the file after it"
    ),
    (
      2007, 2853, "open", -1,
      "a.png: 2007 × 2853 pixels lie on their side, open shows 2853 × 2007; say how far to turn it clockwise: --turn 90 or --turn 270"
    ),
    (
      2007, 2853, "open", 180,
      "a.png: 2007 × 2853 pixels lie on their side, open shows 2853 × 2007; say how far to turn it clockwise: --turn 90 or --turn 270"
    ),
  ]

  @Test(arguments: imageFaultsCases)
  func imageFaults(width: Int, height: Int, said: String, turn: Int, message: String) throws {
    let said = said.isEmpty ? nil : try finder.catalog.require(said)
    let asked = turn < 0 ? nil : QuarterTurn(turn / 90)
    #expect(
      fault("a.png") { try finder.pose(ofImage: width, height, said: said, turn: asked) } == message
    )
  }

  private func fault<Value>(_ file: String = "a.txt", _ body: () throws -> Value) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? CaptureFault)?.message(file: file)
    }
  }
}
