import DuoJSON
import DuoLayout
import DuoReview

/// The JSON Schema of `duo-render.json`, made from the option tables.
struct ConfigSchema {
  /// Every word that chooses a pose.
  let poses: [String]

  var json: JSONValue {
    var keys: [String: JSONValue] = [:]
    for spec in Settings.all { keys[spec.name] = value(of: spec).described(description(spec)) }
    return JSONSchema.file(
      title: "duo-render config",
      "What duo-render does in this project where the command line says nothing else. Files count from the folder of this file.",
      JSONSchema.object(keys))
  }

  private func value(of spec: OptionSpec) -> JSONValue {
    switch spec.kind {
    case .flag, .toggle: return JSONSchema.bool(usual: false)
    case .number(let limits, _):
      return JSONSchema.number(limits, usual: spec.defaultValues.first.flatMap { Double($0) })
    case .integer(let limits, _):
      let exact = Int64(ConfigDecoder.exact)
      let range = Int(max(limits.lowerBound, -exact))...Int(min(limits.upperBound, exact))
      return JSONSchema.integer(range, usual: spec.defaultValues.first.flatMap { Int($0) })
    case .choice, .choices, .sequence, .names, .repeated, .text: break
    }
    let one = text(of: spec)
    let usual: [String: JSONValue] =
      switch spec.defaultValues.count {
      case 0: [:]
      case 1: ["default": .string(spec.defaultValues[0])]
      default: ["default": .array(spec.defaultValues.map(JSONValue.string))]
      }
    guard spec.takesSeveral else { return one.with(usual) }
    return JSONSchema.any(of: [one, JSONSchema.list(of: one, atLeast: 1)]).with(usual)
  }

  private func text(of spec: OptionSpec) -> JSONValue {
    if let allowed = spec.allowed { return JSONSchema.choice(of: allowed) }
    if spec.name == "pose" { return JSONSchema.choice(of: poses) }
    let text = JSONSchema.text()
    switch spec.word {
    case "FILE", "FOLDER": return text.with(["not": .object(["const": "-"])])
    // A rule of a newer version is no fault of the file.
    case "RULE" where !Rules.ids.isEmpty:
      return JSONSchema.any(of: [JSONSchema.choice(of: Rules.ids), text])
    default: return text
    }
  }

  private func description(_ spec: OptionSpec) -> String {
    let help = spec.help.replacing("\n", with: " ")
    let commands = Command.allCases.filter { command in
      Settings.table(command).contains { $0.name == spec.name }
    }
    let users = commands.map(\.rawValue).joined(separator: ", ")
    let usual = spec.defaultText.map { " Default: \($0)." } ?? ""
    return "\(help)\(usual) (\(users))"
  }
}
