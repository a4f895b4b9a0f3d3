import DuoGeometry
import DuoLayout

extension Fairness {
  /// What the two seats get in one panel.
  ///
  /// A field's area counts as far as it lies in its half; one that lies in another field does not count twice.
  init(_ panel: ReviewedPanel) {
    let layout = panel.layout
    let facts = panel.facts
    let fields = facts.fields.filter { !Self.isInField($0, panel) }
    var shares: [Share] = []
    var hasField: [Seat: Bool] = [:]
    for half in layout.halves {
      guard let frame = half.frame, let space = half.space else { continue }
      let own = fields.filter { layout.elements[$0].seat == half.seat }
      hasField[half.seat] = !own.isEmpty
      var share = Share(
        seat: half.seat, fieldArea: own.isEmpty ? frame.area : 0, reach: nil, smallestTarget: nil)
      for place in own {
        share.fieldArea += layout.elements[place].frame.intersection(frame)?.area ?? 0
      }
      for (place, exposure) in zip(facts.tapped, panel.exposures) {
        guard layout.elements[place].role == .target, layout.elements[place].seat == half.seat
        else { continue }
        let far = space.ownerSize.height - layout.elements[place].ownerFrame.minY
        share.reach = max(share.reach ?? 0, far * panel.millimetresPerPoint)
        if let size = exposure.size {
          share.smallestTarget = min(share.smallestTarget ?? size, size)
        }
      }
      shares.append(share)
    }
    self.init(
      panel: panel.key, shares: shares, sentence: Self.sentence(shares, hasField: hasField))
  }

  private static func isInField(_ place: Int, _ panel: ReviewedPanel) -> Bool {
    var here = panel.facts.holders[place]
    // Holders never go round in a circle, but a bound costs nothing.
    for _ in panel.layout.elements.indices where here >= 0 {
      if panel.layout.elements[here].role == .field { return true }
      here = panel.facts.holders[here]
    }
    return false
  }

  private static func sentence(_ shares: [Share], hasField: [Seat: Bool]) -> String {
    guard let first = shares.first else { return "neither half shows" }
    guard let second = shares.last, shares.count == 2 else {
      return "only \(first.seat.rawValue)'s half shows"
    }
    let withField = shares.filter { hasField[$0.seat] == true }
    if withField.count == 1, let one = withField.first {
      return "only \(one.seat.rawValue) has a field"
    }
    let (more, less) = first.fieldArea >= second.fieldArea ? (first, second) : (second, first)
    let what = withField.isEmpty ? "room" : "field"
    guard less.fieldArea > 0 else {
      return more.fieldArea > 0 ? "only \(more.seat.rawValue) has any \(what)" : "even"
    }
    let percent = (more.fieldArea / less.fieldArea - 1) * 100
    // Less than the last digit shown is even.
    guard percent >= 0.05 else { return "even" }
    return "\(more.seat.rawValue) has \(Words.percent(percent)) more \(what)"
  }
}
