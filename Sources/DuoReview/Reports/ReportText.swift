import DuoJSON

/// Words and lines that several reports are made of.
package enum ReportText {
  /// Columns that a line for people may have.
  package static let width = 100

  /// The text on one line: whatever would break the line, steer a terminal or turn the reading order is spelled
  /// out; so is what the runner of a GitHub workflow takes for a command within a line (`##[`).
  package static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      case 0x5B where result.hasSuffix("##"): result += "\\u{5b}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The words of `text` on lines of at most `width` characters; a word that is longer has a line of its own, and a
  /// number keeps its unit.
  package static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in words(text) {
      let count = word.count
      if length > 0, length + 1 + count > width {
        lines.append(line)
        line = ""
        length = 0
      }
      line += length > 0 ? " " + word : String(word)
      length += (length > 0 ? 1 : 0) + count
    }
    return length > 0 ? lines + [line] : lines
  }

  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    for word in text.split(separator: " ") {
      let isUnit = ["pt", "mm", "%"].contains { word.hasPrefix($0) && word.count <= $0.count + 2 }
      if isUnit, let last = words.last, last.last?.isNumber == true {
        words[words.count - 1] = "\(last) \(word)"
      } else {
        words.append(String(word))
      }
    }
    return words
  }

  package static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// `no errors`, `1 error`, `2 errors`
  package static func count(_ number: Int, _ noun: String, none: String = "no") -> String {
    "\(number == 0 ? none : "\(number)") \(noun)\(number == 1 ? "" : "s")"
  }

  /// `30 pt (5.0 mm)`
  ///
  /// - Parameter millimetres: how many a point has.
  static func points(_ value: Double, millimetres: Double) -> String {
    // A limit of 28 is not met by 27.99.
    "\(Decimal.text(value, places: 2)) pt (\(Self.millimetres(value * millimetres)) mm)"
  }

  package static func millimetres(_ value: Double) -> String {
    let text = Decimal.text(value, places: 1)
    return text.contains(".") ? text : text + ".0"
  }

  /// `XML` and HTML: markup spelled as references, characters that XML 1.0 forbids as U+FFFD.
  ///
  /// - Parameter isAttribute: whether line breaks have to outlive the normalisation of attributes.
  package static func markup(_ text: String, isAttribute: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t" where isAttribute: result += "&#9;"
      case "\n" where isAttribute: result += "&#10;"
      case "\r": result += "&#13;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      default:
        let isAllowed =
          scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
          && !(0x7F..<0xA0).contains(scalar.value)
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
