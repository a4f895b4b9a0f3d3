import DuoJSON

extension OptionSpec {
  /// Whether a value on the command line is a list with commas.
  var takesCommas: Bool {
    switch kind {
    case .choices, .sequence, .names: true
    default: false
    }
  }

  /// Whether the option takes more than one value.
  var takesSeveral: Bool {
    if case .repeated = kind { return true }
    return takesCommas
  }

  /// One value as the table spells it.
  ///
  /// - Throws: `Trouble` at `spelling` for a value that is not allowed.
  func value(_ text: String, spelling: String) throws(Trouble) -> String {
    switch kind {
    case .flag, .toggle: return text
    case .choice, .choices, .sequence:
      let allowed = allowed ?? []
      guard let name = Names.match(text, in: allowed) else {
        throw Trouble(
          spelling, "\(Names.quoted(text)) is not a value", Names.remedy(text, in: allowed))
      }
      return name
    case .number(let limits, let words):
      guard let number = Double(text), limits.contains(number) else {
        throw Trouble(
          spelling, "\(Names.quoted(text)) is out of range or no number", "allowed: \(words)")
      }
      return text
    case .integer(let limits, let words):
      guard let number = Int64(text), limits.contains(number) else {
        throw Trouble(
          spelling, "\(Names.quoted(text)) is out of range or no whole number",
          "allowed: \(words)")
      }
      return "\(number)"
    case .names, .repeated, .text:
      guard !text.isEmpty else { throw Trouble(spelling, "the value is empty", wanted) }
      return text
    }
  }

  /// What the option says once `items`, each read by `value`, are said after `earlier`.
  func adding(_ items: [String], to earlier: [String]) -> [String] {
    switch kind {
    case .choices(let order, let all):
      let chosen = all && items.contains("all") ? order : earlier + items
      return order.filter(chosen.contains)
    case .sequence:
      var values = earlier
      for item in items where !values.contains(item) { values.append(item) }
      return values
    case .names, .repeated: return earlier + items
    default: return items
    }
  }

  /// What switches off a flag that a config may switch on (`--no-each`).
  var spellingOff: String? {
    guard case .flag = kind, Settings.isSetting(self) else { return nil }
    return "--no-\(name)"
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
