import DuoCapture
import DuoCatalog
import DuoJSON
import LayoutDiff

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program: from its arguments to its exit code.
public enum Program {
  public static let version = "0.1.0"

  public static func main() -> Never {
    StandardStreams.occupyClosed()
    Signals.takeOver()
    if let broken = unreadableArgument {
      report("\(Names.quoted(broken)): holds bytes that are no UTF-8; name it in UTF-8")
      exit(2)
    }
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// The first argument that Swift had to repair: a file of that name would not be the one meant.
  private static var unreadableArgument: String? {
    for (place, text) in CommandLine.arguments.enumerated() {
      guard let bytes = CommandLine.unsafeArgv[place] else { continue }
      if String(validatingCString: bytes) == nil { return text }
    }
    return nil
  }

  /// Runs one command. 0: done; 1: `check` found errors, `hit` hit something else, `diff`
  /// found a difference; 2: trouble, told on standard error.
  static func run(_ arguments: [String]) -> Int32 {
    var given = Arguments()
    do {
      let (command, rest) = try Command.split(arguments)
      let typed = try Arguments.parse(rest, table: command.table)
      if typed.has("help") {
        try StandardStreams.write(Help.text(command))
        return 0
      }
      if typed.has("version") {
        try StandardStreams.write(Version.text)
        return 0
      }
      if command == .draw, typed.has("watch") {
        var watch = try Watch(typed)
        return try watch.run()
      }
      // A schema is what one mends a broken config with.
      given =
        command == .schema
        ? (try? typed.withConfig(of: command)) ?? typed : try typed.withConfig(of: command)
      switch command {
      case .draw: return try DrawCommand.run(given)
      case .poses: try PosesCommand.run(given)
      case .screens: try ScreensCommand.run(given)
      case .check: return try CheckCommand.run(given)
      case .hit: return try HitCommand.run(given)
      case .diff: return try DiffCommand.run(given)
      case .importing: try ImportCommand.run(given)
      case .initialize: try InitCommand.run(given)
      case .schema: try SchemaCommand.run(given)
      case .completions: try CompletionsCommand.run(given)
      case .man: try ManCommand.run(given)
      case .config: try ConfigCommand.run(given)
      }
      return 0
    } catch is ClosedPipe {
      return 0
    } catch {
      for message in messages(of: error, given) { report(message) }
    }
    return 2
  }

  /// What an error says to people, one line a fault.
  static func messages(of error: any Error, _ given: Arguments) -> [String] {
    switch error {
    case let trouble as Trouble: [given.located(trouble.line)]
    case let error as CatalogError: error.messages.map(given.located)
    case let error as ConfigError: error.messages
    case let error as CaptureFaults: error.messages
    case let error as LayoutFileError: error.messages
    default: ["\(error)"]
    }
  }

  static func report(_ line: String) {
    let name = Environment.colorsErrors ? "\u{1B}[1;31mduo-render:\u{1B}[0m" : "duo-render:"
    StandardStreams.writeError("\(name) \(line.onOneLine)\n")
  }
}
