import DuoGeometry
import DuoLayout

/// What holds each element of a panel's later state, where the same holds it in the earlier one.
struct Holders {
  private var holders: [Int: Int] = [:]

  /// As many possible holders as are tried where the document does not say which it is.
  private static let tried = 64

  init(_ before: PanelSnapshot, _ after: PanelSnapshot, _ pairs: ElementPairs) {
    let says =
      before.elements.contains { $0.holder != nil } && after.elements.contains { $0.holder != nil }
    if says {
      findStated(before, after, pairs)
    } else {
      findAround(before, after, pairs)
    }
  }

  /// The place of the holder of the element at `place`; nil where the half holds it, or something else than before.
  func of(_ place: Int) -> Int? { holders[place] }

  private mutating func findStated(
    _ before: PanelSnapshot, _ after: PanelSnapshot, _ pairs: ElementPairs
  ) {
    var places: [String: Int] = [:]
    for pair in pairs.pairs.reversed() { places[before.elements[pair.before].id] = pair.after }
    for pair in pairs.pairs {
      guard let old = before.elements[pair.before].holder, let place = places[old],
        after.elements[place].id == after.elements[pair.after].holder, place != pair.after
      else { continue }
      holders[pair.after] = place
    }
  }

  /// Documents that do not say: the smallest that lies around it on both sides.
  private mutating func findAround(
    _ before: PanelSnapshot, _ after: PanelSnapshot, _ pairs: ElementPairs
  ) {
    for seat in Seat.allCases {
      let around = pairs.pairs.filter {
        after.elements[$0.after].seat == seat
          && ElementRole(rawValue: after.elements[$0.after].role)?.holdsOthers == true
      }.sorted {
        let (one, other) = (
          after.elements[$0.after].frame.area, after.elements[$1.after].frame.area
        )
        return one != other ? one < other : $0.after < $1.after
      }.prefix(Self.tried)
      guard !around.isEmpty else { continue }
      for pair in pairs.pairs where after.elements[pair.after].seat == seat {
        let (old, new) = (before.elements[pair.before].frame, after.elements[pair.after].frame)
        holders[pair.after] =
          around.first {
            let holder = after.elements[$0.after].frame
            return $0.after != pair.after && holder.area > new.area && holder.contains(new)
              && before.elements[$0.before].frame.contains(old)
          }?.after
      }
    }
  }
}
