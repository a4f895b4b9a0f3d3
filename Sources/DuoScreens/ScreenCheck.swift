import DuoJSON
import DuoLayout

/// What only shows when all elements of a screen are known: identifiers, holders, how many there are.
struct ScreenCheck {
  private let screen: Screen
  private let faults: JSONFaults

  init(_ screen: Screen, faults: JSONFaults) {
    self.screen = screen
    self.faults = faults
  }

  func run() {
    checkCount()
    var identifiers = Identifiers()
    let lists = Seat.allCases.map { SeatList(screen, $0) }
    for list in lists {
      checkIdentifiers(list, &identifiers)
      checkHolders(list)
    }
    checkSeededNames(lists)
  }

  private func checkCount() {
    func asked(_ elements: [Element]) -> Int {
      elements.reduce(elements.count) { $0 + $1.count }
    }
    let count = 2 * asked(screen.both) + asked(screen.first) + asked(screen.second)
    guard count > ScreenLimits.elements else { return }
    faults.add(
      "\(count) elements, those of \"both\" twice and seeded targets each",
      "at most \(ScreenLimits.elements)", at: JSONPlace(line: 1, column: 1), path: "")
  }

  /// Every identifier once, in any one pose: entries for different poses may share theirs.
  private func checkIdentifiers(_ list: SeatList, _ identifiers: inout Identifiers) {
    for item in list.items {
      guard let earlier = identifiers.insert(item) else { continue }
      // What repeats in "both" would be told again for the second seat.
      if item.isOfBoth, list.seat == .second, earlier.isOfBoth { continue }
      let place = earlier.place.map { "it stands at \($0.line):\($0.column)" } ?? "it stands above"
      faults.add(
        "\(Names.quoted(item.id)) again", "each id once in a pose, \(place)",
        at: item.element.source, owner: item.element.id, path: "id")
    }
  }

  /// No element is called what a seeded target of either seat is called.
  private func checkSeededNames(_ lists: [SeatList]) {
    for seeded in lists {
      let total = seeded.items.reduce(0) { $0 + $1.element.count }
      guard total > 0 else { continue }
      let stem = "\(screen.prefix(of: seeded.seat)).target-"
      for item in lists.flatMap(\.items) {
        guard let number = item.id.seededNumber(after: stem), number > 0, number <= total else {
          continue
        }
        faults.add(
          "\(Names.quoted(item.id)) is what a seeded target is called", "another id",
          at: item.element.source, owner: item.element.id, path: "id")
      }
    }
  }

  private func checkHolders(_ list: SeatList) {
    var holders: [Int?] = Array(repeating: nil, count: list.items.count)
    for (index, item) in list.items.enumerated() {
      guard let name = item.element.holder else { continue }
      // Told once, in the seat that has the element first.
      let isTold = item.isOfBoth && list.seat == .second
      func fault(_ problem: @autoclosure () -> String, _ remedy: @autoclosure () -> String) {
        guard !isTold else { return }
        faults.add(
          problem(), remedy(), at: item.element.source, owner: item.element.id, path: "in")
      }
      guard let found = list.place(of: name) else {
        fault(
          "\(Names.quoted(name)) is not an element of \(item.whose(list.seat))", remedy(name, list))
        continue
      }
      let holder = list.items[found]
      if holder.id == item.id {
        fault("it holds itself", "the id of another field, grid or panel, or leave it out")
      } else if !holder.element.role.holdsOthers {
        fault(
          "\(Names.quoted(name)) is a \(holder.element.role.rawValue), which holds nothing",
          "the id of a field, grid or panel")
      } else {
        holders[index] = found
      }
    }
    checkCircles(list, holders)
  }

  /// Nearest names are looked for while there are few faults: nobody reads the thousandth.
  private func remedy(_ name: String, _ list: SeatList) -> String {
    let all = list.holderNames
    let allowed =
      all.count > 12 || all.isEmpty
      ? "allowed: the id of a field, grid or panel" : "allowed: " + all.joined(separator: ", ")
    guard faults.all.count < 20, let nearest = Names.nearest(name, in: all) else { return allowed }
    return "did you mean \(Names.quoted(nearest))? \(allowed)"
  }

  /// Walks from every element to its outermost holder; a walk that meets itself is a circle, told once.
  private func checkCircles(_ list: SeatList, _ holders: [Int?]) {
    var walkOf = Array(repeating: -1, count: holders.count)
    for start in holders.indices where walkOf[start] < 0 {
      var at: Int? = start
      while let here = at, walkOf[here] < 0 {
        walkOf[here] = start
        at = holders[here]
      }
      guard let meeting = at, walkOf[meeting] == start else { continue }
      let names = circle(from: meeting, list, holders)
      let item = list.items[meeting]
      if item.isOfBoth, list.seat == .second { continue }
      faults.add(
        "they hold each other in a circle: \(names)", "an element that the half itself holds",
        at: item.element.source, owner: item.element.id, path: "in")
    }
  }

  private func circle(from start: Int, _ list: SeatList, _ holders: [Int?]) -> String {
    var names = [list.items[start].element.id]
    var at = holders[start]
    while let here = at, here != start, names.count < 6 {
      names.append(list.items[here].element.id)
      at = holders[here]
    }
    return (names + [at == start ? names[0] : "…"]).joined(separator: " → ")
  }
}

/// The elements of one seat, `both` first, with full identifiers.
private struct SeatList {
  struct Item {
    var element: Element
    var id: String
    var isOfBoth: Bool

    func whose(_ seat: Seat) -> String { isOfBoth ? "both seats" : "the \(seat.rawValue) seat" }
  }

  let seat: Seat
  let items: [Item]
  /// Those that may be named as holders, each once.
  let holderNames: [String]
  private let prefix: String
  private let places: [String: Int]

  init(_ screen: Screen, _ seat: Seat) {
    self.seat = seat
    let prefix = screen.prefix(of: seat)
    self.prefix = prefix
    items =
      screen.both.map { Item(element: $0, id: "\(prefix).\($0.id)", isOfBoth: true) }
      + (seat == .first ? screen.first : screen.second).map {
        Item(element: $0, id: $0.id, isOfBoth: false)
      }
    var places: [String: Int] = [:]
    for (index, item) in items.enumerated() {
      // Of entries that share an id, one that can hold others is the holder.
      if let known = places[item.id], items[known].element.role.holdsOthers { continue }
      places[item.id] = index
    }
    self.places = places
    var seen: Set<String> = []
    holderNames = items.filter(\.element.role.holdsOthers).map(\.element.id)
      .filter { seen.insert($0).inserted }
  }

  func place(of name: String) -> Int? { places[name] ?? places["\(prefix).\(name)"] }
}

/// Identifiers already given, each with the poses it is given for.
private struct Identifiers {
  struct Earlier {
    var place: JSONPlace?
    var isOfBoth: Bool
  }

  /// nil for all poses.
  private var poses: [String: Set<String>?] = [:]
  private var first: [String: Earlier] = [:]

  /// Keeps the item's id; who has it already in one of the element's poses, if anybody.
  mutating func insert(_ item: SeatList.Item) -> Earlier? {
    let id = item.id
    let own = item.element.poses.map { Set($0) }
    guard let known = poses[id], let earlier = first[id] else {
      poses[id] = own
      first[id] = Earlier(place: item.element.source, isOfBoth: item.isOfBoth)
      return nil
    }
    guard let known, let own, known.isDisjoint(with: own) else { return earlier }
    poses[id] = known.union(own)
    return nil
  }
}

extension String {
  /// The number after `stem`, written as seeded targets are; nil where this is no such name.
  fileprivate func seededNumber(after stem: String) -> Int? {
    guard hasPrefix(stem) else { return nil }
    let digits = dropFirst(stem.count)
    guard let number = Int(digits), String(number) == digits else { return nil }
    return number
  }
}
