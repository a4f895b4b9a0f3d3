/// How much more a comment may hold.
///
/// Counted in bytes of UTF-8, of which every way to count characters finds at most as many.
struct MarkdownBudget {
  private(set) var left: Int

  init(_ bytes: Int) { left = bytes }

  /// The first rows that fit, at most `most` bytes of them, and the bytes that stand around them if there are any.
  ///
  /// - Parameter around: of headings, blank lines, and what says how many rows were left out.
  mutating func take(_ rows: some Sequence<String>, most: Int = .max, around: Int) -> [String] {
    var room = min(most, left) - around
    var kept: [String] = []
    for row in rows {
      room -= row.utf8.count + 1
      guard room >= 0 else { break }
      kept.append(row)
    }
    if !kept.isEmpty { left -= around + kept.reduce(0) { $0 + $1.utf8.count + 1 } }
    return kept
  }

  /// The text, if it fits.
  mutating func take(_ text: String) -> String? {
    let size = text.utf8.count + 2
    guard size <= left else { return nil }
    left -= size
    return text
  }
}
