import DuoGeometry
import DuoJSON
import DuoLayout
import DuoReview

/// What a review says in a few words: one row of the header.
struct ReviewStrip {
  struct Item {
    var severity: Severity?
    var text: String
  }

  var items: [Item] = []

  /// Of one panel; nothing where nobody reviewed it.
  init(_ subject: PanelSubject) {
    guard subject.isReviewed else { return }
    add(FaultCount([subject]))
    if let smallest = SmallestTarget([subject]) { items.append(Item(text: smallest.text)) }
    if let fairness = subject.fairness { items.append(Item(text: fairness.sentence)) }
  }

  /// Of all panels of a sheet.
  init(_ subjects: [PanelSubject]) {
    let reviewed = subjects.filter(\.isReviewed)
    guard !reviewed.isEmpty else { return }
    add(FaultCount(reviewed))
    let byPose = ReviewStrip.errorsByPose(reviewed)
    if byPose.count > 1 || (byPose.count == 1 && ReviewStrip.poses(reviewed).count > 1) {
      let said = byPose.map { "\($0.pose) \($0.errors)" }.joined(separator: ", ")
      items.append(Item(text: "errors by pose: \(said)"))
    }
    if let smallest = SmallestTarget(reviewed) {
      items.append(
        Item(text: smallest.text + (smallest.isEverywhere ? "" : " in \(smallest.pose)")))
    }
    if let text = ReviewStrip.leastFair(reviewed) { items.append(Item(text: text)) }
  }

  private mutating func add(_ count: FaultCount) {
    if count.isNone { items.append(Item(text: "no errors, no warnings")) }
    if let text = FaultCount.words(count.errors, "error") {
      items.append(Item(severity: .error, text: text))
    }
    if let text = FaultCount.words(count.warnings, "warning") {
      items.append(Item(severity: .warning, text: text))
    }
  }

  private static func poses(_ subjects: [PanelSubject]) -> [String] {
    var poses: [String] = []
    for subject in subjects where poses.last != subject.layout.pose.name {
      if !poses.contains(subject.layout.pose.name) { poses.append(subject.layout.pose.name) }
    }
    return poses
  }

  /// In the order of the panels, poses without errors left out.
  private static func errorsByPose(_ subjects: [PanelSubject]) -> [(pose: String, errors: Int)] {
    poses(subjects).compactMap { pose in
      let errors = FaultCount(subjects.filter { $0.layout.pose.name == pose }).errors
      return errors == 0 ? nil : (pose, errors)
    }
  }

  /// The sentence of the panel whose shares differ most, and where that is unless all say the same.
  private static func leastFair(_ subjects: [PanelSubject]) -> String? {
    var worst: (ratio: Double, text: String, pose: String)?
    var sentences: Set<String> = []
    for subject in subjects {
      guard let fairness = subject.fairness else { continue }
      sentences.insert(fairness.sentence)
      let areas = fairness.shares.map(\.fieldArea)
      let least = areas.min() ?? 0
      let ratio = areas.count == 2 && least > 0 ? (areas.max() ?? 0) / least : 1
      if worst.map({ ratio > $0.ratio + 1e-9 }) ?? true {
        worst = (ratio, fairness.sentence, subject.layout.pose.name)
      }
    }
    guard let worst else { return nil }
    return sentences.count > 1 ? "at worst \(worst.text) (\(worst.pose))" : worst.text
  }
}

/// The smallest thing to hit among some panels.
private struct SmallestTarget {
  var points: Double
  var millimetres: Double
  var pose: String
  /// Whether every panel with targets has one as small.
  var isEverywhere = true

  init?(_ subjects: [PanelSubject]) {
    let found = subjects.compactMap { subject -> (Double, PanelSubject)? in
      let sizes = subject.fairness?.shares.compactMap(\.smallestTarget) ?? []
      return sizes.min().map { ($0, subject) }
    }
    guard let smallest = found.min(by: { $0.0 < $1.0 }) else { return nil }
    points = smallest.0
    let layout = smallest.1.layout
    millimetres = points * smallest.1.device.display(layout.pose.display).millimetresPerPoint
    pose = layout.pose.name
    isEverywhere = found.allSatisfy { ($0.0 - smallest.0).magnitude < 0.01 }
  }

  var text: String {
    "smallest target \(Decimal.text(points, places: 1)) pt "
      + "(\(Decimal.text(millimetres, places: 1)) mm)"
  }
}

extension ReviewStrip {
  /// Writes the items in rows at most `width` wide, the first row's middle at `place`.
  ///
  /// - Returns: the middle of the last row; `place` itself where there is nothing to say.
  @discardableResult
  func write(_ board: inout Board, at place: Point, width: Double, pitch: Double) -> Double {
    var x = place.x
    var y = place.y
    for item in items {
      let sign = item.severity.map { board.faultBadgeSize($0, "") }
      let lead = sign.map { $0.width + 5 } ?? 0
      for (number, text) in board.wrapped(item.text, width: max(width - lead, 60)).enumerated() {
        let length = board.width(text, board.type.label) + (number == 0 ? lead : 0)
        if number > 0 || (x > place.x && x + length > place.x + width) {
          x = place.x
          y += pitch
        }
        if number == 0, let severity = item.severity, let sign {
          let box = Rect(
            x: x, y: y - sign.height / 2, width: sign.width, height: sign.height)
          board.faultBadge(severity, "", in: box, layer: .header, thing: "review")
          x += lead
        }
        let color = item.severity.map(board.palette.severity) ?? board.palette.ink
        board.write(
          TextLine(text: text, size: board.type.label, color: color), at: Point(x: x, y: y),
          layer: .header, sign: "review.text")
        x += board.width(text, board.type.label) + 20
      }
    }
    return y
  }
}
