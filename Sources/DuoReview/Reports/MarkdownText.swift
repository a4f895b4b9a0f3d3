/// Text as Markdown shows it: nothing in it formats, links, tells people or ends a table's cell.
package enum MarkdownText {
  /// Within a paragraph, an item of a list or a cell.
  package static func escaped(_ text: String) -> String {
    var result = spelled(unlinked(ReportText.plain(text)))
    // What begins an item, a line across or code where it stands first.
    switch result.unicodeScalars.first {
    case "-", "+", "=": result = "\\" + result
    case " ": result = "&#32;" + result.dropFirst()
    case .some("0"..."9"):
      if let end = result.firstIndex(where: { !("0"..."9").contains($0) }),
        result[end] == "." || result[end] == ")"
      {
        result.insert("\\", at: end)
      }
    default: break
    }
    return result
  }

  /// As code; by tags, since backticks cannot hold every text.
  package static func code(_ text: String) -> String {
    "<code>\(spelled(ReportText.plain(text)))</code>"
  }

  /// As code that nothing is linked in; in a cell too.
  package static func span(_ text: String) -> String {
    let text = ReportText.plain(text)
    let isLiteral = !text.unicodeScalars.contains { $0 == "`" || $0 == "|" }
    guard isLiteral, text.unicodeScalars.contains(where: { $0 != " " }) else {
      return "<code>\(spelled(unlinked(text)))</code>"
    }
    return "`\(text)`"
  }

  /// Within HTML that stands in Markdown, a summary for one.
  package static func markup(_ text: String) -> String {
    ReportText.markup(unlinked(ReportText.plain(text)))
  }

  private static func spelled(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{200B}": result += "&#8203;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Keeps people, issues, addresses and emoji from being seen in the text, by a blank without width: GitHub looks
  /// for them after it has read the Markdown, so no spelling of `@` helps.
  private static func unlinked(_ text: String) -> String {
    var result = ""
    var last: Unicode.Scalar = " "
    var beforeLast: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let isBroken =
        switch last {
        case "@", "#": true
        case ":": scalar == "/" || scalar == "+" || scalar == "-" || isWord(scalar)
        // `www.` and `GH-`
        case "w", "W": scalar == "." && (beforeLast == "w" || beforeLast == "W")
        case "h", "H": scalar == "-" && (beforeLast == "g" || beforeLast == "G")
        default: false
        }
      if isBroken { result += "\u{200B}" }
      result.unicodeScalars.append(scalar)
      beforeLast = last
      last = scalar
    }
    return result
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
