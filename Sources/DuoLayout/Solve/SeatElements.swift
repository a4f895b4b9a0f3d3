import DuoGeometry

/// One seat's elements of one pose with full identifiers and found holders: holders before what they hold,
/// backgrounds before what lies on them.
struct SeatElements {
  struct Entry {
    var element: Element
    /// With the seat's prefix.
    var id: String
    /// The place of the holder in `entries`; nil for the half.
    var holder: Int?
    /// Whether leading and trailing follow the reader here; a play field's content never mirrors.
    var mirrors: Bool
    /// Whether it lies in something that scrolls, and so may reach out of it: people scroll there.
    var isScrolled = false
  }

  private(set) var entries: [Entry] = []

  init(_ screen: Screen, seat: Seat, pose: String) {
    let prefix = screen.prefix(of: seat)
    let own = seat == .first ? screen.first : screen.second
    var listed: [Entry] = []
    listed.reserveCapacity(screen.both.count + own.count)
    var absent: Set<String> = []
    func list(_ element: Element, _ id: String) {
      if element.shows(in: pose) {
        listed.append(Entry(element: element, id: id, holder: nil, mirrors: true))
      } else if element.role.holdsOthers {
        absent.insert(id)
      }
    }
    for element in screen.both { list(element, "\(prefix).\(element.id)") }
    for element in own { list(element, element.id) }
    guard listed.contains(where: { $0.element.holder != nil }) else {
      let backgrounds = listed.filter { $0.element.role == .background }
      entries =
        backgrounds.isEmpty
        ? listed : backgrounds + listed.filter { $0.element.role != .background }
      return
    }
    nest(listed, prefix: prefix, absent: absent)
  }

  /// - Parameter absent: holders that do not show in this pose, and so hide what they hold.
  private mutating func nest(_ listed: [Entry], prefix: String, absent: Set<String>) {
    var places: [String: Int] = [:]
    for (place, entry) in listed.enumerated() where entry.element.role.holdsOthers {
      places[entry.id] = place
    }
    // What is held, by its holder, in file order.
    var held: [[Int]] = Array(repeating: [], count: listed.count)
    var roots: [Int] = []
    var hidden: [Int] = []
    for (place, entry) in listed.enumerated() {
      guard let name = entry.element.holder else {
        roots.append(place)
        continue
      }
      if let holder = places[name] ?? places["\(prefix).\(name)"], holder != place {
        held[holder].append(place)
      } else if absent.contains(name) || absent.contains("\(prefix).\(name)") {
        hidden.append(place)
      } else {
        roots.append(place)
      }
    }
    /// Backgrounds lie under everything else of their holder, so they come off the stack first.
    func reversed(_ places: [Int]) -> [Int] {
      let backgrounds = places.filter { listed[$0].element.role == .background }
      guard !backgrounds.isEmpty else { return places.reversed() }
      return (backgrounds + places.filter { listed[$0].element.role != .background }).reversed()
    }

    var isDone = Array(repeating: false, count: listed.count)
    while let place = hidden.popLast() {
      if isDone[place] { continue }
      isDone[place] = true
      hidden += held[place]
    }
    entries.reserveCapacity(listed.count)
    var waiting = reversed(roots).map { (place: $0, holder: Int?.none, mirrors: true) }
    var next = 0
    while true {
      guard let (place, holder, mirrors) = waiting.popLast() else {
        // Only elements that hold each other are left: the half holds the first of them.
        while next < isDone.count, isDone[next] { next += 1 }
        guard next < isDone.count else { return }
        waiting.append((next, nil, true))
        continue
      }
      if isDone[place] { continue }
      isDone[place] = true
      var entry = listed[place]
      entry.holder = holder
      entry.mirrors = mirrors
      entry.isScrolled =
        holder.map { entries[$0].isScrolled || entries[$0].element.scrolls } ?? false
      let here = entries.count
      entries.append(entry)
      let inner = mirrors && entry.element.role != .field
      for child in reversed(held[place]) { waiting.append((child, here, inner)) }
    }
  }
}
