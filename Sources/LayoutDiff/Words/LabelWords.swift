import DuoJSON

enum LabelWords {
  /// `changed from "play" to "start"`
  static func phrase(_ before: String?, _ after: String?) -> Phrase {
    switch (before.map(Names.quoted), after.map(Names.quoted)) {
    case (let one?, let other?): Phrase("changed from \(one) to \(other)")
    case (let one?, nil): Phrase("removed, was \(one)")
    case (nil, let other): Phrase("added: \(other ?? "")")
    }
  }
}
