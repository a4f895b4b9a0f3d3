import DuoJSON

/// Every setting of a command with its value and where that comes from.
struct SettingList {
  let command: Command
  let config: ConfigFile?
  /// Whether `--no-config` was given.
  let isRefused: Bool

  fileprivate struct Row {
    var spec: OptionSpec
    /// nil where it is the built-in default.
    var setting: ConfigSetting?
  }

  fileprivate var rows: [Row] {
    let arguments = Arguments().taking(config?.settings ?? [:], of: command)
    return Settings.table(command).map { spec in
      Row(spec: spec, setting: arguments.settings[spec.name])
    }
  }

  /// A heading that names the config, then a line for each setting.
  var text: String {
    let table = rows.map { [$0.spec.name, $0.words, $0.origin] }
    let widths = (0..<2).map { column in
      min(44, table.map { $0[column].count }.max() ?? 0) + 2
    }
    let lines = table.map { row in
      zip(row, widths).map { text, width in
        text + String(repeating: " ", count: max(2, width - text.count))
      }.joined() + row[2]
    }
    return ([heading, ""] + lines).joined(separator: "\n") + "\n"
  }

  private var heading: String {
    guard let config else {
      return "\(command.rawValue) without a config: "
        + (isRefused ? "--no-config" : "no \(ConfigFile.name) up to the git root")
    }
    return "\(command.rawValue) with \(config.file), \(config.origin.words)"
  }

  var json: JSONValue {
    .object([
      "command": .string(command.rawValue), "config": .text(config?.file),
      "chosenBy": .text(config?.origin.name),
      "settings": .array(rows.map(\.json)),
    ])
  }
}

extension ConfigFile.Origin {
  fileprivate var words: String {
    switch self {
    case .found: "the nearest"
    case .option: "named by --config"
    case .environment: "named by \(ConfigFile.variable)"
    }
  }

  fileprivate var name: String {
    switch self {
    case .found: "nearest"
    case .option: "--config"
    case .environment: ConfigFile.variable
    }
  }
}

extension SettingList.Row {
  fileprivate var words: String {
    switch spec.kind {
    case .flag, .toggle: return (setting?.values ?? ["no"]) == ["yes"] ? "on" : "off"
    default: break
    }
    if let setting { return setting.values.joined(separator: ",") }
    if let text = spec.defaultText { return text }
    return spec.defaultValues.isEmpty ? "none" : spec.defaultValues.joined(separator: ",")
  }

  fileprivate var origin: String {
    if let setting { return "\(setting.file):\(setting.place.line)" }
    return spec.yieldsToScreen ? "built-in, unless the screen says" : "built-in"
  }

  fileprivate var json: JSONValue {
    var members: [String: JSONValue] = [
      "name": .string(spec.name), "value": value, "origin": .string("built-in"),
    ]
    if let setting {
      members["origin"] = .string("config")
      members["file"] = .string(setting.file)
      members["line"] = .integer(Int64(setting.place.line))
      members["column"] = .integer(Int64(setting.place.column))
    } else if spec.yieldsToScreen {
      members["yieldsToScreen"] = .bool(true)
    }
    return .object(members)
  }

  /// Of the type it has in a config; null where there is no default.
  private var value: JSONValue {
    let values = setting?.values ?? spec.defaultValues
    switch spec.kind {
    case .flag, .toggle: return .bool(values == ["yes"])
    case .integer: return values.first.flatMap { Int64($0) }.map(JSONValue.integer) ?? .null
    case .number: return .optional(values.first.flatMap { Double($0) })
    case .choice, .text: return .text(values.first)
    case .choices, .sequence, .names, .repeated:
      return setting == nil && values.isEmpty ? .null : .array(values.map(JSONValue.string))
    }
  }
}

extension OptionSpec {
  /// Whether a screen may say it too, which beats the built-in default.
  var yieldsToScreen: Bool {
    ["split", "seam", "spacing", "ignores-safe-area", "gate", "current"].contains(name)
  }
}
