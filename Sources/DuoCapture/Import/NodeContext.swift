/// What the ancestors of each node of a tree make of it.
struct NodeContext: Sendable {
  /// In the status bar or the keyboard, or one of them.
  var isSystem = false
  /// In something that scrolls.
  var isScrolled = false
  /// A composite that holds controls: those count, and it is their container.
  var holdsControls = false
}

extension CapturedTree {
  /// The place of a node's parent, where it stands before it as it has to.
  func parent(of place: Int) -> Int? {
    nodes[place].parent.flatMap { $0 >= 0 && $0 < place ? $0 : nil }
  }

  /// One context for each node, from one walk down the tree.
  func contexts(_ kinds: [ElementKind]) -> [NodeContext] {
    var contexts = Array(repeating: NodeContext(), count: nodes.count)
    // The nearest composite above each node.
    var composites = Array(repeating: -1, count: nodes.count)
    for place in nodes.indices {
      let parent = parent(of: place)
      if let parent {
        contexts[place].isSystem = contexts[parent].isSystem
        contexts[place].isScrolled = contexts[parent].isScrolled || kinds[parent] == .scroller
        composites[place] = kinds[parent] == .composite ? parent : composites[parent]
      }
      switch kinds[place] {
      case .system: contexts[place].isSystem = true
      case .control where composites[place] >= 0 && nodes[place].frame?.rect != nil:
        contexts[composites[place]].holdsControls = true
      default: break
      }
    }
    return contexts
  }
}
