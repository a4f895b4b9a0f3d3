/// Walks a tree's nodes in order, and says where elements begin and end.
struct NestedNodes {
  enum Step {
    case begin(CapturedNode, depth: Int, hasChildren: Bool)
    case end(CapturedNode, depth: Int, hasChildren: Bool)
  }

  static func walk(_ tree: CapturedTree, _ body: (Step) -> Void) {
    let nodes = tree.nodes
    var children: [[Int]] = Array(repeating: [], count: nodes.count)
    var roots: [Int] = []
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) } else { roots.append(index) }
    }
    var waiting = roots.reversed().map { (node: $0, depth: 0, isDone: false) }
    while let (index, depth, isDone) = waiting.popLast() {
      let hasChildren = !children[index].isEmpty
      if isDone {
        body(.end(nodes[index], depth: depth, hasChildren: hasChildren))
        continue
      }
      body(.begin(nodes[index], depth: depth, hasChildren: hasChildren))
      waiting.append((index, depth, true))
      waiting += children[index].reversed().map { ($0, depth + 1, false) }
    }
  }
}
