import DuoJSON
import DuoLayout

extension Arguments {
  /// These with what the config says of options that were not given.
  ///
  /// - Throws: `Trouble` or `ConfigError` where there is a config that cannot be used.
  func withConfig(
    of command: Command, files: any FileSource = DiskFiles()
  ) throws -> Arguments {
    guard !Settings.table(command).isEmpty, let config = try ConfigFile.read(self, files: files)
    else {
      return self
    }
    return taking(config.settings, of: command)
  }

  /// These as they were typed.
  var withoutConfig: Arguments {
    var result = self
    result.settings = [:]
    return result
  }

  func taking(_ settings: [String: ConfigSetting], of command: Command) -> Arguments {
    var result = self
    for spec in Settings.table(command) where !isTyped(spec.name) {
      guard let setting = settings[spec.name] else { continue }
      if case .flag = spec.kind, setting.values == ["no"] || switchedOff.contains(spec.name) {
        continue
      }
      result.settings[spec.name] = setting
    }
    for option in overruled(result) { result.settings[option] = nil }
    result.loseAxes()
    return result
  }

  /// Settings that something typed leaves no room for, though it is not the same option.
  private func overruled(_ all: Arguments) -> [String] {
    var options: [String] = []
    if !names.isEmpty { options.append("screen") }
    if isTyped("show") { options.append("hide") }
    let split = isTyped("split") ? one("split") as SplitKind? : nil
    if split?.isArrangement == true { options.append("seam") }
    if isTyped("format") { options.append("report") }
    if given("output") == ["-"] { options += ["each", "name"] }
    // Pages are a matter of PDF, however the project wants them.
    if all.given("format")?.contains(FileFormat.pdf.rawValue) != true {
      options += ["paper", "actual-size"]
    }
    return options
  }

  /// An axis that was typed for columns is none of the config's rows, and the other way round.
  private mutating func loseAxes() {
    for (mine, other) in [("rows", "columns"), ("columns", "rows")] where isTyped(other) {
      guard var setting = settings[mine] else { continue }
      let taken = given(other) ?? []
      setting.values.removeAll(where: taken.contains)
      setting.written = setting.values
      settings[mine] = setting.values.isEmpty ? nil : setting
    }
  }

  /// A message about an option (`--pose: …`) placed in the config where that says it.
  func located(_ message: String) -> String {
    for (option, setting) in settings.sorted(by: { $0.key < $1.key }) {
      let place = "\(setting.file): \(setting.place.line):\(setting.place.column): "
      let typed = "--\(option): "
      if message.hasPrefix(typed) { return place + message.dropFirst(2) }
      guard let found = message.firstRange(of: ": " + typed) else { continue }
      return place + message[..<found.lowerBound] + ": \(option): " + message[found.upperBound...]
    }
    return message
  }
}
