import DuoJSON

/// Writes a tree as `idb ui describe-all --nested` does.
enum IDBWriter {
  static func text(of tree: CapturedTree) -> String {
    JSONTreeText.text(of: tree, inArray: true) { node in
      [
        ("AXFrame", node.frame.map { JSONTreeText.string(rounded($0)) } ?? "null"),
        ("AXUniqueId", JSONTreeText.optional(node.identifier)),
        ("frame", node.frame.map(frame) ?? "null"),
        ("role_description", JSONTreeText.string(node.type.name.lowercased())),
        ("AXLabel", JSONTreeText.optional(node.label)),
        ("content_required", "false"),
        ("type", JSONTreeText.string(node.type.name)),
        ("title", "null"),
        ("help", "null"),
        ("custom_actions", "[]"),
        ("AXValue", JSONTreeText.optional(node.value)),
        ("enabled", "\(node.isEnabled)"),
        ("role", JSONTreeText.string("AX" + node.type.name)),
        ("subrole", "null"),
      ]
    }
  }

  private static func rounded(_ frame: CapturedFrame) -> String {
    let number = { (value: Double) in Decimal.text(value, places: 0) }
    return "{{\(number(frame.x)), \(number(frame.y))}, "
      + "{\(number(frame.width)), \(number(frame.height))}}"
  }

  private static func frame(_ frame: CapturedFrame) -> String {
    let number = JSONTreeText.number
    return "{ \"y\": \(number(frame.y)), \"x\": \(number(frame.x)), "
      + "\"width\": \(number(frame.width)), \"height\": \(number(frame.height)) }"
  }
}
