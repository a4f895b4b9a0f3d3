/// Text as Markdown shows it: nothing in it formats, links or ends a table's cell.
enum MarkdownText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in ReportText.plain(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Where someone of that name exists, GitHub would tell them.
      case "@": result += "&#64;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// As code; by tags, since backticks cannot hold every text.
  static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }
}
