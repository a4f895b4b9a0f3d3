import DuoGeometry

/// A way something moved, as its owner would say it.
struct Movement {
  /// The owner's space, in points.
  var dx: Double
  var dy: Double
  /// The edge of the owner's half that lies on the seam; nil where there is none.
  var seam: Edge?
  var readsLeft: Bool
  /// Whether it is upright in the window instead, as what the system shows is.
  var isSystem: Bool

  var distance: Double { (dx * dx + dy * dy).squareRoot() }

  /// The same movement in several ways of speaking: from the seam, from the owner, and for the reader.
  var levels: [Phrase] {
    [phrase(seam: true, reader: false), phrase(seam: false, reader: false)]
      + (isSystem ? [] : [phrase(seam: false, reader: true)])
  }

  /// The directions, and how far at most.
  var summary: Observation.Summary {
    var summary = Observation.Summary(points: distance)
    summary.verbs =
      [parts(seam: true, reader: false), parts(seam: false, reader: false)].map { parts in
        "moved \(parts.map(\.words).joined(separator: " and ")) by up to"
      } + ["moved by up to"]
    return summary
  }

  private func phrase(seam usesSeam: Bool, reader: Bool) -> Phrase {
    var phrase = Phrase("moved ")
    for (index, part) in parts(seam: usesSeam, reader: reader).enumerated() {
      if index > 0 { phrase.add(" and ") }
      phrase.add(length: part.amount)
      phrase.add(" " + part.words)
    }
    return phrase
  }

  private func parts(seam usesSeam: Bool, reader: Bool) -> [(amount: Double, words: String)] {
    var parts: [(amount: Double, words: String)] = []
    if Phrase.rounded(dy) != 0 {
      parts.append((dy, usesSeam ? seamWords(.top, .bottom, dy) ?? vertical : vertical))
    }
    if Phrase.rounded(dx) != 0 {
      let plain = reader ? reading : horizontal
      let toSeam = usesSeam ? seamWords(.left, .right, dx) : nil
      parts.insert((dx, toSeam ?? plain), at: toSeam == nil ? parts.count : 0)
    }
    return parts
  }

  /// nil where the seam does not lie across this axis.
  private func seamWords(_ start: Edge, _ end: Edge, _ amount: Double) -> String? {
    guard let seam, seam == start || seam == end else { return nil }
    return (seam == end) == (amount > 0) ? "towards the seam" : "away from the seam"
  }

  private var vertical: String {
    if isSystem { return dy > 0 ? "down in the window" : "up in the window" }
    return dy > 0 ? "towards the owner" : "away from the owner"
  }

  private var horizontal: String {
    let side = dx > 0 ? "right" : "left"
    return isSystem ? "to the window's \(side)" : "to the owner's \(side)"
  }

  /// Names the side of a reader from left to right, so that what mirrors reads alike.
  private var reading: String {
    let isRight = (dx > 0) != readsLeft
    return isRight ? "to the owner's right (left in rtl)" : "to the owner's left (right in rtl)"
  }
}
