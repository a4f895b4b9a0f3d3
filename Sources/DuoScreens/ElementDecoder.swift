import DuoGeometry
import DuoJSON
import DuoLayout

/// The elements of a screen file.
struct ElementDecoder {
  let vocabulary: ScreenVocabulary

  /// The elements that `list` holds; those that are wrong leave faults and are left out.
  func elements(_ list: JSONReader?) -> [Element] {
    guard let items = list?.array("a list of elements") else { return [] }
    return items.compactMap(element)
  }

  private func element(_ item: JSONReader) -> Element? {
    guard let unnamed = item.object("an element, an object with an id") else { return nil }
    guard let id = unnamed.required("id")?.line(limit: ScreenLimits.idLength) else { return nil }
    guard let keys = item.owned(by: id).object() else { return nil }
    _ = keys.optional("id")
    let stated = keys.optional("role")
    let role = stated?.choice(ElementRole.self, what: "a role")
    var element = Element(id: id, role: role ?? .panel)
    element.source = item.node.place
    readPlace(keys, into: &element)
    readTouch(keys, into: &element)
    readTraits(keys, into: &element)
    // What a role may have cannot be told of one that nobody can read.
    readCounts(keys, into: &element, knowsRole: stated == nil || role != nil)
    keys.finish()
    return element
  }

  private func readPlace(_ keys: JSONObjectReader, into element: inout Element) {
    if let size = keys.optional("size")?.object("an object with width and height") {
      element.width = size.optional("width").flatMap(length) ?? .fill
      element.height = size.optional("height").flatMap(length) ?? .fill
      size.finish()
    }
    element.place = keys.optional("place")?.choice(Place.self, what: "a place") ?? .center
    element.inset = keys.optional("inset").map(inset) ?? .zero
    element.holder = keys.optional("in")?.line(limit: ScreenLimits.idLength)
    guard let frame = keys.optional("frame") else { return }
    for key in ["size", "place", "inset"] where keys.has(key) {
      frame.fault("stands beside \(Names.quoted(key))", "a frame takes its place: leave one out")
    }
    guard let rect = frame.object("a rectangle with x, y, width and height") else { return }
    let x = rect.required("x")?.number(in: ScreenLimits.coordinates)
    let y = rect.required("y")?.number(in: ScreenLimits.coordinates)
    let width = rect.required("width")?.number(above: ScreenLimits.sides)
    let height = rect.required("height")?.number(above: ScreenLimits.sides)
    rect.finish()
    guard let x, let y, let width, let height else { return }
    element.frame = Rect(x: x, y: y, width: width, height: height)
    element.width = .points(width)
    element.height = .points(height)
  }

  private func readTouch(_ keys: JSONObjectReader, into element: inout Element) {
    element.hitSize = keys.optional("hitSize")?.number(in: ScreenLimits.hitSizes) ?? 0
    for gesture in keys.optional("gestures")?.array("a list of gestures") ?? [] {
      guard let known = gesture.choice(Gesture.self, what: "a gesture") else { continue }
      element.gestures.insert(known)
    }
    element.minimumDistance =
      keys.optional("minimumDistance")?.number(in: ScreenLimits.distances) ?? 0
    element.gestureOnContainer = keys.optional("gestureOnContainer")?.bool() ?? false
  }

  private func readTraits(_ keys: JSONObjectReader, into element: inout Element) {
    element.label = keys.optional("label")?.line(limit: ScreenLimits.labelLength)
    element.isDestructive = keys.optional("destructive")?.bool() ?? false
    element.isConfirmed = keys.optional("confirmed")?.bool() ?? false
    element.isPrivate = keys.optional("private")?.bool() ?? false
    element.scrolls = keys.optional("scrolls")?.bool() ?? false
    element.isOneSeatOnly = keys.optional("oneSeatOnly")?.bool() ?? false
    if let poses = keys.optional("poses") { element.poses = self.poses(poses) }
    guard let allow = keys.optional("allow")?.object("an object of rules and reasons") else {
      return
    }
    for entry in allow.entries() {
      guard let rule = rule(entry.key, at: entry.keyPlace, entry.value) else { continue }
      if let reason = entry.value.line(limit: ScreenLimits.labelLength) {
        element.allow[rule] = reason
      }
    }
  }

  /// The keys that only one role has.
  private func readCounts(
    _ keys: JSONObjectReader, into element: inout Element, knowsRole: Bool
  ) {
    let role = element.role
    func belongs(_ key: String, _ value: JSONReader, to owner: ElementRole) -> Bool {
      if knowsRole, role != owner {
        value.fault(
          "a \(role.rawValue) has no \(key)", "leave it out, or use the role \(owner.rawValue)")
      }
      return role == owner
    }
    if let columns = keys.optional("columns") {
      _ = belongs("columns", columns, to: .grid)
      element.columns = columns.integer(in: ScreenLimits.columns)
    }
    if let radius = keys.optional("radius") {
      _ = belongs("radius", radius, to: .field)
      element.radius = radius.number(in: ScreenLimits.radii) ?? element.radius
    }
    guard let count = keys.optional("count") else { return }
    let isField = belongs("count", count, to: .field)
    element.count = count.integer(in: ScreenLimits.counts) ?? 0
    guard isField, element.count > 0, case .points(let width) = element.width,
      case .points(let height) = element.height
    else { return }
    let across = 2 * element.radius
    if width < across || height < across {
      let size = "\(plain(width)) × \(plain(height))"
      count.fault(
        "a field of \(size) has no room for one target of radius \(plain(element.radius))",
        "a field of at least \(plain(across)) × \(plain(across)), or a smaller radius")
    }
  }

  private func length(_ value: JSONReader) -> Length? {
    if case .string(let text) = value.node.content {
      if Names.areSame(text, "fill") { return .fill }
      value.fault("\(Names.quoted(text)) is not a length", "allowed: points or \"fill\"")
      return nil
    }
    return value.number(above: ScreenLimits.sides).map(Length.points)
  }

  private func inset(_ value: JSONReader) -> DirectionalInsets {
    if case .number = value.node.content {
      return DirectionalInsets(all: value.number(in: ScreenLimits.insets) ?? 0)
    }
    let wanted = "points, or an object with top, leading, bottom and trailing"
    guard let edges = value.object(wanted) else { return .zero }
    func edge(_ key: String) -> Double {
      edges.optional(key)?.number(in: ScreenLimits.insets) ?? 0
    }
    let insets = DirectionalInsets(
      top: edge("top"), leading: edge("leading"), bottom: edge("bottom"),
      trailing: edge("trailing"))
    edges.finish()
    return insets
  }

  /// Catalogue names, each once.
  private func poses(_ value: JSONReader) -> [String]? {
    guard let items = value.array("a list of poses") else { return nil }
    if items.isEmpty { value.fault("no pose", "name at least one, or leave the key out") }
    var names: [String] = []
    for item in items {
      guard let name = item.choice(of: vocabulary.poseNames, what: "a pose"),
        let known = vocabulary.poses[name]
      else { continue }
      if !names.contains(known) { names.append(known) }
    }
    return names
  }

  private func rule(_ key: String, at place: JSONPlace, _ value: JSONReader) -> String? {
    if let rule = Names.match(key, in: vocabulary.rules) { return rule }
    value.faults.add(
      "\(Names.quoted(key)) is not a rule", Names.remedy(key, in: vocabulary.rules), at: place,
      owner: value.owner, path: "allow")
    return nil
  }
}

/// Points as messages show them.
func plain(_ points: Double) -> String { Decimal.text(points, places: 3) }
