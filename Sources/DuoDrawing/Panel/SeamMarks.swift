import DuoGeometry
import DuoJSON
import DuoLayout

extension PanelLayout {
  /// Which rule placed the seam, in words.
  var seamText: String {
    guard !halvesShareOnePlace else { return "none: one view over the other" }
    guard self[.first].shows, self[.second].shows else { return "none: one half shows" }
    let rule = split.kind.isArrangement ? "arrangement" : split.seam.rawValue
    let why =
      split.followsFold
      ? "follows the active fold"
      : split.seam == .middle && !split.kind.isArrangement
        ? "two equal halves" : "no active fold along it: as middle"
    return "\(rule) · \(why)"
  }

  var halvesShareOnePlace: Bool {
    guard let a = self[.first].frame, let b = self[.second].frame else { return false }
    return a.overlaps(b)
  }

  /// `first has 22.6 % more`
  var fairnessText: String {
    guard let a = self[.first].frame, let b = self[.second].frame else {
      return "one half does not show"
    }
    if halvesShareOnePlace { return "both have the whole container" }
    guard a.area > 0, b.area > 0 else { return "no room" }
    if (a.area - b.area).magnitude < 0.005 { return "equal" }
    let more = a.area > b.area ? Seat.first : Seat.second
    let share = max(a.area, b.area) / min(a.area, b.area) - 1
    return "\(more.rawValue) has \(Decimal.text(share * 100, places: 1)) % more"
  }
}

extension PanelBuilder {
  /// The gap between the halves, and where the middle of the container would have put the seam.
  mutating func announceSeam() {
    let split = layout.split
    if let gap = split.gap, !gap.isEmpty, shows(.halves) {
      let box = space.sheet(gap)
      hotspot("gap", box, "gap: \(gap.fullText), touches here belong to nobody")
    }
    guard split.followsFold, shows(.halves) else { return }
    let container = split.container
    let m = split.middle
    let marks =
      split.axis == .sideBySide
      ? [
        Rect(minX: m, minY: container.minY, maxX: m, maxY: container.minY + 26 / style.scale),
        Rect(minX: m, minY: container.maxY - 26 / style.scale, maxX: m, maxY: container.maxY),
      ]
      : [
        Rect(minX: container.minX, minY: m, maxX: container.minX + 26 / style.scale, maxY: m),
        Rect(minX: container.maxX - 26 / style.scale, minY: m, maxX: container.maxX, maxY: m),
      ]
    let lines = marks.map { mark -> Segment in
      let box = space.sheet(mark)
      return Segment(Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.maxY))
    }
    board.stroke(
      .dimensions, "seam.middle", .segments(lines), Stroke(palette.ink, width: 2))
    let boxes = marks.map { space.sheet($0) }
    let vertical = boxes[0].width < boxes[0].height
    let edge = vertical ? Edge.top : calloutEdge(foldBox ?? boxes[0])
    let box =
      boxes.min { a, b in
        switch edge {
        case .top: a.minY < b.minY
        case .bottom: a.maxY > b.maxY
        case .left: a.minX < b.minX
        case .right: a.maxX > b.maxX
        }
      } ?? boxes[0]
    guard shows(.labels), isFull else { return }
    callOut(
      "the middle would be \(Decimal.text(m, places: 2))", around: box, edge: edge,
      color: palette.ink, sign: "middle.label")
  }

  private var foldBox: Rect? {
    layout.regions.first { $0.kind == .division }.map { space.sheet($0.frame) }
  }
}
