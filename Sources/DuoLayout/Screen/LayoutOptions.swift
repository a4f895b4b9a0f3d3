/// What the caller asks of a layout beside pose, seating and direction; nil leaves it to the screen.
public struct LayoutOptions: Hashable, Sendable {
  public var split: SplitKind?
  public var seam: SeamRule?
  /// Points between the halves.
  public var spacing: Double?
  public var ignoresSafeArea: Bool?
  public var bars: Set<AppBar>
  public var camera: Bool
  public var keyboard: Bool
  public var gateMode: GateMode?
  public var currentSeat: Seat?
  public var seed: Int64
  /// The moment of the race that is shown; nil for a screen without one.
  public var phase: RacePhase?

  public init(
    split: SplitKind? = nil, seam: SeamRule? = nil, spacing: Double? = nil,
    ignoresSafeArea: Bool? = nil, bars: Set<AppBar> = [], camera: Bool = false,
    keyboard: Bool = false, gateMode: GateMode? = nil, currentSeat: Seat? = nil, seed: Int64 = 1,
    phase: RacePhase? = nil
  ) {
    self.split = split
    self.seam = seam
    self.spacing = spacing
    self.ignoresSafeArea = ignoresSafeArea
    self.bars = bars
    self.camera = camera
    self.keyboard = keyboard
    self.gateMode = gateMode
    self.currentSeat = currentSeat
    self.seed = seed
    self.phase = phase
  }

  /// The same, with what is asked for but is the default anyway left out (interface.md, options of drawing).
  public var withoutDefaults: LayoutOptions {
    var options = self
    if split == .shared { options.split = nil }
    if seam == .fold { options.seam = nil }
    if spacing == (split ?? .shared).defaultSpacing { options.spacing = nil }
    if ignoresSafeArea == false { options.ignoresSafeArea = nil }
    if gateMode == .together { options.gateMode = nil }
    if currentSeat == .first { options.currentSeat = nil }
    return options
  }
}
