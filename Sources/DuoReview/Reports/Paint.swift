/// Colours of a terminal, or none.
package struct Paint: Sendable {
  package let isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  package func painted(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  package func bold(_ text: String) -> String { painted(text, "1") }
  package func error(_ text: String) -> String { painted(text, "1;31") }
  package func warning(_ text: String) -> String { painted(text, "1;33") }
  package func good(_ text: String) -> String { painted(text, "1;32") }
}
