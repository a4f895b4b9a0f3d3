import DuoCatalog
import DuoJSON

/// `duo-render completions`
enum CompletionsCommand {
  static let shells = ["bash", "zsh", "fish"]

  static func run(_ arguments: Arguments) throws {
    guard let name = arguments.names.first else {
      throw Trouble(
        "completions", "no shell is named", "allowed: " + shells.joined(separator: ", "))
    }
    guard arguments.names.count == 1 else {
      throw Trouble(arguments.names[1], "completions takes one shell", "ask for one at a time")
    }
    guard let shell = Names.match(name, in: shells) else {
      throw Trouble(
        name.isEmpty ? "\"\"" : name, "is not a shell", Names.remedy(name, in: shells))
    }
    try StandardStreams.write(text(shell, try Catalog.builtIn()))
  }

  static func text(_ shell: String, _ catalog: Catalog) -> String {
    let model = CompletionModel(catalog: catalog)
    return switch shell {
    case "bash": BashCompletion.text(model)
    case "zsh": ZshCompletion.text(model)
    default: FishCompletion.text(model)
    }
  }
}
