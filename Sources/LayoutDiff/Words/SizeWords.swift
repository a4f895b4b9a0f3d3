import DuoGeometry

/// How sizes and their changes read.
enum SizeWords {
  /// `80 × 44`
  static func text(_ size: Size) -> String {
    "\(Phrase.number(size.width)) × \(Phrase.number(size.height))"
  }

  /// `grew from 80 × 44 to 96 × 44 pt (2.7 mm wider)`, and how much alone for sizes that differ from panel to panel.
  static func levels(_ before: Size, _ after: Size) -> [Phrase] {
    [changed(before, after), differed(after.width - before.width, after.height - before.height)]
  }

  /// `grew from 80 × 44 to 96 × 44 pt (2.7 mm wider)`
  static func changed(_ before: Size, _ after: Size) -> Phrase {
    let extents = extents(after.width - before.width, after.height - before.height)
    let grows = extents.contains { $0.points > 0 }
    let shrinks = extents.contains { $0.points < 0 }
    let verb = grows == shrinks ? "changed" : grows ? "grew" : "shrank"
    var phrase = Phrase("\(verb) from \(text(before)) to \(text(after)) pt")
    phrase.add(aside: extents)
    return phrase
  }

  /// `became 16 pt (2.7 mm) wider`
  static func differed(_ width: Double, _ height: Double) -> Phrase {
    var phrase = Phrase("became ")
    for (index, extent) in extents(width, height).enumerated() {
      if index > 0 { phrase.add(" and ") }
      phrase.add(length: extent.points)
      phrase.add(" \(extent.word)")
    }
    return phrase
  }

  private static func extents(_ width: Double, _ height: Double) -> [Phrase.Extent] {
    [
      Phrase.Extent(width, width > 0 ? "wider" : "narrower"),
      Phrase.Extent(height, height > 0 ? "higher" : "lower"),
    ].filter { $0.points != 0 }
  }

  /// `from 34 to 40 pt (1.0 mm more)`
  static func length(_ before: Double, _ after: Double) -> Phrase {
    var phrase = Phrase("from \(Phrase.number(before)) to \(Phrase.number(after)) pt")
    let more = Phrase.Extent(after - before, after > before ? "more" : "less")
    phrase.add(aside: more.points == 0 ? [] : [more])
    return phrase
  }

  /// `951 × 669 pt at (0, 0)`
  static func frame(_ rect: Rect) -> String {
    "\(text(rect.size)) pt at (\(Phrase.number(rect.minX)), \(Phrase.number(rect.minY)))"
  }
}
