import DuoJSON

/// The options and names of one command as they were given: every value checked and spelled as the table has it.
struct Arguments: Sendable {
  private var values: [String: [String]] = [:]
  private(set) var names: [String] = []
  /// What the config says of options that were not given.
  var settings: [String: ConfigSetting] = [:]
  /// Flags whose `--no-` was given last: a config does not switch them on.
  private(set) var switchedOff: Set<String> = []

  /// Whether the option was given, here or in the config.
  func has(_ option: String) -> Bool { given(option) != nil }

  /// The values given, in the table's order where order says nothing; nil where the option was not given. Files
  /// of a config are named as from the working directory.
  func given(_ option: String) -> [String]? { values[option] ?? settings[option]?.values }

  /// As `given`, with files of a config as it spells them.
  func spelled(_ option: String) -> [String]? { values[option] ?? settings[option]?.written }

  /// Whether the option was given on the command line.
  func isTyped(_ option: String) -> Bool { values[option] != nil }

  mutating func set(_ option: String, _ new: [String]?) {
    settings[option] = nil
    values[option] = new
  }

  /// These with other names beside the options.
  func named(_ names: [String]) -> Arguments {
    var result = self
    result.names = names
    return result
  }

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
    if let flag = table.first(where: { $0.spellingOff == spelling }), attached == nil {
      values[flag.name] = nil
      switchedOff.insert(flag.name)
      return
    }
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
      values[spec.name] = [spelling == "--no-\(spec.name)" ? "no" : "yes"]
      switchedOff.remove(spec.name)
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
    var items: [String] = []
    for item in spec.takesCommas ? try Self.items(value, spelling, spec) : [value] {
      items.append(try spec.value(item, spelling: spelling))
    }
    values[spec.name] = spec.adding(items, to: values[spec.name] ?? [])
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
}
