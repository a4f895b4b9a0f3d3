/// Writes a tree as Appium's page source.
///
/// Whole numbers where a frame has them, as the agent writes; else in full, so that frames come back exactly.
enum PageSourceWriter {
  static func text(of tree: CapturedTree) -> String {
    var result = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n"
    NestedNodes.walk(tree) { step in
      switch step {
      case .begin(let node, let depth, let hasChildren):
        let indentation = String(repeating: "  ", count: depth + 1)
        result += "\(indentation)<\(tag(node))\(attributes(node))\(hasChildren ? ">" : "/>")\n"
      case .end(let node, let depth, let hasChildren):
        guard hasChildren else { return }
        result += String(repeating: "  ", count: depth + 1) + "</\(tag(node))>\n"
      }
    }
    return result + "</AppiumAUT>\n"
  }

  private static func tag(_ node: CapturedNode) -> String { "XCUIElementType\(node.type.name)" }

  private static func attributes(_ node: CapturedNode) -> String {
    var result = ""
    func put(_ name: String, _ value: String) { result += " \(name)=\"\(escaped(value))\"" }
    put("type", tag(node))
    if !node.value.isEmpty { put("value", node.value) }
    let name = node.identifier.isEmpty ? node.label : node.identifier
    if !name.isEmpty { put("name", name) }
    if !node.label.isEmpty { put("label", node.label) }
    if !node.placeholder.isEmpty { put("placeholderValue", node.placeholder) }
    put("enabled", "\(node.isEnabled)")
    put("visible", "\(node.isVisible)")
    if node.isSelected { put("selected", "true") }
    if node.isFocused { put("focused", "true") }
    if let frame = node.frame {
      put("x", number(frame.x))
      put("y", number(frame.y))
      put("width", number(frame.width))
      put("height", number(frame.height))
    }
    return result
  }

  private static func number(_ value: Double) -> String {
    Int64(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// What XML cannot hold is left out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      default:
        if scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
