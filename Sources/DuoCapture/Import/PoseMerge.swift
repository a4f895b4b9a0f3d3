import DuoLayout

/// One seat's elements of several poses made one list, in which every pose keeps its drawing order.
struct PoseMerge {
  /// What shares an id at one place of the order: an entry for each frame it has.
  private struct Slot {
    let id: String
    var entries: [Element]

    /// An entry like it gets its pose; else it becomes one.
    mutating func add(_ element: Element, pose: String) {
      for place in entries.indices {
        var entry = entries[place]
        let poses = entry.poses ?? []
        entry.poses = nil
        guard entry == element else { continue }
        entries[place].poses = poses + [pose]
        return
      }
      var entry = element
      entry.poses = [pose]
      entries.append(entry)
    }
  }

  private var slots: [Slot] = []

  /// All entries, each with its poses.
  var elements: [Element] { slots.flatMap(\.entries) }

  /// Adds what one more pose shows, in drawing order, without poses, each id once.
  mutating func add(_ elements: [Element], pose: String) {
    var places: [String: Int] = [:]
    for (place, slot) in slots.enumerated() { places[slot.id] = place }
    let known = elements.map { places[$0.id] ?? -1 }
    // As many as can stay where they are; what comes in another order here gets places of its own.
    let kept = Self.rising(known)
    // What the other poses alone have stands before what this one brings.
    var end = slots.count
    var ends = Array(repeating: end, count: elements.count)
    for index in elements.indices.reversed() {
      ends[index] = end
      if kept[index] { end = known[index] }
    }
    var merged: [Slot] = []
    merged.reserveCapacity(slots.count + elements.count)
    var next = 0
    for (index, element) in elements.enumerated() {
      if kept[index] {
        merged += slots[next...known[index]]
        next = known[index] + 1
      } else {
        merged += slots[next..<ends[index]]
        next = ends[index]
        merged.append(Slot(id: element.id, entries: []))
      }
      merged[merged.count - 1].add(element, pose: pose)
    }
    merged += slots[next...]
    slots = merged
  }

  /// Which of the numbers belong to a longest rising row of them, negative ones left out.
  static func rising(_ numbers: [Int]) -> [Bool] {
    // For each length, where the row that ends lowest ends.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() where number >= 0 {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var isKept = Array(repeating: false, count: numbers.count)
    var at = ends.last ?? -1
    while at >= 0 {
      isKept[at] = true
      at = before[at]
    }
    return isKept
  }
}
