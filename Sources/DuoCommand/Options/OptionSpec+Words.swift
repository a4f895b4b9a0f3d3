extension OptionSpec {
  /// How it is typed (`-o, --output FOLDER`).
  var heading: String {
    var heading = short.map { "-\($0), " } ?? ""
    if case .toggle = kind {
      heading += "--[no-]\(name)"
    } else {
      heading += "--\(name)"
    }
    return placeholder.map { "\(heading) \($0)" } ?? heading
  }

  /// What help says of it, as running text.
  var sentences: [String] {
    let usual = shownDefault.map { "Default: \($0)." }
    return help.split(separator: "\n").map(String.init) + [limits, usual].compactMap { $0 }
  }

  /// Which values it takes; nil where any.
  var limits: String? {
    if let allowed {
      return (takesCommas ? "Any of " : "One of ") + allowed.joined(separator: ", ") + "."
    }
    switch kind {
    case .number(_, let words), .integer(_, let words): return "Allowed: \(words)."
    default: return nil
    }
  }

  var shownDefault: String? {
    if let defaultText { return defaultText }
    if case .toggle = kind { return "off" }
    return defaultValues.isEmpty ? nil : defaultValues.joined(separator: ",")
  }

  private var placeholder: String? {
    switch kind {
    case .flag, .toggle: nil
    case .choice: "VALUE"
    case .choices, .sequence: "LIST"
    case .names(let word): "\(word)[,…]"
    case .repeated(let word): word
    case .number, .integer: "NUMBER"
    case .text(let word): word
    }
  }
}
