import DuoGeometry
import DuoLayout
import DuoScreens

/// Gives every kept element its seat and its frame in the owner's space.
struct SeatAssignment {
  let seats: SeatFinder
  let pose: Pose
  /// Window space.
  let safeFrame: Rect

  /// - Returns: a note about elements whose prefix is the other seat's; nil where there are none.
  func assign(_ sieved: inout ElementSieve.Result) -> String? {
    var strays: [Stray] = []
    var placed: [KeptElement] = []
    placed.reserveCapacity(sieved.kept.count)
    // Where each of the kept went; −1 where it fell out.
    var moved = Array(repeating: -1, count: sieved.kept.count)
    for (place, var element) in sieved.kept.enumerated() {
      let found = seats.seat(of: element.frame, identifier: element.identifier)
      guard let space = seats.space(of: found.seat) else { continue }
      let mapped = space.toOwner(element.frame)
      guard !mapped.isEmpty else {
        sieved.leftOut.add(.noArea)
        continue
      }
      guard let owner = Self.exact(mapped) else {
        sieved.leftOut.add(.tooLarge)
        continue
      }
      element.ownerFrame = owner
      element.seat = found.seat
      element.isBarItem =
        element.isInBar && found.isOutside && !safeFrame.contains(element.frame)
      element.scroller = element.scroller.map { moved[$0] }.flatMap { $0 < 0 ? nil : $0 }
      if element.role == .panel, element.kind == .container, !element.isScrolled,
        seats.covers(element.frame, found.seat)
      {
        element.role = .background
      }
      if found.isCertain, let named = seats.prefixSeat(of: element.identifier),
        named != found.seat
      {
        strays.append(Stray(identifier: element.identifier, frame: element.frame, named: named))
      }
      moved[place] = placed.count
      placed.append(element)
    }
    sieved.kept = placed
    return note(strays)
  }

  private struct Stray {
    var identifier: String
    var frame: Rect
    /// Whose prefix it carries.
    var named: Seat
  }

  private func note(_ strays: [Stray]) -> String? {
    guard !strays.isEmpty else { return nil }
    let words = strays.map { stray in
      let place = "\(ImportWords.number(stray.frame.minX)), \(ImportWords.number(stray.frame.minY))"
      let name = "\(ImportWords.identifier(stray.identifier)) at \(place)"
      return seats.only == nil ? "\(name) in the \(stray.named.other.rawValue) half" : name
    }
    let list = ImportWords.start(of: words)
    if let only = seats.only {
      return
        "\(pose.name) shows the \(only.rawValue) seat only, but the other's identifiers are there: \(list)"
    }
    return
      "\(ImportWords.count(strays.count, "identifier")) \(strays.count == 1 ? "names" : "name") the seat of the other half: \(list)"
  }

  /// As a screen file has it, by origin and sides; nil where it is beyond what a file may say.
  private static func exact(_ rect: Rect) -> Rect? {
    guard ScreenLimits.coordinates.contains(rect.minX),
      ScreenLimits.coordinates.contains(rect.minY), rect.width <= ScreenLimits.sides.upperBound,
      rect.height <= ScreenLimits.sides.upperBound
    else { return nil }
    let width = Rect.side(from: rect.minX, to: rect.maxX)
    let height = Rect.side(from: rect.minY, to: rect.maxY)
    return Rect(x: rect.minX, y: rect.minY, width: width, height: height)
  }
}
