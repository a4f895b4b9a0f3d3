/// Writes a tree as XCUITest's `debugDescription` does.
enum ElementTreeWriter {
  static func text(of tree: CapturedTree) -> String {
    var result = ""
    var number = 0
    var head = ""
    NestedNodes.walk(tree) { step in
      guard case .begin(let node, let depth, _) = step else { return }
      let record = record(node, number: number)
      number += 1
      if depth == 0, head.isEmpty {
        head = record
        result += "Attributes: \(record)\nElement subtree:\n →\(record)\n"
      } else {
        result += String(repeating: "  ", count: depth + 1) + record + "\n"
      }
    }
    return result + "Path to element:\n →\(head)\nQuery chain:\n →Find: Target Application\n"
  }

  private static func record(_ node: CapturedNode, number: Int) -> String {
    // Addresses mean nothing; these are alike in every run.
    var parts = [
      node.type == .window && node.parent == 0 ? "Window (Main)" : node.type.name,
      "0x" + String(0x6000_0100_0000 + number * 0x100, radix: 16),
    ]
    if node.type == .application {
      parts.append("pid: 1000")
    } else if let frame = node.frame {
      parts.append("{{\(frame.x), \(frame.y)}, {\(frame.width), \(frame.height)}}")
    }
    if !node.identifier.isEmpty { parts.append("identifier: '\(node.identifier)'") }
    if !node.label.isEmpty { parts.append("label: '\(node.label)'") }
    if !node.value.isEmpty { parts.append("value: \(node.value)") }
    if !node.placeholder.isEmpty { parts.append("placeholderValue: '\(node.placeholder)'") }
    if node.isSelected { parts.append("Selected") }
    if node.isFocused { parts.append("Keyboard Focused") }
    if !node.isEnabled { parts.append("Disabled") }
    return parts.joined(separator: ", ")
  }
}
