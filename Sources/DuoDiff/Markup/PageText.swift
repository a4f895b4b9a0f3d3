import DuoJSON

/// Text from outside made safe for a page.
enum PageText {
  /// For elements and attributes in double quotes.
  static func html(_ text: String) -> String {
    var result = ""
    for scalar in plain(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text on one line: what would steer the reading order or not be seen is spelled out.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isHidden(scalar) {
          result += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

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

  /// `1 file`, `1,204 files`
  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// `1,204`
  static func grouped(_ number: Int) -> String {
    var text = ""
    let digits = String(number.magnitude)
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return number < 0 ? "-" + text : text
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060,
      0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF:
      true
    default: false
    }
  }
}
