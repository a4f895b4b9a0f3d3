import DuoGeometry
import DuoLayout

/// How far frames in the wrong space are turned, and who says so.
struct TurnChoice: Sendable {
  let turn: QuarterTurn
  let reason: String

  /// - Throws: where an option says a turn that leaves the frames on their side.
  init(
    _ wrong: WrongSpace, asked: QuarterTurn?, tree: CapturedTree, window: Rect, seats: SeatFinder
  ) throws(CaptureFault) {
    if let asked {
      guard asked.isOdd else {
        throw CaptureFault(
          "", "\(wrong.words); turned by \(asked.degrees)° they stay in the wrong space",
          "--turn 90 or --turn 270")
      }
      turn = asked
      reason = "as --turn says"
      return
    }
    let other = wrong.byPose + QuarterTurn(2)
    let agreeing = [wrong.byPose, other].map {
      Self.count(wrong, $0, tree: tree, window: window, seats: seats)
    }
    // One or two elements may lie in the wrong half, which is what a review is for.
    if agreeing[1] > 1, agreeing[1] > 2 * agreeing[0] {
      turn = other
      reason =
        "as the seats' identifiers say, \(agreeing[1]) of which then lie in their own half; "
        + "the pose alone would say \(wrong.byPose.degrees)°"
    } else {
      turn = wrong.byPose
      reason = "as the pose says"
    }
  }

  /// How many identifiers with a seat's prefix lie in their own half after that turn.
  private static func count(
    _ wrong: WrongSpace, _ turn: QuarterTurn, tree: CapturedTree, window: Rect, seats: SeatFinder
  ) -> Int {
    guard seats.only == nil else { return 0 }
    let origin = wrong.origin(of: window, turn)
    return tree.nodes.count { node in
      guard !node.identifier.isEmpty, let named = seats.prefixSeat(of: node.identifier),
        let rect = node.frame?.rect
      else { return false }
      let frame = wrong.turned(rect, turn).moved(dx: -origin.x, dy: -origin.y)
      let found = seats.seat(of: frame, identifier: "")
      return found.isCertain && found.seat == named
    }
  }
}
