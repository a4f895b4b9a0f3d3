import DuoJSON
import DuoLayout

/// What the elements of one screen allow, and which of it was needed.
struct Allowances {
  private struct Entry {
    var element: Element
    /// Rules that silenced something.
    var used: Set<String> = []
  }

  private let screen: Screen
  private var entries: [Entry] = []
  /// Places in `entries` by the identifier with its seat's prefix.
  private var places: [String: [Int]] = [:]
  /// Fields by the identifiers of the targets they placed.
  private let fields: [String: String]

  /// - Parameter panels: of one screen.
  init(_ panels: [ReviewedPanel], of screen: Screen) {
    self.screen = screen
    let lists: [(elements: [Element], prefixes: [String])] = [
      (screen.both, Seat.allCases.map { "\(screen.prefix(of: $0))." }), (screen.first, [""]),
      (screen.second, [""]),
    ]
    for (elements, prefixes) in lists {
      for element in elements where !element.allow.isEmpty {
        for prefix in prefixes { places[prefix + element.id, default: []].append(entries.count) }
        entries.append(Entry(element: element))
      }
    }
    var fields: [String: String] = [:]
    if entries.contains(where: { $0.element.role == .field }) {
      for panel in panels {
        for place in panel.facts.tapped where panel.layout.elements[place].isSeededTarget {
          fields[panel.layout.elements[place].id] = panel.layout.elements[place].holder
        }
      }
    }
    self.fields = fields
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Whether an element's `allow` silences the finding; it then counts as needed.
  mutating func silences(_ finding: Finding) -> Bool {
    guard let id = finding.element, let places = places[fields[id] ?? id]
    else { return false }
    // Of several entries for one element the one of this pose counts; what is missing here is allowed elsewhere.
    let here = places.filter { entries[$0].element.shows(in: finding.panel.pose) }
    var isSilenced = false
    for place in here.isEmpty ? places : here
    where entries[place].element.allow[finding.rule] != nil {
      entries[place].used.insert(finding.rule)
      isSilenced = true
    }
    return isSilenced
  }

  /// In file order, rules by name; those that were left out of the review may yet be needed.
  func unused(ignoring ignored: Set<String>) -> [UnusedAllow] {
    entries.flatMap { entry in
      entry.element.allow.keys.sorted()
        .filter { !entry.used.contains($0) && !ignored.contains($0) }
        .map {
          UnusedAllow(
            file: screen.file, place: entry.element.source, element: entry.element.id, rule: $0)
        }
    }
  }
}
