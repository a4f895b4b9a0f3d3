import DuoGeometry

/// A place at the table: `first` is left or top, `second` right or bottom, in every language.
public enum Seat: String, CaseIterable, Sendable {
  case first, second

  public var other: Seat { self == .first ? .second : .first }
}

/// Where the two people sit; nothing on the device tells which.
public enum Facing: String, CaseIterable, Sendable {
  /// Both look from one edge: nothing turns.
  case sameWay
  /// Across a phone lying flat: each half's top edge lies on the seam.
  case faceToFace
}

/// The reader's direction.
public enum Direction: String, CaseIterable, Sendable {
  case ltr, rtl
}

/// Which view splits the container (layout.md §2).
public enum SplitKind: String, CaseIterable, Sendable {
  case shared
  case even
  case arrangement
  case arrangementOverlay = "arrangement-overlay"

  public var isArrangement: Bool { self == .arrangement || self == .arrangementOverlay }
  /// The gap between the halves where nobody names one, in points.
  public var defaultSpacing: Double { isArrangement ? 0 : 2 }
}

/// What places the seam (layout.md §2).
public enum SeamRule: String, CaseIterable, Sendable {
  case middle, fold, foldEqual
}

/// Bars an app brings along.
public enum AppBar: String, CaseIterable, Sendable {
  case navigation, tab
}

/// Who may act (layout.md §6).
public enum GateMode: String, CaseIterable, Sendable {
  case together, takeTurns, paused
}

public struct Gate: Hashable, Sendable {
  public var mode: GateMode
  /// Whose turn it is, where turns are taken.
  public var current: Seat

  public init(mode: GateMode = .together, current: Seat = .first) {
    self.mode = mode
    self.current = current
  }

  public func canAct(_ seat: Seat) -> Bool {
    switch mode {
    case .together: true
    case .takeTurns: seat == current
    case .paused: false
    }
  }

  /// The gate after `seat` has acted; out of turn nothing changes.
  public func afterAct(by seat: Seat) -> Gate {
    guard mode == .takeTurns, canAct(seat) else { return self }
    return Gate(mode: mode, current: seat.other)
  }
}

/// Which of the split's two views a half carries.
public enum HalfContent: String, CaseIterable, Sendable {
  case primary, secondary
}
