import DuoJSON

/// A config on its way to settings, each value judged by the table of its option.
struct ConfigDecoder {
  /// As messages name it.
  let file: String
  let faults: JSONFaults
  private let path: ConfigPath

  /// - Parameter files: where the file was read, and the screens are that it names.
  init(file: String, files: any FileSource = DiskFiles()) {
    self.file = files.place(of: file)
    faults = JSONFaults(file: self.file)
    path = ConfigPath(besides: file, files: files)
  }

  /// What the config says, by the names of options.
  ///
  /// - Throws: `ConfigError` with everything that is wrong in it.
  func settings(_ bytes: [UInt8]) throws(ConfigError) -> [String: ConfigSetting] {
    var settings: [String: ConfigSetting] = [:]
    if let object = JSONReader.file(bytes, faults: faults)?.object("an object of settings") {
      for spec in Settings.all {
        guard let reader = object.optional(spec.name) else { continue }
        if let setting = setting(reader, spec) { settings[spec.name] = setting }
      }
      refuse(Settings.momentaryNames, object)
      object.finish()
    }
    guard faults.isEmpty else { throw ConfigError(messages: faults.messages) }
    return settings
  }

  private func refuse(_ names: [String], _ object: JSONObjectReader) {
    for name in names {
      object.withoutSuggesting(name)?.fault(
        "is for one run and no setting", "type it as --\(name), and leave it out here")
    }
  }

  private func setting(_ reader: JSONReader, _ spec: OptionSpec) -> ConfigSetting? {
    guard let written = values(reader, spec) else { return nil }
    return ConfigSetting(
      values: written.map { path.resolved($0, of: spec) }, written: written, file: file,
      place: reader.node.place)
  }

  /// The values as the table spells them; nil, and faults, where one is not allowed.
  private func values(_ reader: JSONReader, _ spec: OptionSpec) -> [String]? {
    switch spec.kind {
    case .flag, .toggle: return reader.bool().map { $0 ? ["yes"] : ["no"] }
    case .number, .integer:
      guard case .number(let number) = reader.node.content else {
        reader.mismatch("a number, \(spec.wanted.dropFirst("allowed: ".count))")
        return nil
      }
      if case .integer = spec.kind, number.magnitude > Self.exact {
        reader.fault(
          "has more digits than JSON keeps", "allowed: up to \(Int64(Self.exact)) either way")
        return nil
      }
      return value(reader, Self.text(number), spec).map { [$0] }
    default: break
    }
    guard spec.takesSeveral, case .array = reader.node.content else {
      return text(reader, spec).map { spec.adding([$0], to: []) }
    }
    let items = reader.array() ?? []
    guard !items.isEmpty else {
      reader.fault("an empty list", "name at least one value, or leave the key out")
      return nil
    }
    let texts = items.compactMap { text($0, spec) }
    return texts.count == items.count ? spec.adding(texts, to: []) : nil
  }

  private func text(_ reader: JSONReader, _ spec: OptionSpec) -> String? {
    guard case .string(let text) = reader.node.content else {
      let several = spec.takesSeveral ? " or a list of texts" : ""
      let values = spec.allowed.map { ": " + $0.map(Names.quoted).joined(separator: ", ") } ?? ""
      reader.mismatch("a text\(several)\(values)")
      return nil
    }
    let isStream = text == "-" && (spec.word == "FILE" || spec.word == "FOLDER")
    guard !isStream else {
      reader.fault("a standard stream is for one run and no setting", "name a file or folder")
      return nil
    }
    return value(reader, text, spec)
  }

  private func value(_ reader: JSONReader, _ text: String, _ spec: OptionSpec) -> String? {
    do throws(Trouble) {
      return try spec.value(text, spelling: reader.path)
    } catch {
      let remedy = text.isEmpty && spec.allowed == nil ? "allowed: a text that is not empty" : nil
      reader.fault(error.problem, remedy ?? error.remedy)
      return nil
    }
  }

  /// Beyond it two whole numbers read as one.
  static let exact = 9_007_199_254_740_992.0

  /// A number of the file as one would type it.
  private static func text(_ number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
