import DuoGeometry
import DuoLayout

/// Writes what a tool would tell of an app that shows a panel: the built-in screens as captures, to try `import` with.
public enum CaptureWriter {
  /// - Parameters:
  ///   - layout: what the app shows; its elements' frames are told in screen points: window space, moved by the
  ///     window's origin. Elements of a half that does not show are left out.
  ///   - format: one of the four formats of trees; the others give an empty text.
  public static func text(of layout: PanelLayout, as format: CaptureFormat) -> String {
    text(of: tree(of: layout, as: format))
  }

  /// - Parameter tree: its format says how it is written.
  public static func text(of tree: CapturedTree) -> String {
    switch tree.format {
    case .elementTree: ElementTreeWriter.text(of: tree)
    case .snapshot: SnapshotWriter.text(of: tree)
    case .pageSource: PageSourceWriter.text(of: tree)
    case .idb: IDBWriter.text(of: tree)
    case .probeLog, .image: ""
    }
  }

  /// What an app that shows a panel is made of: the application, its window, and the elements nested by their holders.
  public static func tree(of layout: PanelLayout, as format: CaptureFormat) -> CapturedTree {
    let window = CapturedFrame(layout.pose.window)
    var nodes = [
      CapturedNode(type: .application, label: layout.screenName, frame: window),
      CapturedNode(type: .window, frame: window, parent: 0),
    ]
    let shown = layout.elements.filter { layout[$0.seat].shows }
    var held: [String: [Int]] = [:]
    let ids = Set(shown.map(\.id))
    var roots: [Int] = []
    for (index, element) in shown.enumerated() {
      if let holder = element.holder, ids.contains(holder) {
        held[holder, default: []].append(index)
      } else {
        roots.append(index)
      }
    }
    var waiting = roots.reversed().map { (element: $0, parent: 1) }
    while let (index, parent) = waiting.popLast() {
      nodes.append(node(shown[index], parent: parent, window: layout.pose.window))
      let place = nodes.count - 1
      waiting += (held[shown[index].id] ?? []).reversed().map { (element: $0, parent: place) }
    }
    return CapturedTree(format: format, nodes: nodes)
  }

  private static func node(_ element: PlacedElement, parent: Int, window: Rect) -> CapturedNode {
    CapturedNode(
      type: type(of: element), identifier: element.id, label: element.label ?? "",
      frame: CapturedFrame(element.frame.moved(dx: window.minX, dy: window.minY)), parent: parent)
  }

  private static func type(of element: PlacedElement) -> ElementType {
    switch element.role {
    case .target, .control: .button
    case .text: .staticText
    case .image: .image
    case .alert: .alert
    case .sheet: .sheet
    case .grid, .panel: element.element.scrolls ? .scrollView : .other
    case .field, .banner, .background: .other
    }
  }
}
