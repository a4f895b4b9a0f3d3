/// One line of the bench's table.
struct Row {
  var what: String
  var found: String
  var toReach: String

  init(_ what: String, _ found: String, _ toReach: String) {
    self.what = what
    self.found = found
    self.toReach = toReach
  }
}

/// Lines of a table, as wide as they need to be.
enum Report {
  static func text(_ rows: [Row]) -> String {
    let heads = [Row("what", "found", "to reach")]
    let all = heads + rows
    let what = all.map(\.what.count).max() ?? 0
    let found = all.map(\.found.count).max() ?? 0
    return all.map { row in
      pad(row.what, what) + "  " + pad(row.found, found) + "  " + row.toReach
    }.joined(separator: "\n")
  }

  static func decimal(_ value: Double, _ places: Int = 1) -> String {
    guard value.isFinite else { return "–" }
    var power = 1.0
    for _ in 0..<places { power *= 10 }
    let whole = Int((value * power).rounded())
    guard places > 0 else { return String(whole) }
    let fraction = String(Int(power) + abs(whole) % Int(power)).dropFirst()
    return "\(whole < 0 ? "-" : "")\(abs(whole) / Int(power)).\(fraction)"
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
