import DuoLayout

/// Either person can end it for both.
public enum DestructiveInBothSeats: Rule {
  public static let id = "destructive-in-both-seats"
  public static let severities: [Severity] = [.error]
  public static let summary = "elements marked destructive belong to more than one seat"
  public static let reason = """
    Two people share one state. If both hold a control that ends or deletes it, one of them can take it from the other \
    in passing, and nobody can say who answers for it. It should be one person's: the one who owns the device, the \
    host, the grown-up. Every destructive element is named, of both seats.
    """
  public static let remedy = """
    Give the destructive control to one seat (list it under first or second, with oneSeatOnly), and the other at most a \
    request.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let elements = panel.layout.elements
    let places = panel.facts.destructive
    let seats = Set(places.map { elements[$0].seat })
    guard seats.count > 1 else { return [] }
    return places.map { place in
      panel.finding(
        self, .error, at: place, value: 2, limit: 1, unit: .count,
        "\(elements[place].seat.other.rawValue) has something destructive too; one seat at most")
    }
  }
}
