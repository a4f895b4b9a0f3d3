import DuoLayout

/// What two people get in one panel, for comparing them.
public struct Fairness: Hashable, Sendable {
  /// What one seat gets.
  public struct Share: Hashable, Sendable {
    public var seat: Seat
    /// Square points of its fields; of its half where it has no field.
    public var fieldArea: Double
    /// Millimetres from the bottom edge of the owner's half to the far side of the farthest target; nil without targets.
    public var reach: Double?
    /// Points of the shorter side of the smallest target's hit area, after everything that covers or cuts it; nil
    /// without targets, and where all of them are hidden.
    public var smallestTarget: Double?

    public init(seat: Seat, fieldArea: Double, reach: Double?, smallestTarget: Double?) {
      self.seat = seat
      self.fieldArea = fieldArea
      self.reach = reach
      self.smallestTarget = smallestTarget
    }
  }

  public var panel: PanelKey
  /// First, then second; only seats whose half shows.
  public var shares: [Share]
  /// `first has 22.6 % more field`
  public var sentence: String

  public init(panel: PanelKey, shares: [Share], sentence: String) {
    self.panel = panel
    self.shares = shares
    self.sentence = sentence
  }
}
