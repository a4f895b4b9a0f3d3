import DuoCatalog
import DuoGeometry
import DuoJSON
import DuoLayout
import DuoScreens
import Testing

@Suite struct ScreenEncoderTests {
  private let vocabulary: ScreenVocabulary

  init() throws {
    vocabulary = ScreenVocabulary(
      poses: try Catalog.builtIn().poses, rules: ["missing-in-pose", "on-fold"])
  }

  @Test(arguments: BuiltInScreens.names)
  func builtInsComeBack(name: String) throws {
    let screen = try #require(
      try BuiltInScreens.screen(named: name, vocabulary: vocabulary)?.withoutPlaces)
    #expect(try again(screen) == screen)
  }

  /// Every key at a value that is not its default.
  @Test func everyKeyComesBack() throws {
    let target = Element(
      id: "first.zi\"el\\", role: .field, width: .points(100.1), height: .fill,
      place: .topTrailing,
      inset: DirectionalInsets(top: 1, leading: -2, bottom: 0, trailing: 1 / 3.0),
      holder: "first.list", label: "得点 النتيجة", hitSize: 44, gestures: [.drag, .tap],
      minimumDistance: 6, isDestructive: true, isConfirmed: true, isPrivate: true, scrolls: true,
      gestureOnContainer: true, isOneSeatOnly: true, poses: ["open", "closed"],
      allow: ["on-fold": "so", "missing-in-pose": "\"why\""], count: 2, radius: 30)
    let list = Element(id: "first.list", role: .panel)
    let grid = Element(
      id: "both-grid", role: .grid, height: .points(12), inset: DirectionalInsets(all: 18),
      columns: 4)
    let screen = Screen(
      name: "Quiz \"2\"", split: .even, seam: .foldEqual, spacing: 2.5, ignoresSafeArea: false,
      gate: Gate(mode: .takeTurns, current: .second),
      halves: HalfBehaviour(hasHitArea: false, isClipped: false, hasGesture: true),
      firstPrefix: "p1", secondPrefix: "p2", both: [grid], first: [list, target],
      second: [Element(id: "second.x", role: .alert)],
      capture: ScreenCapture(
        facing: .faceToFace, direction: .rtl,
        poses: [
          CapturedPose(
            name: "open", tree: "a \"b\"/open.txt", image: "open.png", turn: QuarterTurn(3),
            bars: [.tab, .navigation], camera: true, keyboard: true),
          CapturedPose(name: "closed", image: "closed.png"),
          CapturedPose(name: "tent"),
        ]))
    #expect(try again(screen) == screen)
  }

  /// Sides of thirds and of frames that reach out of the half: edges come back to the last bit.
  private static let framesComeBackCases: [(Double, Double)] = [
    (1.0 / 3, 100.0), (-12.7, 1199.0 / 3), (0.1, 0.2), (-0.0, 1e-7), (9_999.999, 1 / 7.0),
    (-10_000, 9_999.3), (123_456.0 / 7919, 77.77), (1e-300, 1),
  ]

  @Test(arguments: framesComeBackCases)
  func framesComeBack(origin: Double, side: Double) throws {
    let frame = Rect(x: origin, y: -origin, width: side, height: side / 3)
    let element = Element(
      id: "first.a", role: .control, width: .points(side), height: .points(side / 3), frame: frame,
      poses: ["open"])
    let screen = Screen(name: "a", first: [element])
    #expect(try again(screen) == screen)
    // Where the element does not say its sides, they are found.
    let unsized = Screen(name: "a", first: [Element(id: "first.a", role: .control, frame: frame)])
    #expect(try again(unsized).first[0].frame == frame)
  }

  /// Not from a file: as it is to look, one element a line.
  @Test func text() {
    let screen = Screen(
      name: "Duel", seam: .middle,
      first: [
        Element(
          id: "first.piece", role: .control, width: .points(44), height: .points(44.5),
          frame: Rect(x: 10, y: 0.25, width: 44, height: 44.5), label: "Piece",
          poses: ["closed", "open"]),
        Element(id: "first.list", role: .panel, scrolls: true),
      ],
      capture: ScreenCapture(
        facing: .sameWay,
        poses: [CapturedPose(name: "closed", tree: "closed.txt"), CapturedPose(name: "open")]))
    #expect(
      ScreenEncoder.text(screen) == """
        {
          "format": "duo-render/screen", "version": 1,
          "name": "Duel",
          "split": { "seam": "middle" },
          "capture": {
            "facing": "sameWay",
            "poses": {
              "closed": { "tree": "closed.txt" },
              "open": {}
            }
          },
          "first": [
            { "id": "first.piece", "role": "control", "frame": { "x": 10, "y": 0.25, "width": 44, "height": 44.5 }, "label": "Piece", "poses": ["closed", "open"] },
            { "id": "first.list", "scrolls": true }
          ]
        }

        """)
  }

  private func again(_ screen: Screen) throws -> Screen {
    try ScreenDecoder.decode(
      Array(ScreenEncoder.text(screen).utf8), file: "again.json", vocabulary: vocabulary
    ).withoutPlaces
  }
}

extension Screen {
  /// As made in code.
  fileprivate var withoutPlaces: Screen {
    func plain(_ elements: [Element]) -> [Element] {
      elements.map { element in
        var element = element
        element.source = nil
        return element
      }
    }
    var screen = self
    screen.file = nil
    screen.both = plain(both)
    screen.first = plain(first)
    screen.second = plain(second)
    return screen
  }
}
