import DuoJSON
import DuoLayout

/// What every touch should hit.
struct Expectation {
  /// nil for nothing.
  let element: String?

  /// How one asks for nothing.
  static let none = "none"
  /// More names than this are not listed.
  private static let listed = 20

  /// - Throws: `Trouble` where the panel has no such element.
  init(_ text: String, in layout: PanelLayout) throws(Trouble) {
    guard text != Self.none else {
      element = nil
      return
    }
    guard !layout.elements.contains(where: { $0.id == text }) else {
      element = text
      return
    }
    let takers = layout.elements.filter { $0.hitArea != nil }.map(\.id)
    var remedies: [String] = []
    if let nearest = Names.nearest(text, in: layout.elements.map(\.id)) {
      remedies.append("did you mean \(Names.quoted(nearest))?")
    }
    let more = takers.count > Self.listed ? " and \(takers.count - Self.listed) more" : ""
    remedies.append(
      "what takes touches: "
        + (takers.prefix(Self.listed) + [Self.none]).joined(separator: ", ") + more)
    throw Trouble(
      "--expect", "\(Names.quoted(text)) is no element of \(layout.id)",
      remedies.joined(separator: " "))
  }

  /// What is to be said of a touch that hits something else; nil where it hits what it should.
  func miss(_ judged: JudgedTouch, number: Int) -> String? {
    guard judged.hit != element else { return nil }
    return
      "touch \(number) at \(judged.place): expected \(element ?? "nothing"), hit \(judged.told)"
  }
}
