/// Completions for fish 3 and later.
enum FishCompletion {
  static func text(_ model: CompletionModel) -> String {
    let names = Command.allCases.map(\.rawValue).joined(separator: " ")
    var lines = Command.allCases.map { command in
      "complete -c duo-render -n __duo_render_is_first -a \(command.rawValue) -d \(quoted(command.summary))"
    }
    lines += Command.allCases.compactMap { command in
      guard let words = words(model.operands(of: command)) else { return nil }
      return
        "complete -c duo-render -n 'not __duo_render_is_first; and __duo_render_is \(command.rawValue)' \(words)"
    }
    for (spec, commands) in options(model) {
      let condition = "-n '__duo_render_is \(commands.map(\.rawValue).joined(separator: " "))'"
      let help = "-d \(quoted(spec.summary))"
      let letter = spec.short.map { " -s \($0)" } ?? ""
      let words = model.words(after: spec).map { " " + (self.words($0) ?? "-x") } ?? ""
      for spelling in spec.spellings {
        let name = spelling.dropFirst(2)
        lines.append("complete -c duo-render \(condition) -l \(name)\(letter)\(words) \(help)")
      }
    }
    return frame.replacing("@COMMANDS@", with: names)
      .replacing("@LINES@", with: lines.joined(separator: "\n"))
  }

  /// Every option with the commands in which it means the same.
  private static func options(_ model: CompletionModel) -> [(OptionSpec, [Command])] {
    var result: [(spec: OptionSpec, commands: [Command])] = []
    for command in Command.allCases {
      for spec in command.table {
        let index = result.firstIndex { other in
          other.spec.name == spec.name && other.spec.summary == spec.summary
            && model.words(after: other.spec) == model.words(after: spec)
        }
        if let index {
          result[index].commands.append(command)
        } else {
          result.append((spec, [command]))
        }
      }
    }
    return result.map { ($0.spec, $0.commands) }
  }

  /// nil where nothing can be offered.
  private static func words(_ words: CompletionModel.Words) -> String? {
    switch words {
    case .anything: nil
    case .one(let values): "-x -a \(quoted(values.joined(separator: " ")))"
    case .list(let values):
      "-x -a \(quoted("(__duo_render_list \(values.joined(separator: " ")))"))"
    case .files: "-r -F"
    case .folders: "-x -a '(__fish_complete_directories)'"
    case .screens(let values):
      "-r -F -a \(quoted("(__duo_render_list \(values.joined(separator: " ")))"))"
    case .reports(let values): "-r -F -a \(quoted(values.joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }

  private static let frame = #"""
    # Completions of duo-render for fish. Made by: duo-render completions fish

    # Whether the line is about one of these commands.
    function __duo_render_is
        set -l words (commandline -opc)
        set -l command draw
        if set -q words[2]; and contains -- $words[2] @COMMANDS@
            set command $words[2]
        end
        contains -- $command $argv
    end

    # Whether a command may come now.
    function __duo_render_is_first
        test (count (commandline -opc)) -eq 1
    end

    # The words, behind what stands before the last comma.
    function __duo_render_list
        set -l typed (string replace -r '^--[^=]*=' '' -- (commandline -ct))
        set -l before (string match -r '^.*,' -- $typed)
        for word in $argv
            echo "$before$word"
        end
    end

    complete -c duo-render -f
    @LINES@

    """#
}
