extension Screen {
  /// The built-in two-player race (interface.md, "The built-in duel").
  public static let duel = Screen(
    name: "duel",
    both: [
      // The field ends 8 above the score bar: 18 + 48 + 8.
      Element(
        id: "field", role: .field,
        inset: DirectionalInsets(top: 18, leading: 18, bottom: 74, trailing: 18), count: 2,
        radius: 28),
      Element(
        id: "score", role: .panel, height: .points(48), place: .bottom,
        inset: DirectionalInsets(all: 18), label: "score 0"),
    ],
    second: [
      Element(
        id: "second.leave", role: .control, width: .points(80), height: .points(44),
        place: .trailing, inset: DirectionalInsets(all: 2), holder: "second.score",
        label: "leave", gestures: [.tap], isDestructive: true, isConfirmed: true,
        isOneSeatOnly: true)
    ])
}
