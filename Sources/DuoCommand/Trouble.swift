/// Bad usage, bad input, or a file that cannot be read or written: one line for people, exit code 2.
public struct Trouble: Error, Hashable, Sendable {
  /// The file, option or command at fault, as the user spelled it.
  public var place: String
  public var problem: String
  /// What would be right.
  public var remedy: String

  public init(_ place: String, _ problem: String, _ remedy: String) {
    self.place = place
    self.problem = problem
    self.remedy = remedy
  }

  /// `WHERE: what is wrong; what would be right`
  public var line: String { "\(place): \(problem); \(remedy)" }

  /// The line without its place, where that is told already.
  public var told: String { "\(problem); \(remedy)" }
}

extension String {
  /// The text with control characters and marks of writing direction spelled out, so that input quoted in a message
  /// cannot break its line, turn it round or steer a terminal.
  var onOneLine: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
