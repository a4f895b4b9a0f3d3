/// Lines of a manual page, in the macros of man(7) that every reader of it knows.
struct Roff {
  private(set) var text = ""

  mutating func section(_ title: String) { text += ".SH \(Self.argument(title))\n" }
  mutating func subsection(_ title: String) { text += ".SS \(Self.argument(title))\n" }
  mutating func paragraph(_ words: String) { text += ".PP\n\(Self.escaped(words))\n" }

  /// A term, in the letters it is typed in, and what it is.
  mutating func entry(_ term: String, _ words: String) {
    text += ".TP\n\\fB\(Self.escaped(term))\\fR\n\(Self.escaped(words))\n"
  }

  /// A command to type, and what it does.
  mutating func example(_ line: String, _ words: String) {
    text +=
      ".PP\n.nf\n.RS 4\n\\fB\(Self.escaped(line))\\fR\n.RE\n.fi\n.PP\n\(Self.escaped(words))\n"
  }

  mutating func raw(_ line: String) { text += line + "\n" }

  /// As it is read, whatever it begins with; a hyphen stays one that can be copied.
  static func escaped(_ words: String) -> String {
    var result = ""
    for character in words {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      case "`": result += ""
      case "'" where result.isEmpty: result += "\\&'"
      case "." where result.isEmpty: result += "\\&."
      default: result.append(character)
      }
    }
    return result
  }

  private static func argument(_ title: String) -> String { "\"\(escaped(title))\"" }
}
