import DuoGeometry
import DuoLayout

/// What differs between two states of one panel.
struct PanelComparison {
  let before: PanelSnapshot
  let after: PanelSnapshot
  /// The place of the pair among those of its screen.
  let panel: Int
  /// Seats whose half shows on one side only: what lies in it came or went with it.
  var switched: Set<Seat> = []
  /// Whether the halves' frames follow from something else that is told.
  private(set) var areHalvesCovered = false
  private(set) var observations: [Observation] = []

  init(_ before: PanelSnapshot, _ after: PanelSnapshot, panel: Int, renames: [String: String]) {
    self.before = before
    self.after = after
    self.panel = panel
    compareOptions()
    compareDevice()
    let isBesideDevice = observations.contains(where: \.isOfDevice)
    let start = observations.count
    compareSplit()
    coverHalves()
    for seat in Seat.allCases { compareHalf(seat) }
    var elements = ElementComparison(self, renames: renames)
    elements.run()
    observations += elements.observations
    if isBesideDevice {
      for index in start..<observations.count { observations[index].isBesideDevice = true }
    }
    observations +=
      FindingComparison(self, renames: renames, removed: elements.removedIDs)
      .observations
    compareNotes()
  }

  mutating func add(_ observation: Observation) { observations.append(observation) }

  /// A sentence about something other than an element.
  mutating func add(
    _ kind: LayoutChangeKind, _ subject: Observation.Subject, lead: String = "", _ levels: [Phrase],
    summary: Observation.Summary? = nil, carries: Bool = false, order: Int
  ) {
    var observation = Observation(
      kind: kind, weight: .other, subject: subject, lead: lead, levels: levels, summary: summary,
      order: order, panel: panel)
    observation.tail.carries = carries
    add(observation)
  }

  /// Where the container changed and nothing else of the split did, what changed the container takes the halves along.
  private mutating func coverHalves() {
    guard let old = before.split, let new = after.split, let one = old.container,
      let other = new.container, !FrameChange.areSame(one, other), old.kind == new.kind,
      old.seam == new.seam, old.axis == new.axis, old.followsFold == new.followsFold,
      old.spacing == new.spacing
    else { return }
    let reasons: [LayoutChangeKind] = [.safeArea, .keyboard, .window, .seam]
    var reason: Int?
    for kind in reasons where reason == nil {
      reason = observations.firstIndex { $0.kind == kind }
    }
    guard let reason else { return }
    observations[reason].tail.carriesHalves = true
    areHalvesCovered = true
  }

  private mutating func compareOptions() {
    guard before.options != after.options else { return }
    add(
      .options, Observation.Subject("options"),
      [Phrase("changed from \(before.commandLine) to \(after.commandLine)")], order: Order.options)
  }

  private mutating func compareNotes() {
    guard let old = before.notes, let new = after.notes else { return }
    func differences(_ some: [String], _ others: [String], lead: String) {
      let others = Set(others)
      for note in some where !others.contains(note) && !Self.isToldElsewhere(note) {
        var observation = Observation(
          kind: .note, weight: .other, subject: Observation.Subject("note", family: note),
          lead: lead, levels: [Phrase()], order: Order.notes, panel: panel)
        observation.message = note
        add(observation)
      }
    }
    differences(new, old, lead: "noted now")
    differences(old, new, lead: "no longer noted")
  }

  /// Of labels that went, of play areas and of how the phone is held other sentences speak.
  private static func isToldElsewhere(_ note: String) -> Bool {
    note.contains(": too small, ") || note.hasSuffix(": no play area")
      || note.hasPrefix("each half tilts ") || note.hasPrefix("both seats share one panel")
  }

  /// In which order things of one weight are told; elements by their places.
  enum Order {
    static let panels = -60
    static let screen = -50
    static let options = -40
    static let device = -30
    static let seam = -20
    static let half = -10
    static let notes = Int.max
  }
}
