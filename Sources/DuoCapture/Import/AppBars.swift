import DuoGeometry
import DuoLayout

/// What a tree shows that changes the safe area, and with it where the halves lie.
struct AppBars: Sendable {
  private(set) var bars: Set<AppBar> = []
  /// The nodes that are those bars.
  private(set) var nodes: Set<Int> = []
  /// Window space; nil where none shows.
  private(set) var keyboard: Rect?

  /// A navigation bar or tab bar counts where it is the only one of its kind: with two, each half has its own, and
  /// the window none. A navigation bar is also wider than half of the window.
  ///
  /// - Parameters:
  ///   - frames: of the tree's nodes in window space.
  ///   - window: the window's bounds in window space.
  init(_ tree: CapturedTree, frames: [Rect?], window: Rect) {
    var navigation: [(place: Int, frame: Rect)] = []
    var tabs: [Int] = []
    for (place, node) in tree.nodes.enumerated() {
      guard node.isVisible,
        node.type == .navigationBar || node.type == .tabBar
          || node.type == .keyboard, let frame = frames[place], frame.overlaps(window)
      else { continue }
      switch node.type {
      case .navigationBar: navigation.append((place, frame))
      case .tabBar: tabs.append(place)
      default: keyboard = keyboard?.union(frame) ?? frame
      }
    }
    if navigation.count == 1, navigation[0].frame.width > window.width / 2 {
      bars.insert(.navigation)
      nodes.insert(navigation[0].place)
    }
    if tabs.count == 1 {
      bars.insert(.tab)
      nodes.insert(tabs[0])
    }
  }
}
