/// Text within the commands that a GitHub workflow reads from a step's output.
package enum WorkflowCommand {
  /// What follows the second `::`.
  package static func data(_ text: String) -> String { escaped(text, also: []) }

  /// The value of `file=` and the like.
  package static func property(_ text: String) -> String { escaped(text, also: [":", ","]) }

  private static func escaped(_ text: String, also more: [Unicode.Scalar]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if ["%", "\r", "\n"].contains(scalar) || more.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      } else if scalar.value < 0x20 || scalar.value == 0x7F {
        result += "\u{FFFD}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
