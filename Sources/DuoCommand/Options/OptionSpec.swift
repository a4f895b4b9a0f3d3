/// What one option is: parsing, help, suggestions, the header of a sheet and the names of files all read this.
public struct OptionSpec: Sendable {
  public enum Kind: Sendable {
    /// On when named.
    case flag
    /// `--NAME` and `--no-NAME`; the last one counts.
    case toggle
    /// One of the values; the last one counts.
    case choice([String])
    /// Any of the values, in the order of the table; `all` where the option has it.
    case choices([String], all: Bool)
    /// Any of the values, in the order given.
    case sequence([String])
    /// Names that only the catalogue knows, in the order given.
    case names(String)
    /// A finite number within limits, with the words for them.
    case number(ClosedRange<Double>, words: String)
    case integer(ClosedRange<Int64>, words: String)
    /// Anything, as often as wanted, shown in help by this word; commas are part of the value.
    case repeated(String)
    /// Anything, shown in help by this word.
    case text(String)
  }

  /// How a value that is not the default appears in the names of files.
  public enum NameRule: Sendable {
    /// It does not change the picture, or has a place of its own in the name.
    case absent
    /// The value speaks for itself (`dark`).
    case value
    /// The value needs the option's name (`view-first`).
    case named
  }

  public enum Group: String, CaseIterable, Sendable {
    case subject = "What is drawn"
    case layout = "How the screen is laid out"
    case looks = "How it looks"
    case comparing = "What counts as a difference"
    case touches = "Touches"
    case review = "Review"
    case files = "Files"
    case other = "Other"
  }

  public let name: String
  public let short: Character?
  public let kind: Kind
  /// As the option's values spell it; empty where there is none.
  public let defaultValues: [String]
  /// Where the default is not a value.
  public let defaultText: String?
  public let group: Group
  public let nameRule: NameRule
  /// Whether it is part of the options a sheet's header lists.
  public let isInHeader: Bool
  /// One line, or a few separated by line feeds.
  public let help: String

  init(
    _ name: String, short: Character? = nil, _ kind: Kind, default values: [String] = [],
    defaultText: String? = nil, _ group: Group, name nameRule: NameRule = .absent,
    header: Bool = false, _ help: String
  ) {
    self.name = name
    self.short = short
    self.kind = kind
    self.defaultValues = values
    self.defaultText = defaultText
    self.group = group
    self.nameRule = nameRule
    self.isInHeader = header
    self.help = help
  }

  /// The same option with another default.
  func withDefault(_ values: [String], text: String? = nil) -> OptionSpec {
    OptionSpec(
      name, short: short, kind, default: values, defaultText: text, group, name: nameRule,
      header: isInHeader, help)
  }

  public var takesValue: Bool {
    switch kind {
    case .flag, .toggle: false
    default: true
    }
  }

  /// The values that are allowed, where they can be listed.
  var allowed: [String]? {
    switch kind {
    case .choice(let values), .sequence(let values): values
    case .choices(let values, let all): all ? values + ["all"] : values
    default: nil
    }
  }

  /// The long spellings, `--no-` included.
  var spellings: [String] {
    if case .toggle = kind { return ["--\(name)", "--no-\(name)"] }
    return ["--\(name)"]
  }
}
