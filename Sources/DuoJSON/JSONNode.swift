/// Where something stands in a text; both count from 1, columns in characters (Unicode scalars).
public struct JSONPlace: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A value read from JSON, with the place it was read from.
public struct JSONNode: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// In the order of the text; no key occurs twice.
    case object([Member])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  public struct Member: Hashable, Sendable {
    public var key: String
    public var keyPlace: JSONPlace
    public var value: JSONNode

    public init(key: String, keyPlace: JSONPlace, value: JSONNode) {
      self.key = key
      self.keyPlace = keyPlace
      self.value = value
    }
  }

  public var content: Content
  public var place: JSONPlace

  public init(_ content: Content, place: JSONPlace) {
    self.content = content
    self.place = place
  }

  /// What it is, for people (`a number`), a short value included.
  public var kind: String {
    switch content {
    case .object: "an object"
    case .array: "an array"
    case .string(let text): "the text \(Names.quoted(text))"
    case .number(let number): "the number \(Decimal.text(number, places: 6))"
    case .bool(let bool): "\(bool)"
    case .null: "null"
    }
  }
}

extension JSONNode {
  /// Whether both mean the same, in whatever order the keys of an object and in whatever spelling.
  ///
  /// It goes as deep as the values, which `JSONOptions.maximumDepth` bounds.
  public func isSameValue(as other: JSONNode) -> Bool {
    switch (content, other.content) {
    case (.object(let one), .object(let two)):
      guard one.count == two.count else { return false }
      let values = Dictionary(two.map { ($0.key, $0.value) }) { first, _ in first }
      return one.allSatisfy { values[$0.key]?.isSameValue(as: $0.value) == true }
    case (.array(let one), .array(let two)):
      return one.count == two.count && zip(one, two).allSatisfy { $0.isSameValue(as: $1) }
    default: return content == other.content
    }
  }
}

/// Why a text is not JSON.
public struct JSONError: Error, Hashable, Sendable {
  public var place: JSONPlace
  public var found: String
  public var allowed: String

  public init(place: JSONPlace, found: String, allowed: String) {
    self.place = place
    self.found = found
    self.allowed = allowed
  }
}

/// What a parser accepts beyond RFC 8259, and how much of it.
public struct JSONOptions: Hashable, Sendable {
  /// `// …` to the end of the line and `/* … */`.
  public var allowsComments: Bool
  public var allowsTrailingCommas: Bool
  /// Objects and arrays inside each other.
  public var maximumDepth: Int
  public var maximumBytes: Int

  public init(
    allowsComments: Bool = false, allowsTrailingCommas: Bool = false, maximumDepth: Int = 64,
    maximumBytes: Int = 64 << 20
  ) {
    self.allowsComments = allowsComments
    self.allowsTrailingCommas = allowsTrailingCommas
    self.maximumDepth = maximumDepth
    self.maximumBytes = maximumBytes
  }

  /// RFC 8259 and nothing else.
  public static let strict = JSONOptions()
  /// With the two allowances of JSON5 that people miss most: comments and trailing commas.
  public static let relaxed = JSONOptions(allowsComments: true, allowsTrailingCommas: true)
}
