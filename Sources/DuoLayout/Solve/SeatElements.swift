import DuoGeometry

/// One seat's elements with full identifiers and found holders, holders before what they hold.
struct SeatElements {
  struct Entry {
    var element: Element
    /// With the seat's prefix.
    var id: String
    /// The place of the holder in `entries`; nil for the half.
    var holder: Int?
    /// Whether leading and trailing follow the reader here; a play field's content never mirrors.
    var mirrors: Bool
  }

  private(set) var entries: [Entry] = []

  init(_ screen: Screen, seat: Seat) {
    let prefix = screen.prefix(of: seat)
    let own = seat == .first ? screen.first : screen.second
    var listed: [Entry] = []
    listed.reserveCapacity(screen.both.count + own.count)
    for element in screen.both {
      listed.append(
        Entry(element: element, id: "\(prefix).\(element.id)", holder: nil, mirrors: true))
    }
    for element in own {
      listed.append(Entry(element: element, id: element.id, holder: nil, mirrors: true))
    }
    guard listed.contains(where: { $0.element.holder != nil }) else {
      entries = listed
      return
    }

    var places: [String: Int] = [:]
    for (place, entry) in listed.enumerated() where entry.element.role.holdsOthers {
      places[entry.id] = place
    }
    // What is held, by its holder, in file order.
    var held: [[Int]] = Array(repeating: [], count: listed.count)
    var roots: [Int] = []
    for (place, entry) in listed.enumerated() {
      if let name = entry.element.holder,
        let holder = places[name] ?? places["\(prefix).\(name)"], holder != place
      {
        held[holder].append(place)
      } else {
        roots.append(place)
      }
    }
    entries.reserveCapacity(listed.count)
    var isPlaced = Array(repeating: false, count: listed.count)
    var waiting = roots.reversed().map { (place: $0, holder: Int?.none, mirrors: true) }
    while entries.count < listed.count {
      guard let next = waiting.popLast() else {
        // Only elements that hold each other are left: the half holds the first of them.
        guard let lost = isPlaced.firstIndex(of: false) else { break }
        waiting.append((lost, nil, true))
        continue
      }
      if isPlaced[next.place] { continue }
      isPlaced[next.place] = true
      var entry = listed[next.place]
      entry.holder = next.holder
      entry.mirrors = next.mirrors
      let here = entries.count
      entries.append(entry)
      let mirrors = next.mirrors && entry.element.role != .field
      for place in held[next.place].reversed() { waiting.append((place, here, mirrors)) }
    }
  }
}
