import DuoGeometry
import DuoLayout

/// Finds the app's window in a tree: a keyboard, an alert and an overlay have windows of their own beside it.
enum WindowFinder {
  /// How far told points may be off: some tools tell whole ones.
  static let slack = 0.5

  static func areSame(_ a: Size, _ b: Size) -> Bool {
    abs(a.width - b.width) <= slack && abs(a.height - b.height) <= slack
  }

  static func areSame(_ a: Point, _ b: Point) -> Bool {
    abs(a.x - b.x) <= slack && abs(a.y - b.y) <= slack
  }

  /// The window's frame as told; nil where neither a window nor the application has an area.
  ///
  /// - Parameters:
  ///   - wanted: sizes in the order in which they are looked for.
  ///   - known: sizes that windows have in any pose.
  static func window(of tree: CapturedTree, wanted: [Size], known: [Size]) -> Rect? {
    var windows: [Rect] = []
    var application: Rect?
    for node in tree.nodes {
      switch node.type {
      case .window: if let rect = node.frame?.rect { windows.append(rect) }
      case .application where application == nil: application = node.frame?.rect
      default: break
      }
    }
    for size in wanted {
      if let found = windows.first(where: { areSame($0.size, size) }) { return found }
    }
    func isKnown(_ rect: Rect) -> Bool { known.contains { areSame(rect.size, $0) } }
    if let found = windows.first(where: isKnown) { return found }
    if let application, wanted.contains(where: { areSame(application.size, $0) }) {
      return application
    }
    if let application, isKnown(application) { return application }
    var largest: Rect?
    for window in windows where window.area > largest?.area ?? 0 { largest = window }
    return largest ?? application
  }
}
