import DuoGeometry
import DuoJSON
import DuoLayout

/// What two people get in one panel, for comparing them.
public struct Fairness: Hashable, Sendable {
  /// What one seat gets.
  public struct Share: Hashable, Sendable {
    public var seat: Seat
    /// Square points of its fields; of its half where it has no field.
    public var fieldArea: Double
    /// Millimetres from the owner's edge to the far side of the farthest target; nil without targets.
    public var reach: Double?
    /// Points of the shorter side of the smallest target's hit area; nil without targets.
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

/// An `allow` that no longer silences anything.
public struct UnusedAllow: Hashable, Sendable {
  public var file: String?
  public var place: JSONPlace?
  /// As the file spells it.
  public var element: String
  public var rule: String

  public init(file: String?, place: JSONPlace?, element: String, rule: String) {
    self.file = file
    self.place = place
    self.element = element
    self.rule = rule
  }
}

/// What a review of some panels found.
public struct Review: Sendable {
  /// One list for each panel reviewed, in the order of the panels; within it errors first, then by rule id, seat,
  /// element and subject.
  public var findings: [[Finding]]
  /// Findings that an element's `allow` silenced.
  public var allowed: [Finding]
  public var unusedAllows: [UnusedAllow]
  /// One for each panel.
  public var fairness: [Fairness]

  public init(
    findings: [[Finding]], allowed: [Finding] = [], unusedAllows: [UnusedAllow] = [],
    fairness: [Fairness] = []
  ) {
    self.findings = findings
    self.allowed = allowed
    self.unusedAllows = unusedAllows
    self.fairness = fairness
  }

  /// Reviews panels of one screen or of several; rules that compare panels compare those of one screen.
  ///
  /// - Parameter isWhole: whether every pose, seating and direction is among them, so that an `allow` without a
  ///   finding is one that nobody needs.
  public static func of(_ panels: [ReviewedPanel], isWhole: Bool, jobs: Int = 1) -> Review {
    Review(findings: panels.map { _ in [] })
  }
}
