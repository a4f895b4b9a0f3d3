import DuoJSON
import DuoScreens

/// Files and folders that a config names: they count from its own folder.
struct ConfigPath {
  /// With a slash at its end; empty for the working directory.
  let folder: String

  private let files: any FileSource

  init(besides file: String, files: any FileSource) {
    self.files = files
    folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }

  /// The value of an option as from the working directory.
  func resolved(_ value: String, of spec: OptionSpec) -> String {
    switch spec.word {
    case "FILE" where spec.takesSeveral: return screen(value)
    case "FILE", "FOLDER": return path(value)
    case let word? where word.hasSuffix("[=FILE]"):
      guard let sign = value.firstIndex(of: "=") else { return value }
      let file = String(value[value.index(after: sign)...])
      return value[...sign] + (file.isEmpty || file == "-" ? file : path(file))
    default: return value
    }
  }

  private func path(_ value: String) -> String {
    value.hasPrefix("/") ? value : folder + value
  }

  /// A bare name is a built-in if there is no such file.
  private func screen(_ value: String) -> String {
    if value.lowercased().hasPrefix("builtin:") { return value }
    let file = path(value)
    let isBuiltIn = Names.match(value, in: BuiltInScreens.names) != nil
    return isBuiltIn && (try? files.exists(file)) != true ? "builtin:\(value)" : file
  }
}

extension OptionSpec {
  /// What help calls its value; nil where it has none of its own.
  var word: String? {
    switch kind {
    case .names(let word), .repeated(let word), .text(let word): word
    default: nil
    }
  }
}
