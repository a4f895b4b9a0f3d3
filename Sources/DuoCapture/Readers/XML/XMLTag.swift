/// A tag of an XML text, by the places of its parts in the bytes.
struct XMLTag {
  struct Attribute {
    var name: Range<Int>
    /// Between the quotes, references not yet resolved.
    var value: Range<Int>
    /// Whether it holds a reference, a line break or a tab.
    var isPlain: Bool
  }

  var name: Range<Int>
  /// Where its `<` stands.
  var start: Int
  var attributes: [Attribute] = []
}

/// One step through an XML text.
enum XMLEvent {
  /// A start tag; `isEmpty` where it ends itself (`<a/>`).
  case start(isEmpty: Bool)
  case end
}
