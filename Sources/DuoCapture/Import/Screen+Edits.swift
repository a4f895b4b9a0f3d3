import DuoLayout

extension Screen {
  /// Takes over from an earlier import of the same screen what people have added to it since and no capture tells:
  /// accepted findings, who an element is for, what it destroys or confirms, how it is touched; and the gate and the
  /// halves' behaviour.
  ///
  /// Elements are known by their ids.
  ///
  /// - Returns: how many elements have something of it.
  public mutating func keepEdits(of earlier: Screen) -> Int {
    gate = gate ?? earlier.gate
    if halves == HalfBehaviour() { halves = earlier.halves }
    var kept = Set<String>()
    first = Self.keeping(earlier.both + earlier.first + earlier.second, in: first, &kept)
    second = Self.keeping(earlier.both + earlier.first + earlier.second, in: second, &kept)
    return kept.count
  }

  private static func keeping(
    _ earlier: [Element], in elements: [Element], _ kept: inout Set<String>
  ) -> [Element] {
    var byID: [String: Element] = [:]
    // What one entry of an element says is said of all its poses.
    for element in earlier {
      byID[element.id] = byID[element.id].map { element.adding(editsOf: $0) } ?? element
    }
    return elements.map { element in
      guard let edited = byID[element.id] else { return element }
      let new = element.adding(editsOf: edited)
      if new != element { kept.insert(element.id) }
      return new
    }
  }
}

extension Element {
  /// The same with what another entry says that no capture tells.
  fileprivate func adding(editsOf other: Element) -> Element {
    var element = self
    element.allow.merge(other.allow) { $1 }
    element.isDestructive = isDestructive || other.isDestructive
    element.isConfirmed = isConfirmed || other.isConfirmed
    element.isPrivate = isPrivate || other.isPrivate
    element.isOneSeatOnly = isOneSeatOnly || other.isOneSeatOnly
    element.gestureOnContainer = gestureOnContainer || other.gestureOnContainer
    element.gestures.formUnion(other.gestures)
    element.minimumDistance = max(minimumDistance, other.minimumDistance)
    element.hitSize = max(hitSize, other.hitSize)
    return element
  }
}
