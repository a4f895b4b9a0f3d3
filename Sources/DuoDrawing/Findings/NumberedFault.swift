import DuoGeometry
import DuoLayout
import DuoReview

/// The same thing found in one or more places: one number, one line of the list.
struct NumberedFault: Hashable, Sendable {
  /// What makes two findings the same fault: the pose, the seating and the numbers do not.
  struct Key: Hashable, Sendable {
    var screen: String
    var rule: String
    var severity: Severity
    /// Without the seat's prefix where both seats have it; of a fault without an element the seat's name.
    var element: String
    var subject: String
  }

  var key: Key
  /// From 1; nil for a note.
  var number: Int?
  /// The elements' full identifiers, or the seats where it is about no element, each once.
  var whose: [String]
  /// What the worst of the findings says.
  var message: String
  /// Whether other places have other numbers.
  var varies = false
  /// The panels it was found in, by place in the list that was asked about, each once.
  var panels: [Int] = []
  /// How many findings it stands for.
  var count = 0
  private var worst = 0.0

  init(_ key: Key, number: Int?) {
    self.key = key
    self.number = number
    whose = []
    message = ""
  }

  mutating func add(_ finding: Finding, message: String, panel: Int) {
    let name = finding.element ?? finding.seat?.rawValue
    if let name, !whose.contains(name) { whose.append(name) }
    if panels.last != panel { panels.append(panel) }
    let distance =
      if let value = finding.value, let limit = finding.limit { (value - limit).magnitude } else {
        0.0
      }
    if count == 0 || distance > worst {
      if count > 0 { varies = true }
      self.message = message
      worst = distance
    } else if distance < worst {
      varies = true
    }
    count += 1
  }

  /// `first.ok, second.ok`, at most three of them.
  var whoseText: String {
    let shown = whose.prefix(3).joined(separator: ", ")
    return whose.count > 3 ? "\(shown) and \(whose.count - 3) more" : shown
  }
}

/// What a screen file calls the elements of a panel.
struct ElementNames: Sendable {
  private let screen: String
  private var bare: [String: String] = [:]

  init(_ layout: PanelLayout) {
    screen = layout.screenName
    for element in layout.elements { bare[element.id] = element.element.id }
  }

  func key(of finding: Finding) -> NumberedFault.Key {
    NumberedFault.Key(
      screen: screen, rule: finding.rule, severity: finding.severity,
      element: finding.element.map { bare[$0] ?? $0 } ?? finding.seat?.rawValue ?? "",
      subject: bare[finding.subject] ?? finding.subject)
  }

  /// The message, the same for both seats where the file describes the element once.
  func plain(_ finding: Finding) -> String {
    guard let element = finding.element, let name = bare[element], name != element else {
      return finding.message
    }
    return finding.message.replacing(element, with: name)
  }
}

extension String {
  /// Every occurrence of a text replaced, from the left.
  fileprivate func replacing(_ old: String, with new: String) -> String {
    guard !old.isEmpty else { return self }
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: old[old.startIndex]) {
      result += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix(old) {
        result += new
        rest = rest.dropFirst(old.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }
}
