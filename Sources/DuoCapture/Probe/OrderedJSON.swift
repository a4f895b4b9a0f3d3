import DuoJSON

/// A value to be written as JSON for people who will change it: keys in the order given, numbers in full.
indirect enum OrderedJSON {
  case object([(String, OrderedJSON)])
  case array([OrderedJSON])
  case string(String)
  /// Has to be finite.
  case number(Double)
  case bool(Bool)
  case null

  /// Objects and arrays on one line where they fit into 100 columns, the whole never; with a line break at the end.
  var prettyText: String {
    var text = ""
    write(to: &text, depth: 0, before: 100)
    return text + "\n"
  }

  /// - Parameter before: columns of the line that are taken.
  private func write(to text: inout String, depth: Int, before: Int) {
    let pieces: (open: String, close: String, items: [(key: String, value: OrderedJSON)])
    switch self {
    case .object(let members):
      pieces = ("{", "}", members.map { (JSONValue.string($0.0).compactText + ": ", $0.1) })
    case .array(let items): pieces = ("[", "]", items.map { ("", $0) })
    default:
      text += flat
      return
    }
    // One column for the comma after it.
    if before < 100, before + flat.count < 100 || pieces.items.isEmpty {
      text += flat
      return
    }
    let indent = String(repeating: "  ", count: depth + 1)
    text += pieces.open
    for (index, item) in pieces.items.enumerated() {
      text += (index > 0 ? "," : "") + "\n" + indent + item.key
      item.value.write(to: &text, depth: depth + 1, before: indent.count + item.key.count)
    }
    text += "\n" + String(repeating: "  ", count: depth) + pieces.close
  }

  /// On one line.
  private var flat: String {
    switch self {
    case .object(let members):
      let inner = members.map { "\(JSONValue.string($0.0).compactText): \($0.1.flat)" }
      return inner.isEmpty ? "{}" : "{ " + inner.joined(separator: ", ") + " }"
    case .array(let items): return "[" + items.map(\.flat).joined(separator: ", ") + "]"
    case .string(let text): return JSONValue.string(text).compactText
    case .number(let number):
      return number == number.rounded() && number.magnitude < 1e15
        ? Decimal.text(number, places: 0) : "\(number)"
    case .bool(let bool): return bool ? "true" : "false"
    case .null: return "null"
    }
  }
}
