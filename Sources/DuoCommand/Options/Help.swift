/// What `--help` prints, made from the option table.
enum Help {
  /// Columns that a line may have.
  static let width = 100
  private static let indent = String(repeating: " ", count: 24)

  static func text(_ command: Command) -> String {
    var lines = [command.summary, ""] + usage(command)
    if Set(command.table.map(\.group)).count > 2 {
      for group in OptionSpec.Group.allCases {
        let specs = command.table.filter { $0.group == group }
        if specs.isEmpty { continue }
        lines += ["", "\(group.rawValue):"] + specs.flatMap(option)
      }
    } else {
      lines += ["", "Options:"] + command.table.flatMap(option)
    }
    lines += [""] + closing(command)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func usage(_ command: Command) -> [String] {
    switch command {
    case .draw:
      ["Usage: duo-render [draw] [options]", "", "Commands:"]
        + Command.allCases.map { "  " + pad($0.rawValue, 22) + $0.summary }
        + ["  Each has its own --help."]
    default: ["Usage: duo-render \(command.rawValue) \(command.operands)"]
    }
  }

  private static func option(_ spec: OptionSpec) -> [String] {
    var body = spec.help.split(separator: "\n").flatMap { wrap(String($0)) }
    if let limits = spec.limits { body += wrap(limits) }
    if let text = spec.shownDefault {
      let ending = "Default: \(text)."
      // The default joins the last line where it fits whole.
      if let last = body.last, last.count + 1 + ending.count <= width - indent.count {
        body[body.count - 1] = last + " " + ending
      } else {
        body += wrap(ending)
      }
    }
    let first = "  " + spec.heading
    guard first.count <= indent.count - 2, let line = body.first else {
      return [first] + body.map { indent + $0 }
    }
    return [pad(first, indent.count) + line] + body.dropFirst().map { indent + $0 }
  }

  private static func closing(_ command: Command) -> [String] {
    var lines: [String] = []
    if command == .draw {
      lines += ["Lists take commas or repetition. Case, - and _ do not matter in values.", ""]
    }
    lines += ["Examples:"]
    lines += command.examples.flatMap { ["  " + $0.line, "      " + $0.says] }
    lines += [""] + wrap("Exit codes: \(exitCodes(command))", to: width)
    return lines
  }

  private static func exitCodes(_ command: Command) -> String {
    let trouble = "2 bad usage, bad input, or a file that cannot be read or written."
    return switch command {
    case .check:
      "0 nothing found that counts; 1 findings of severity error (or what --fail-on says); \(trouble)"
    case .diff:
      "0 the same; 1 it differs; 2 something could not be compared (missing, unreadable, too large), or bad usage."
    case .hit: "0 done; 1 a touch hit something else than --expect; \(trouble)"
    default: "0 done; \(trouble)"
    }
  }

  private static func pad(_ text: String, _ count: Int) -> String {
    text + String(repeating: " ", count: max(0, count - text.count))
  }

  private static func wrap(
    _ text: String, to columns: Int = width - indent.count
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension Command {
  var examples: [(line: String, says: String)] {
    switch self {
    case .draw:
      [
        ("duo-render", "the contact sheet of the main poses, in both seatings, into Output/"),
        (
          "duo-render --pose partly-open --facing faceToFace",
          "one panel: the phone as two people across a table have it"
        ),
        ("duo-render --pose all --theme dark --format pdf --paper a3", "every pose, a page each"),
        (
          "duo-render --pose tabletop --split even --bars navigation,tab --keyboard",
          "a pose by its other name, with an app's bars and the keyboard"
        ),
        (
          "duo-render --pose open --format json --output - | less",
          "the layout as numbers, to standard output"
        ), ("duo-render --pose open --watch", "again whenever a screen, pose or config changes"),
      ]
    case .poses:
      [
        ("duo-render poses", "every pose with window, safe area, size class, hinge and grade"),
        ("duo-render poses partly-open", "one pose whole, with regions, grades and sources"),
        ("duo-render poses --format json", "the same for programs"),
        ("duo-render poses --compare probe.jsonl", "what a probe log says of every figure"),
      ]
    case .screens:
      [
        ("duo-render screens", "the names that --screen takes"),
        ("duo-render screens teaching > lesson.json", "a file to start from"),
      ]
    case .check:
      [
        (
          "duo-render check --screen quiz.json",
          "reviews a screen in every pose, seating and direction"
        ),
        (
          "duo-render check --screen quiz.json --report text --report sarif=quiz.sarif",
          "the same, with a report for code scanning beside the text"
        ),
        ("duo-render check --explain on-fold", "what a rule is for, and what to do"),
      ]
    case .hit:
      [
        (
          "duo-render hit --screen quiz.json --pose open --facing faceToFace --at 100,300",
          "whose touch it is, what it hits, and whether that acts"
        ),
        (
          "duo-render hit --screen quiz.json --pose open --facing sameWay --drag 100,300:400,300",
          "which seat keeps a drag, and where it ends"
        ),
      ]
    case .diff:
      [
        (
          "duo-render diff --against main screens",
          "what the working tree changed in the screens of a folder, in pixels and in words"
        ),
        (
          "duo-render diff --against origin/main... --report html=diff.html --report markdown=diff.md",
          "a page to look through, and words for a pull request"
        ),
        (
          "duo-render diff old.png new.png --output diff",
          "two pictures, with what differs marked and both side by side"
        ),
        ("duo-render diff --accept Output new", "takes over what differs between two folders"),
      ]
    case .importing:
      [
        (
          "duo-render import captures",
          "a folder of captures named by pose (closed.txt, closed.png): one screen into Output/"
        ),
        (
          "duo-render import tree.xml --pose book --facing faceToFace --target 'first.piece*'",
          "one capture, with what no capture tells"
        ),
        ("duo-render import --example captures", "captures to try it with"),
      ]
    case .initialize:
      [
        ("duo-render init", "writes screen.json and duo-render.json into this folder"),
        ("duo-render init quiz", "the same into a folder, made if missing"),
      ]
    case .schema:
      [
        (
          "duo-render schema screen > screen.schema.json",
          "for an editor that checks while you type"
        ), ("duo-render schema config > duo-render.schema.json", "the same for the config"),
        ("duo-render schema pose > pose.schema.json", "and for the files of --catalog"),
      ]
    case .completions:
      [
        ("duo-render completions bash > duo-render.bash", "then source it from ~/.bashrc"),
        ("duo-render completions zsh > _duo-render", "into a folder of $fpath"),
        (
          "duo-render completions fish > duo-render.fish", "into ~/.config/fish/completions"
        ),
      ]
    case .man: [("duo-render man > duo-render.1", "then man ./duo-render.1")]
    case .config:
      [
        ("duo-render config", "every setting of draw, and which file or default it comes from"),
        ("duo-render config check --format json", "those of check, for programs"),
      ]
    }
  }
}
