/// Completions for zsh: a function for its `fpath`, or a file to source after `compinit`.
enum ZshCompletion {
  static func text(_ model: CompletionModel) -> String {
    let commands = Command.allCases.map { command in
      "    \(quoted("\(command.rawValue):\(command.summary)"))"
    }
    let cases = Command.allCases.map { command in
      let specs = command.table.flatMap { option($0, model) }
      let operand = quoted("*:\(operandName(command)):\(action(model.operands(of: command)))")
      let lines = (specs + [operand]).map { "        \($0)" }
      return "    \(command.rawValue))\n      specs=(\n\(lines.joined(separator: "\n"))\n      ) ;;"
    }
    return frame.replacing("@COMMANDS@", with: commands.joined(separator: "\n"))
      .replacing("@CASES@", with: cases.joined(separator: "\n"))
      .replacing("@SCREENS@", with: model.screens.joined(separator: " "))
  }

  private static func option(_ spec: OptionSpec, _ model: CompletionModel) -> [String] {
    let words = model.words(after: spec)
    let help = "[\(escaped(spec.summary))]"
    // What may be said again stays on offer.
    let again = spec.takesSeveral ? "*" : ""
    guard let words else {
      return spec.typedSpellings.map { quoted("\($0)\(help)") }
    }
    let value = ":\(escaped(spec.name)):\(action(words))"
    return spec.typedSpellings.map { spelling in
      let sign = spelling.hasPrefix("--") ? "=" : "+"
      return quoted("\(again)\(spelling)\(sign)\(help)\(value)")
    }
  }

  private static func operandName(_ command: Command) -> String {
    switch command {
    case .draw, .check, .hit: "screen"
    case .poses: "pose"
    case .screens: "screen"
    case .diff: "file"
    case .importing: "capture"
    case .initialize: "folder"
    case .schema: "schema"
    case .completions: "shell"
    case .config: "command"
    case .man: "nothing"
    }
  }

  private static func action(_ words: CompletionModel.Words) -> String {
    switch words {
    case .anything: " "
    case .one(let values): "(\(values.map(escaped).joined(separator: " ")))"
    case .list(let values): "_sequence compadd - \(values.map(escaped).joined(separator: " "))"
    case .files: "_files"
    case .folders: "_files -/"
    case .screens: "_duo_render_screens"
    case .reports(let values): "_duo_render_reports \(values.joined(separator: " "))"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  private static let frame = #"""
    #compdef duo-render
    # Completions of duo-render for zsh. Made by: duo-render completions zsh

    # Built-in screens and files, with commas between them.
    _duo_render_screens() {
      compset -P '*,'
      compadd -- @SCREENS@
      _files -g '*.json(-.)'
    }

    # Kinds of report, or a kind with = and a file.
    _duo_render_reports() {
      if compset -P '*='; then
        _files
      else
        compadd -S '' -- "$@"
      fi
    }

    _duo-render() {
      local -a commands specs
      commands=(
    @COMMANDS@
      )
      local command=draw
      if ((CURRENT > 2)) && [[ -n ${commands[(r)${(b)words[2]}:*]} ]]; then
        command=$words[2]
        shift words
        ((CURRENT--))
      elif ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
        _describe -t commands command commands
        return
      fi
      case $command in
    @CASES@
      esac
      _arguments -s -S $specs
    }

    if [[ $funcstack[1] == _duo-render ]]; then
      _duo-render "$@"
    else
      compdef _duo-render duo-render
    fi

    """#
}
