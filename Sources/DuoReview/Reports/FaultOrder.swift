/// The order in which reports tell faults.
struct FaultOrder {
  private let screens: [String: Int]
  private let rules: [String: Int]

  init(screens: [String], rules: [String]) {
    self.screens = Self.places(screens)
    self.rules = Self.places(rules)
  }

  private static func places(_ names: [String]) -> [String: Int] {
    Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// By screen, place in its file, element, strength, rule; what has no place of its own comes last.
  func sorted(_ faults: [Fault]) -> [Fault] {
    faults.enumerated().sorted { a, b in
      let (one, two) = (a.element, b.element)
      let screens = (place(one.screen, self.screens), place(two.screen, self.screens))
      if screens.0 != screens.1 { return screens.0 < screens.1 }
      let places = (position(one), position(two))
      if places.0 != places.1 { return places.0 < places.1 }
      if one.severity == .note, two.severity == .note, one.rule != two.rule {
        return place(one.rule, self.rules) < place(two.rule, self.rules)
      }
      if one.subject != two.subject { return one.subject < two.subject }
      if one.severity != two.severity { return one.severity > two.severity }
      let rules = (place(one.rule, self.rules), place(two.rule, self.rules))
      return rules.0 != rules.1 ? rules.0 < rules.1 : a.offset < b.offset
    }.map(\.element)
  }

  private func place(_ name: String, _ places: [String: Int]) -> Int { places[name] ?? .max }

  private func position(_ fault: Fault) -> (Int, Int, Int) {
    // Notes are told apart from faults, so rules, not halves, bring them together.
    guard fault.worst.element != nil else { return (fault.severity == .note ? 2 : 1, 0, 0) }
    return (0, fault.worst.place?.line ?? .max, fault.worst.place?.column ?? .max)
  }
}
