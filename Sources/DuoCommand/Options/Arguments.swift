import DuoJSON

/// The options and names of one command as they were given: every value checked and spelled as the table has it.
struct Arguments: Sendable {
  private var values: [String: [String]] = [:]
  private(set) var names: [String] = []

  /// Whether the option was given.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The values given, in the table's order where order says nothing; nil where the option was not given.
  func given(_ option: String) -> [String]? { values[option] }

  mutating func set(_ option: String, _ new: [String]?) { values[option] = new }

  /// Reads the arguments after the command's name.
  ///
  /// - Throws: `Trouble` for an option or value that does not exist, or a value that is missing or not wanted.
  static func parse(_ arguments: [String], table: [OptionSpec]) throws(Trouble) -> Arguments {
    var result = Arguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        result.names += rest
        break
      } else if argument.hasPrefix("--") {
        try result.readLong(argument, &rest, table)
      } else if argument.hasPrefix("-"), argument != "-" {
        try result.readShort(argument, &rest, table)
      } else {
        result.names.append(argument)
      }
    }
    return result
  }

  private mutating func readLong(
    _ argument: String, _ rest: inout ArraySlice<String>, _ table: [OptionSpec]
  ) throws(Trouble) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let spec = table.first(where: { $0.spellings.contains(spelling) }) else {
      let known = table.flatMap(\.spellings)
      throw Trouble(spelling, "is not an option", Names.remedy(spelling, in: known))
    }
    if spec.takesValue {
      let value =
        if let attached { attached } else { try Self.value(of: spelling, spec, &rest, table) }
      try read(value, spelling, spec)
    } else {
      if let attached {
        throw Trouble(spelling, "takes no value, found \(Names.quoted(attached))", "give it alone")
      }
      values[spec.name] = [spelling.hasPrefix("--no-") ? "no" : "yes"]
    }
  }

  /// `-qv`, `-o FOLDER`, `-oFOLDER`.
  private mutating func readShort(
    _ argument: String, _ rest: inout ArraySlice<String>, _ table: [OptionSpec]
  ) throws(Trouble) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let spec = table.first(where: { $0.short == letter }) else {
        let known = table.compactMap(\.short).map { "-\($0)" }
        throw Trouble("-\(letter)", "is not an option", "allowed: " + known.joined(separator: ", "))
      }
      guard spec.takesValue else {
        values[spec.name] = ["yes"]
        continue
      }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      let value =
        letters.isEmpty ? try Self.value(of: "-\(letter)", spec, &rest, table) : String(attached)
      return try read(value, "-\(letter)", spec)
    }
  }

  /// The argument after an option that needs a value. One that is itself an option is not a value, so that a
  /// forgotten value is reported where it was forgotten; `--opt=VALUE` takes anything.
  private static func value(
    of spelling: String, _ spec: OptionSpec, _ rest: inout ArraySlice<String>,
    _ table: [OptionSpec]
  ) throws(Trouble) -> String {
    let next = rest.first
    let isOption =
      next.map { next in
        next == "--"
          || table.contains { $0.spellings.contains { next == $0 || next.hasPrefix($0 + "=") } }
          || table.contains { $0.short.map { next == "-\($0)" } ?? false }
      } ?? true
    guard let next, !isOption else {
      throw Trouble(spelling, "needs a value", spec.wanted)
    }
    rest = rest.dropFirst()
    return next
  }

  private mutating func read(
    _ value: String, _ spelling: String, _ spec: OptionSpec
  ) throws(Trouble) {
    switch spec.kind {
    case .flag, .toggle: break
    case .choice(let allowed):
      values[spec.name] = [try Self.choice(value, spelling, allowed)]
    case .choices(let order, let all):
      var chosen = values[spec.name] ?? []
      for item in try Self.items(value, spelling, spec) {
        let name = try Self.choice(item, spelling, spec.allowed ?? order)
        chosen += name == "all" && all ? order : [name]
      }
      values[spec.name] = order.filter(chosen.contains)
    case .sequence(let allowed):
      for item in try Self.items(value, spelling, spec) {
        let name = try Self.choice(item, spelling, allowed)
        if !values[spec.name, default: []].contains(name) {
          values[spec.name, default: []].append(name)
        }
      }
    case .names:
      values[spec.name, default: []] += try Self.items(value, spelling, spec)
    case .number(let limits, let words):
      guard let number = Double(value), limits.contains(number) else {
        throw Trouble(
          spelling, "\(Names.quoted(value)) is out of range or no number", "allowed: \(words)")
      }
      values[spec.name] = [value]
    case .integer(let limits, let words):
      guard let number = Int64(value), limits.contains(number) else {
        throw Trouble(
          spelling, "\(Names.quoted(value)) is out of range or no whole number", "allowed: \(words)"
        )
      }
      values[spec.name] = ["\(number)"]
    case .repeated:
      guard !value.isEmpty else { throw Trouble(spelling, "the value is empty", spec.wanted) }
      values[spec.name, default: []].append(value)
    case .text:
      guard !value.isEmpty else { throw Trouble(spelling, "the value is empty", spec.wanted) }
      values[spec.name] = [value]
    }
  }

  private static func items(
    _ value: String, _ spelling: String, _ spec: OptionSpec
  ) throws(Trouble) -> [String] {
    let items = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !items.contains("") else {
      throw Trouble(spelling, "a value is empty in \(Names.quoted(value))", spec.wanted)
    }
    return items
  }

  private static func choice(
    _ value: String, _ spelling: String, _ allowed: [String]
  ) throws(Trouble) -> String {
    guard let name = Names.match(value, in: allowed) else {
      throw Trouble(
        spelling, "\(Names.quoted(value)) is not a value", Names.remedy(value, in: allowed))
    }
    return name
  }
}

extension OptionSpec {
  /// What would be right, for messages.
  var wanted: String {
    switch kind {
    case .flag, .toggle: "give it alone"
    case .choice, .choices, .sequence: "allowed: " + (allowed ?? []).joined(separator: ", ")
    case .names(let word), .repeated(let word), .text(let word): "give it as --\(name) \(word)"
    case .number(_, let words), .integer(_, let words): "allowed: \(words)"
    }
  }
}
