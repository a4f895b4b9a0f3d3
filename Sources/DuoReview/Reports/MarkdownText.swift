/// Text as Markdown shows it: nothing in it formats, links, tells people or ends a table's cell.
package enum MarkdownText {
  /// Within a paragraph, an item of a list or a cell.
  package static func escaped(_ text: String) -> String {
    let result = spelled(unlinked(ReportText.plain(text)))
    // What begins an item, a line across or code where it stands first.
    guard let first = result.unicodeScalars.first else { return "" }
    let word = result.unicodeScalars.prefix { $0 != " " }
    switch first {
    case " ": return "&#32;" + result.dropFirst()
    case "-", "+", "=": return word.allSatisfy { $0 == first } ? "\\" + result : result
    case "0"..."9":
      guard let end = word.last, end == "." || end == ")",
        word.dropLast().allSatisfy({ ("0"..."9").contains($0) })
      else { return result }
      return String(word.dropLast()) + "\\"
        + String(result.unicodeScalars.dropFirst(word.count - 1))
    default: return result
    }
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
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if index > 0 {
        let beforeLast = index > 1 ? scalars[index - 2] : " "
        let isBroken =
          switch scalars[index - 1] {
          case "@", "#": true
          case ":": scalar == "/" || isEmoji(scalars[index...])
          // `www.` and `GH-`
          case "w", "W": scalar == "." && (beforeLast == "w" || beforeLast == "W")
          case "h", "H": scalar == "-" && (beforeLast == "g" || beforeLast == "G")
          default: false
          }
        if isBroken { result.append("\u{200B}") }
      }
      result.append(scalar)
    }
    return String(result)
  }

  /// Whether what follows a colon is the name of an emoji, another colon behind it or where the text ends; a line's
  /// number is none but for the two that are.
  private static func isEmoji(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let name = rest.prefix(64).prefix {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        || $0 == "_" || $0 == "+" || $0 == "-"
    }
    guard !name.isEmpty, rest.dropFirst(name.count).first ?? ":" == ":" else { return false }
    return name.contains { $0.properties.numericType == nil }
      || ["100", "1234"].contains(String(String.UnicodeScalarView(name)))
  }
}
