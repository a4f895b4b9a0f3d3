/// What each person sees, one description for every pose: the value a screen file decodes to.
public struct Screen: Hashable, Sendable {
  public var name: String
  /// What its file calls it, where `name` is another one that tells it from screens of the same name; else nil.
  public var nameInFile: String?
  /// What the screen asks for; nil where it leaves the choice to the built-in defaults.
  public var split: SplitKind?
  public var seam: SeamRule?
  public var spacing: Double?
  public var ignoresSafeArea: Bool?
  public var gate: Gate?
  public var halves: HalfBehaviour
  /// The identifier prefix of each seat.
  public var firstPrefix: String
  public var secondPrefix: String
  public var both: [Element]
  public var first: [Element]
  public var second: [Element]
  /// What of a running app it was captured from; nil for a screen that people wrote.
  public var capture: ScreenCapture?
  /// The file it was read from, as the user named it; nil for a screen made in code.
  public var file: String?

  public init(
    name: String, split: SplitKind? = nil, seam: SeamRule? = nil, spacing: Double? = nil,
    ignoresSafeArea: Bool? = nil, gate: Gate? = nil, halves: HalfBehaviour = HalfBehaviour(),
    firstPrefix: String = "first", secondPrefix: String = "second", both: [Element] = [],
    first: [Element] = [], second: [Element] = [], capture: ScreenCapture? = nil,
    file: String? = nil
  ) {
    self.name = name
    self.split = split
    self.seam = seam
    self.spacing = spacing
    self.ignoresSafeArea = ignoresSafeArea
    self.gate = gate
    self.halves = halves
    self.firstPrefix = firstPrefix
    self.secondPrefix = secondPrefix
    self.both = both
    self.first = first
    self.second = second
    self.capture = capture
    self.file = file
  }

  public func prefix(of seat: Seat) -> String { seat == .first ? firstPrefix : secondPrefix }

  /// Whether its elements are known in that pose: of a pose that was captured as a picture alone nobody knows them.
  public func isDescribed(in pose: String) -> Bool {
    capture.map { $0[pose]?.tree != nil } ?? true
  }

  /// Whether anybody has something to hit, so that a race can be run on it.
  public var hasTargets: Bool {
    [both, first, second].contains { list in
      list.contains { $0.role == .target || ($0.role == .field && $0.count > 0) }
    }
  }
}

/// How the two halves themselves treat touches and overflow.
public struct HalfBehaviour: Hashable, Sendable {
  public var hasHitArea: Bool
  public var isClipped: Bool
  public var hasGesture: Bool

  public init(hasHitArea: Bool = true, isClipped: Bool = true, hasGesture: Bool = false) {
    self.hasHitArea = hasHitArea
    self.isClipped = isClipped
    self.hasGesture = hasGesture
  }
}
