import DuoGeometry
import DuoLayout

/// Screens that hold every role and state between them.
enum SampleScreens {
  /// One of each role, with every state that an element can be in.
  static let states = Screen(
    name: "states",
    both: [
      Element(
        id: "news", role: .banner, height: .points(40), place: .top,
        inset: DirectionalInsets(all: 12), label: "news"),
      Element(
        id: "title", role: .text, width: .points(150), height: .points(24), place: .topLeading,
        inset: DirectionalInsets(all: 12), label: "Title"),
      Element(
        id: "photo", role: .image, width: .points(120), height: .points(80), place: .leading,
        inset: DirectionalInsets(all: 12), label: "photo"),
      Element(
        id: "board", role: .grid, width: .points(140), height: .points(90), place: .trailing,
        inset: DirectionalInsets(all: 12), label: "board", columns: 3),
      Element(
        id: "list", role: .panel, height: .points(70), place: .bottom,
        inset: DirectionalInsets(all: 12), label: "list", scrolls: true),
      Element(
        id: "secret", role: .control, width: .points(90), height: .points(44), place: .trailing,
        inset: DirectionalInsets(all: 8), holder: "list", label: "secret", gestures: [.tap],
        isPrivate: true),
      Element(
        id: "piece", role: .control, width: .points(80), height: .points(44), place: .leading,
        inset: DirectionalInsets(all: 8), holder: "list", label: "piece", gestures: [.tap, .drag],
        minimumDistance: 6),
    ])

  /// Controls that reach out of their half, and over the seam.
  static func overflowing(clipped: Bool) -> Screen {
    Screen(
      name: "overflowing", halves: HalfBehaviour(hasHitArea: false, isClipped: clipped),
      both: [
        Element(
          id: "box", role: .panel, width: .points(200), height: .points(100), place: .center,
          label: "box"),
        Element(
          id: "wide", role: .control, width: .points(260), height: .points(44), place: .center,
          holder: "box", label: "wide", gestures: [.tap]),
      ],
      first: [
        Element(
          id: "first.out", role: .control, width: .points(120), height: .points(60),
          place: .top, inset: DirectionalInsets(top: -30), label: "out", gestures: [.tap])
      ])
  }

  /// What the system shows.
  static let system = Screen(
    name: "system",
    both: [
      Element(
        id: "field", role: .field, inset: DirectionalInsets(all: 18), count: 2, radius: 28)
    ],
    first: [
      Element(
        id: "first.alert", role: .alert, width: .points(200), height: .points(120), label: "Stop?")
    ],
    second: [
      Element(
        id: "second.sheet", role: .sheet, width: .points(220), height: .points(160),
        place: .bottom, label: "Settings")
    ])

  /// Labels that go because the closed phone is too small for them.
  static let cramped = Screen(
    name: "cramped",
    both: [
      Element(
        id: "head", role: .text, height: .points(80), place: .top, label: "Head"),
      Element(
        id: "top", role: .control, width: .points(200), height: .points(160), place: .top,
        label: "top", gestures: [.tap]),
      Element(
        id: "low", role: .control, width: .points(200), height: .points(150), place: .bottom,
        label: "low", gestures: [.tap]),
    ])

  /// `count` controls in rows, in a half whatever its size.
  static func many(_ count: Int) -> Screen {
    Screen(
      name: "many",
      both: (0..<count).map { index in
        Element(
          id: "key-\(index)", role: .control,
          frame: Rect(
            x: Double(index % 10) * 36 + 4, y: Double(index / 10 % 12) * 24 + 4, width: 32,
            height: 20), label: "key number \(index)", gestures: [.tap])
      })
  }
}
