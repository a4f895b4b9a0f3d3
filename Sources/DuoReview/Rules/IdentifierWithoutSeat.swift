import DuoLayout

/// A test cannot tell the two seats apart.
public enum IdentifierWithoutSeat: Rule {
  public static let id = "identifier-without-seat"
  public static let severities: [Severity] = [.warning]
  public static let summary = "an element's identifier does not start with its seat's prefix"
  public static let reason = """
    Interface tests and assistive technology find elements by their identifiers. With two of everything on one screen, \
    an identifier has to say whose it is (first.answer, or p1.answer with prefixes of the screen's own). After the prefix \
    something other than a letter or digit follows, or a capital letter: p10 does not start with p1.
    """
  public static let remedy = """
    Start the identifier with the seat's prefix and a point, or list the element under both, which does it by itself.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let elements = panel.layout.elements
    let screen = panel.screen
    return panel.facts.named.compactMap { place in
      let prefix = screen.prefix(of: elements[place].seat)
      guard elements[place].id.withoutSeat(prefix) == nil else { return nil }
      return panel.finding(
        self, .warning, at: place,
        "the identifier \"\(elements[place].id)\" does not start with \"\(prefix).\"")
    }
  }
}
