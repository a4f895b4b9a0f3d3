import DuoJSON
import DuoReview

/// Text from outside made safe for a page.
enum PageText {
  /// For elements and attributes in double quotes; what would steer the reading order or not be seen is spelled out.
  static func html(_ text: String) -> String { ReportText.markup(ReportText.plain(text)) }

  /// A path whose folders stand apart from its name, each in a reading direction of its own.
  static func path(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "<bdi>\(html(path))</bdi>" }
    let name = path.index(after: slash)
    return "<span class=\"folder\"><bdi>\(html(String(path[..<name])))</bdi></span><wbr>"
      + "<bdi>\(html(String(path[name...])))</bdi>"
  }

  /// JSON that no element's end can stand in: `<`, `>`, `&` and the line ends of Unicode are escaped.
  static func json(_ value: JSONValue) -> String {
    var result = ""
    for scalar in value.compactText.unicodeScalars {
      switch scalar {
      case "<", ">", "&": result += "\\u00" + String(scalar.value, radix: 16)
      case "\u{2028}", "\u{2029}": result += "\\u" + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
