import DuoGeometry
import DuoLayout
import DuoScreens

/// Kept elements as a screen has them.
struct ElementMaker {
  let tree: CapturedTree
  let kept: [KeptElement]
  /// One for each of the kept.
  let ids: [String]

  /// Without a pose.
  func element(_ place: Int) -> Element {
    let item = kept[place]
    let node = tree.nodes[item.node]
    let holder = item.scroller.flatMap { scroller in
      kept[scroller].seat == item.seat ? ids[scroller] : nil
    }
    let scrollsItself = item.role == .panel && (item.kind == .scroller || item.kind == .row)
    return Element(
      id: ids[place], role: item.role,
      width: .points(Rect.side(from: item.ownerFrame.minX, to: item.ownerFrame.maxX)),
      height: .points(Rect.side(from: item.ownerFrame.minY, to: item.ownerFrame.maxY)),
      frame: item.ownerFrame, holder: holder, label: label(node),
      scrolls: scrollsItself || (item.isScrolled && holder == nil),
      isOneSeatOnly: item.identifier.isEmpty, allow: item.isBarItem ? barRules(item.role) : [:])
  }

  private func label(_ node: CapturedNode) -> String? {
    for text in [node.label, node.value, node.placeholder] where !text.isEmpty {
      let line = ScreenLine.cleaned(text, limit: ScreenLimits.labelLength)
      if !line.isEmpty { return line }
    }
    return nil
  }

  /// The system keeps room for the app's bars outside the halves, and takes the touches of their items itself.
  private func barRules(_ role: ElementRole) -> [String: String] {
    let reason = "it stands in a bar of the app, for which the system keeps room"
    switch role {
    case .control, .target: return ["outside-safe-area": reason, "target-too-small": reason]
    case .text: return ["outside-safe-area": reason]
    default: return [:]
    }
  }
}
