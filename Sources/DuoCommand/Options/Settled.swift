import DuoJSON
import DuoLayout

/// What a set of arguments asks for beyond the defaults, in the order of the table.
struct Settled: Sendable {
  struct Choice: Sendable {
    var spec: OptionSpec
    var values: [String]
  }

  private(set) var choices: [Choice] = []

  init(_ arguments: Arguments, table: [OptionSpec]) {
    for spec in table {
      guard let given = arguments.spelled(spec.name) else { continue }
      let values = given.map(spec.canonical)
      if values != spec.defaults(beside: arguments) {
        choices.append(Choice(spec: spec, values: values))
      }
    }
  }

  /// The options that a sheet's header lists, as one would type them (`--split even`).
  var header: [String] { choices.filter(\.spec.isInHeader).map(\.typed) }

  /// The parts that these options add to the name of a file.
  var nameParts: [String] { choices.compactMap(\.namePart) }
}

extension Settled.Choice {
  var typed: String {
    switch spec.kind {
    case .flag, .toggle: values == ["no"] ? "--no-\(spec.name)" : "--\(spec.name)"
    default: "--\(spec.name) \(values.joined(separator: ","))"
    }
  }

  var namePart: String? {
    let value = values.joined(separator: "+")
    switch spec.nameRule {
    case .absent: return nil
    case .named: return "\(spec.name)-\(value)"
    case .value: return spec.takesValue ? value : (values == ["no"] ? "no-" : "") + spec.name
    }
  }
}

extension OptionSpec {
  /// The same value always in the same letters: `2.0` and `2` are one.
  fileprivate func canonical(_ value: String) -> String {
    guard case .number = kind, let number = Double(value) else { return value }
    return Decimal.text(number, places: 6)
  }

  /// The values that mean the same as not giving the option.
  fileprivate func defaults(beside arguments: Arguments) -> [String] {
    switch kind {
    case .choices(let order, true) where defaultValues == ["all"]: return order
    case .number where name == "spacing":
      let split = arguments.given("split")?.first.flatMap(SplitKind.init) ?? .shared
      return [Decimal.text(split.defaultSpacing, places: 6)]
    default: return defaultValues
    }
  }
}
