import DuoCatalog
import DuoReview
import DuoScreens

/// What can be typed after what: all that the completions of any shell are made of.
struct CompletionModel {
  /// What a word may be.
  enum Words: Hashable {
    /// Nothing that can be listed: a number, a name one makes up.
    case anything
    /// One of these.
    case one([String])
    /// Any of these, with commas between them.
    case list([String])
    case files, folders
    /// Screen files, or built-in screens by these names.
    case screens([String])
    /// One of these, or one of these with `=` and a file.
    case reports([String])
  }

  let poses: [String]
  let screens = BuiltInScreens.names.map { "builtin:\($0)" }

  init(catalog: Catalog) { poses = catalog.allNames }

  /// What follows an option; nil where nothing does.
  func words(after spec: OptionSpec) -> Words? {
    switch spec.kind {
    case .flag, .toggle: return nil
    case .number, .integer: return .anything
    case .choice: return .one(spec.allowed ?? [])
    case .choices, .sequence: return .list(spec.allowed ?? [])
    case .names, .repeated, .text: break
    }
    if spec.name == "pose" { return spec.takesSeveral ? .list(poses) : .one(poses) }
    switch spec.word {
    case "FILE": return spec.takesSeveral ? .screens(screens) : .files
    case "FOLDER": return .folders
    case "RULE": return spec.takesSeveral ? .list(Rules.ids) : .one(Rules.ids)
    case "KIND[=FILE]": return .reports(OptionTable.values(ReportKind.self))
    default: return .anything
    }
  }

  /// What a command takes beside options.
  func operands(of command: Command) -> Words {
    switch command {
    case .draw, .check, .hit: .screens(screens)
    case .poses: .one(poses.filter { $0 != "main" && $0 != "all" })
    case .screens: .one(BuiltInScreens.names)
    case .diff, .importing: .files
    case .initialize: .folders
    case .schema: .one(SchemaCommand.names)
    case .completions: .one(CompletionsCommand.shells)
    case .config:
      .one(Command.allCases.filter { !Settings.table($0).isEmpty }.map(\.rawValue))
    case .man: .anything
    }
  }

  /// Every spelling that takes words, with the commands in which it does so and what they are.
  var valued: [(spellings: [String], commands: [Command], words: Words)] {
    var result: [(spellings: [String], commands: [Command], words: Words)] = []
    for command in Command.allCases {
      for spec in command.table {
        guard let words = words(after: spec) else { continue }
        let spellings = spec.typedSpellings
        if let index = result.firstIndex(where: { $0.spellings == spellings && $0.words == words })
        {
          result[index].commands.append(command)
        } else {
          result.append((spellings, [command], words))
        }
      }
    }
    return result
  }
}

extension OptionSpec {
  /// As one types it, the letter first.
  var typedSpellings: [String] { (short.map { ["-\($0)"] } ?? []) + spellings }

  /// The first line of its help, without what only Markdown has.
  var summary: String {
    let line = help.split(separator: "\n").joined(separator: " ")
    let first = line.prefix { $0 != "." && $0 != ";" && $0 != ":" }
    return first.replacing("`", with: "").trimmingBlanks
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
