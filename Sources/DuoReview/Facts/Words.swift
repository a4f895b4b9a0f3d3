import DuoGeometry
import DuoJSON
import DuoLayout

/// Numbers and names as messages show them.
package enum Words {
  static func number(_ value: Double) -> String { Decimal.text(value, places: 2) }
  static func points(_ value: Double) -> String { "\(number(value)) pt" }
  static func percent(_ value: Double) -> String { "\(Decimal.text(value, places: 1)) %" }

  /// `30 × 44 pt`
  static func points(_ size: Size) -> String {
    "\(number(size.width)) × \(number(size.height)) pt"
  }

  /// `a`, `a and b`, `a, b and c`, `a, b and 3 more`.
  package static func list(_ words: [String], most: Int = 3) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    if words.count > most {
      let shown = words.prefix(most - 1)
      return "\(shown.joined(separator: ", ")) and \(words.count - shown.count) more"
    }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension RegionName {
  /// `the fold`
  var words: String {
    switch self {
    case .fold: "the fold"
    case .statusArea: "the status area"
    case .outerCamera, .innerCamera: "the camera"
    }
  }
}
