import DuoGeometry
import DuoLayout

/// One element of a screen file, on one line.
enum ElementEncoder {
  static func line(_ element: Element) -> String {
    var keys = FileText.Keys()
    keys.add("id", FileText.string(element.id))
    if element.role != .panel { keys.add("role", FileText.string(element.role.rawValue)) }
    if let frame = element.frame {
      keys.add("frame", Self.frame(frame, element))
    } else {
      addPlace(element, &keys)
    }
    if let holder = element.holder { keys.add("in", FileText.string(holder)) }
    if let label = element.label { keys.add("label", FileText.string(label)) }
    addTouch(element, &keys)
    addTraits(element, &keys)
    return keys.text ?? "{}"
  }

  private static func addPlace(_ element: Element, _ keys: inout FileText.Keys) {
    var size = FileText.Keys()
    if case .points(let width) = element.width { size.add("width", FileText.number(width)) }
    if case .points(let height) = element.height { size.add("height", FileText.number(height)) }
    if let size = size.text { keys.add("size", size) }
    if element.place != .center { keys.add("place", FileText.string(element.place.rawValue)) }
    let inset = element.inset
    guard inset != .zero else { return }
    if inset == DirectionalInsets(all: inset.top) {
      keys.add("inset", FileText.number(inset.top))
      return
    }
    var edges = FileText.Keys()
    for (edge, distance) in [
      ("top", inset.top), ("leading", inset.leading), ("bottom", inset.bottom),
      ("trailing", inset.trailing),
    ] where distance != 0 {
      edges.add(edge, FileText.number(distance))
    }
    if let edges = edges.text { keys.add("inset", edges) }
  }

  private static func addTouch(_ element: Element, _ keys: inout FileText.Keys) {
    if element.hitSize != 0 { keys.add("hitSize", FileText.number(element.hitSize)) }
    let gestures = Gesture.allCases.filter(element.gestures.contains).map(\.rawValue)
    if !gestures.isEmpty { keys.add("gestures", FileText.list(gestures)) }
    if element.minimumDistance != 0 {
      keys.add("minimumDistance", FileText.number(element.minimumDistance))
    }
    keys.add("gestureOnContainer", element.gestureOnContainer, unless: false)
  }

  private static func addTraits(_ element: Element, _ keys: inout FileText.Keys) {
    keys.add("destructive", element.isDestructive, unless: false)
    keys.add("confirmed", element.isConfirmed, unless: false)
    keys.add("private", element.isPrivate, unless: false)
    keys.add("scrolls", element.scrolls, unless: false)
    if let columns = element.columns { keys.add("columns", "\(columns)") }
    keys.add("oneSeatOnly", element.isOneSeatOnly, unless: false)
    if let poses = element.poses { keys.add("poses", FileText.list(poses)) }
    var allow = FileText.Keys()
    for (rule, reason) in element.allow.sorted(by: { $0.key < $1.key }) {
      allow.add(rule, FileText.string(reason))
    }
    if let allow = allow.text { keys.add("allow", allow) }
    if element.count != 0 { keys.add("count", "\(element.count)") }
    if element.radius != Element(id: "", role: .field).radius {
      keys.add("radius", FileText.number(element.radius))
    }
  }

  private static func frame(_ frame: Rect, _ element: Element) -> String {
    var keys = FileText.Keys()
    keys.add("x", FileText.number(frame.minX))
    keys.add("y", FileText.number(frame.minY))
    keys.add("width", FileText.number(side(element.width, from: frame.minX, to: frame.maxX)))
    keys.add("height", FileText.number(side(element.height, from: frame.minY, to: frame.maxY)))
    return keys.text ?? "{}"
  }

  /// The side that leads from `low` to `high` to the last bit; the element's own where it does.
  private static func side(_ own: Length, from low: Double, to high: Double) -> Double {
    if case .points(let points) = own, low + points == high { return points }
    return Rect.side(from: low, to: high)
  }
}

extension Rect {
  /// The side that, added to `low`, gives `high` to the last bit, where there is one; else the nearest.
  package static func side(from low: Double, to high: Double) -> Double {
    let side = high - low
    if low + side == high { return side }
    if low + side.nextUp == high { return side.nextUp }
    return low + side.nextDown == high ? side.nextDown : side
  }
}
