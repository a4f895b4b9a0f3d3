/// Why an element of a tree is left out of the screen, in the order in which a note tells of it.
enum LeftOutReason: Int, CaseIterable, Sendable {
  case groups, partOfControl, system, probe, bar, scrollBar, invisible, noArea, outsideWindow,
    tooLarge

  /// `8 without an area`
  func words(_ count: Int) -> String {
    switch self {
    case .groups: "\(count) that only \(count == 1 ? "groups" : "group") others"
    case .partOfControl: "\(count) \(count == 1 ? "part" : "parts") of a control"
    case .system: "\(count) of the status bar or keyboard"
    case .probe: "\(count) of the capture itself"
    case .bar: "\(count) of the app's bars"
    case .scrollBar: "\(count) \(count == 1 ? "scroll bar" : "scroll bars")"
    case .invisible: "\(count) not visible"
    case .noArea: "\(count) without an area"
    case .outsideWindow: "\(count) outside the window"
    case .tooLarge: "\(count) larger than a screen file can say"
    }
  }
}

/// What was left out of one tree.
struct LeftOut: Sendable {
  private var counts = Array(repeating: 0, count: LeftOutReason.allCases.count)

  mutating func add(_ reason: LeftOutReason) { counts[reason.rawValue] += 1 }

  /// `12 elements left out: 8 without an area, 4 outside the window`; nil where nothing was.
  var sentence: String? {
    let total = counts.reduce(0, +)
    guard total > 0 else { return nil }
    let parts = LeftOutReason.allCases.filter { counts[$0.rawValue] > 0 }
      .map { $0.words(counts[$0.rawValue]) }
    return "\(ImportWords.count(total, "element")) left out: \(parts.joined(separator: ", "))"
  }
}
