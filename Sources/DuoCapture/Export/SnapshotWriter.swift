/// Writes a tree as XCUITest's `dictionaryRepresentation` does once it is JSON.
enum SnapshotWriter {
  static func text(of tree: CapturedTree) -> String {
    JSONTreeText.text(of: tree, inArray: false) { node in
      var members = [("elementType", "\(node.type.rawValue)")]
      members.append(("identifier", JSONTreeText.string(node.identifier)))
      members.append(("label", JSONTreeText.string(node.label)))
      members.append(("value", JSONTreeText.optional(node.value)))
      members.append(("placeholderValue", JSONTreeText.optional(node.placeholder)))
      members.append(("frame", node.frame.map(frame) ?? "null"))
      members.append(("enabled", "\(node.isEnabled)"))
      members.append(("selected", "\(node.isSelected)"))
      members.append(("hasFocus", "\(node.isFocused)"))
      return members
    }
  }

  private static func frame(_ frame: CapturedFrame) -> String {
    let number = JSONTreeText.number
    return "{ \"X\": \(number(frame.x)), \"Y\": \(number(frame.y)), "
      + "\"Width\": \(number(frame.width)), \"Height\": \(number(frame.height)) }"
  }
}
