import DuoJSON

/// A tree as JSON text, two blanks a level; numbers in full, so that frames come back exactly.
enum JSONTreeText {
  /// - Parameter members: the keys of an element with their values as JSON text, in the order to be written.
  static func text(
    of tree: CapturedTree, inArray: Bool, members: (CapturedNode) -> [(String, String)]
  ) -> String {
    var result = inArray ? "[" : ""
    // Whether something was written before in the list at the cursor.
    var isFirst = true
    let base = inArray ? 1 : 0
    NestedNodes.walk(tree) { step in
      switch step {
      case .begin(let node, let depth, let hasChildren):
        let indentation = String(repeating: "  ", count: depth * 2 + base)
        if depth > 0 || inArray { result += (isFirst ? "" : ",") + "\n" + indentation }
        result += "{"
        for (index, (key, value)) in members(node).enumerated() {
          result += (index == 0 ? "" : ",") + "\n\(indentation)  \"\(key)\": \(value)"
        }
        if hasChildren {
          result += ",\n\(indentation)  \"children\": ["
          isFirst = true
        }
      case .end(_, let depth, let hasChildren):
        let indentation = String(repeating: "  ", count: depth * 2 + base)
        if hasChildren { result += "\n\(indentation)  ]" }
        result += "\n\(indentation)}"
        isFirst = false
      }
    }
    return result + (inArray ? "\n]\n" : "\n")
  }

  static func string(_ text: String) -> String { JSONValue.string(text).compactText }

  /// A text, or null where it is empty.
  static func optional(_ text: String) -> String { text.isEmpty ? "null" : string(text) }

  static func number(_ number: Double) -> String { number.isFinite ? "\(number)" : "\"\(number)\"" }
}
