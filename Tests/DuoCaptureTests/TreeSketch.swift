import DuoCapture
import DuoCatalog
import DuoGeometry
import DuoLayout

/// Trees for tests, written down as calls.
struct TreeSketch {
  private(set) var tree = CapturedTree(format: .elementTree, nodes: [])

  /// An application with one window.
  init(window: Rect) {
    let screen = CapturedFrame(window)
    tree.nodes.append(CapturedNode(type: .application, label: "Duel", frame: screen))
    tree.nodes.append(CapturedNode(type: .window, frame: screen, parent: 0, line: 2))
  }

  /// The place of the new node, for its children.
  @discardableResult
  mutating func add(
    _ type: ElementType, _ identifier: String = "", label: String = "", value: String = "",
    _ frame: (x: Double, y: Double, width: Double, height: Double)? = nil, in parent: Int = 1,
    isVisible: Bool = true
  ) -> Int {
    tree.nodes.append(
      CapturedNode(
        type: type, identifier: identifier, label: label, value: value,
        frame: frame.map { CapturedFrame(x: $0.x, y: $0.y, width: $0.width, height: $0.height) },
        isVisible: isVisible, parent: parent, line: tree.nodes.count + 1))
    return tree.nodes.count - 1
  }
}

extension CapturedTree {
  /// What a tool would tell of an app that shows a panel.
  init(showing layout: PanelLayout) {
    let window = layout.pose.window
    var builder = TreeSketch(window: window)
    var places: [String: Int] = [:]
    for element in layout.elements {
      let frame = element.frame.moved(dx: window.minX, dy: window.minY)
      let parent = element.holder.flatMap { places[$0] } ?? 1
      places[element.id] = builder.add(
        Self.type(of: element.role), element.id, label: element.label ?? "",
        (frame.minX, frame.minY, frame.width, frame.height), in: parent)
    }
    if let keyboard = layout.keyboard {
      builder.add(
        .keyboard, "",
        (keyboard.minX + window.minX, keyboard.minY, keyboard.width, keyboard.height))
    }
    self = builder.tree
  }

  private static func type(of role: ElementRole) -> ElementType {
    switch role {
    case .target, .control: .button
    case .text: .staticText
    case .image: .image
    case .grid: .grid
    case .alert: .alert
    case .sheet: .sheet
    case .field, .panel, .banner, .background: .other
    }
  }
}

extension Catalog {
  func require(_ name: String) throws -> Pose {
    guard let pose = pose(named: name) else { throw CaptureFaults(messages: ["no pose \(name)"]) }
    return pose
  }
}
