import DuoJSON

/// Collects the elements a reader finds, and makes the app's tree of them.
struct TreeBuilder {
  let format: CaptureFormat
  private(set) var nodes: [CapturedNode] = []
  var notes: [String] = []
  /// Applications that are the system's, by other marks than their names.
  var system: Set<Int> = []
  private var unknown: (count: Int, first: String, place: String)?

  init(_ format: CaptureFormat) { self.format = format }

  subscript(index: Int) -> CapturedNode {
    get { nodes[index] }
    set { nodes[index] = newValue }
  }

  /// - Parameter place: where the element stands, for the fault.
  mutating func append(_ node: CapturedNode, place: @autoclosure () -> String) throws(CaptureFault)
    -> Int
  {
    guard nodes.count < CaptureLimits.nodes else {
      throw CaptureFault(
        place(), "element \(CaptureLimits.nodes + 1)", "allowed: at most \(CaptureLimits.nodes)")
    }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Notes an element whose type nobody knows, or that has none (`name` is empty).
  mutating func noteUnknown(_ name: String, place: @autoclosure () -> String) {
    if unknown == nil {
      unknown = (1, name, place())
    } else {
      unknown?.count += 1
    }
  }

  /// The app's tree: the first application that is not the system's, with what belongs to it and what stands beside it.
  ///
  /// - Throws: where there is no element but an application.
  mutating func tree() throws(CaptureFault) -> CapturedTree {
    if let unknown {
      let what = unknown.first.isEmpty ? "no type" : "an unknown type"
      let first = unknown.first.isEmpty ? "" : ", \(Names.quoted(unknown.first))"
      let verb = unknown.count == 1 ? "1 element has" : "\(unknown.count) elements have"
      notes.append(
        "\(verb) \(what) and \(unknown.count == 1 ? "is" : "are") taken as Other, "
          + "the first at \(unknown.place)\(first)")
    }
    let applications = nodes.indices.filter {
      nodes[$0].parent == nil && nodes[$0].type == .application
    }
    let chosen = applications.first { !isSystem($0) } ?? applications.first
    for other in applications where other != chosen {
      notes.append("another application was left out: \(name(of: other))")
    }
    if let first = nodes.first, chosen == nil {
      notes.append("the capture begins with \(first.type.name), not with the application")
    }
    let kept = kept(chosen, applications)
    guard kept.count > 1 else {
      let place = chosen.map { self.place(of: $0) } ?? ""
      throw CaptureFault(
        place,
        chosen == nil
          ? "no element was captured" : "an application without elements: the capture is empty",
        "capture again while the app is in front and idle, from the display that is lit")
    }
    return CapturedTree(format: format, nodes: kept, notes: notes)
  }

  private func place(of index: Int) -> String { "line \(nodes[index].line)" }

  private func name(of index: Int) -> String {
    let node = nodes[index]
    let name = node.identifier.isEmpty ? node.label : node.identifier
    return name.isEmpty ? place(of: index) : "\(Names.quoted(name)) (\(place(of: index)))"
  }

  /// Whether it begins with an application that is not the system's.
  var isOfApp: Bool { nodes.first?.type == .application && !isSystem(0) }

  /// SpringBoard, which shows system alerts; of late its label is a blank.
  private func isSystem(_ index: Int) -> Bool {
    if system.contains(index) { return true }
    let node = nodes[index]
    return [node.identifier, node.label].contains {
      $0 == "com.apple.springboard" || $0 == "SpringBoard" || $0 == " "
    }
  }

  /// The nodes of the chosen application, it first, with the others' left out.
  private func kept(_ chosen: Int?, _ applications: [Int]) -> [CapturedNode] {
    var result: [CapturedNode] = []
    result.reserveCapacity(nodes.count + 1)
    if let chosen {
      result.append(nodes[chosen])
    } else if let first = nodes.first {
      result.append(CapturedNode(type: .application, line: first.line))
    }
    let others = Set(applications.filter { $0 != chosen })
    // Where each node went; -1 where it was left out.
    var places = Array(repeating: -1, count: nodes.count)
    for index in nodes.indices {
      if index == chosen {
        places[index] = 0
        continue
      }
      var node = nodes[index]
      if let parent = node.parent {
        guard places[parent] >= 0 else { continue }
        node.parent = places[parent]
      } else {
        guard !others.contains(index) else { continue }
        node.parent = 0
      }
      places[index] = result.count
      result.append(node)
    }
    return result
  }
}
