import DuoGeometry
import DuoLayout

/// Where touches count and targets may go.
extension ElementComparison {
  /// Where touches count: what follows from the frame is told with it.
  mutating func compareHitArea(
    _ old: ElementSnapshot, _ new: ElementSnapshot, _ place: Int, order: Int
  ) {
    guard let one = old.hitArea, let other = new.hitArea else {
      if let area = new.hitArea {
        let size = SizeWords.text(seen(area, new, in: after).size)
        tell(.hitArea, new, lead: "hit area of ", [Phrase("added (\(size) pt)")], order: order)
      } else if old.hitArea != nil {
        tell(.hitArea, new, lead: "hit area of ", [Phrase("removed")], order: order)
      }
      return
    }
    let (before, after) = (seen(one, old, in: before), seen(other, new, in: after))
    let (oldFrame, newFrame) = (
      seen(old.frame, old, in: self.before), seen(new.frame, new, in: self.after)
    )
    let change = FrameChange(before, after, in: (oldFrame, newFrame))
    guard !change.isNone, !isReseeded(old, new, place) || change.resizes else { return }
    let isSameSize = FrameChange.areSame(before.size, after.size)
    // A frame that grew inside its hit area leaves that as it was.
    let dx = after.midX - newFrame.midX - (before.midX - oldFrame.midX)
    let dy = after.midY - newFrame.midY - (before.midY - oldFrame.midY)
    if isSameSize {
      guard !FrameChange.areSame(dx, 0) || !FrameChange.areSame(dy, 0) else { return }
      let movement = movement(dx, dy, of: new)
      return tell(
        .hitArea, new, lead: "hit area of ", movement.levels,
        summary: movement.summary,
        order: order)
    }
    let most = max(
      (after.width - before.width).magnitude, (after.height - before.height).magnitude)
    tell(
      .hitArea, new, lead: "hit area of ", SizeWords.levels(before.size, after.size),
      summary: Observation.Summary("changed in size by up to", points: most), order: order)
  }

  mutating func comparePlayArea(
    _ old: ElementSnapshot, _ new: ElementSnapshot, tail: Observation.Tail, order: Int
  ) {
    guard old.role == "field", new.role == "field" else { return }
    guard let one = old.playArea, let other = new.playArea else {
      if (old.playArea == nil) != (new.playArea == nil) {
        tell(
          .playArea, new, lead: "play area of ",
          [Phrase(new.playArea == nil ? "removed, there is no room" : "added")], order: order)
      }
      return
    }
    let (before, after) = (seen(one, old, in: before), seen(other, new, in: after))
    let change = FrameChange(before, after, in: (old.ownerFrame, new.ownerFrame))
    guard !change.isNone else { return }
    let most = max(change.width.magnitude, change.height.magnitude)
    guard change.resizes else {
      let movement = movement(change.dx, change.dy, of: new)
      return tell(
        .playArea, new, lead: "play area of ", movement.levels, tail: tail,
        summary: movement.summary,
        order: order)
    }
    tell(
      .playArea, new, lead: "play area of ", SizeWords.levels(before.size, after.size), tail: tail,
      summary: Observation.Summary("changed in size by up to", points: most), order: order)
  }

  /// A rectangle of the window as an element's owner sees it.
  private func seen(_ rect: Rect, _ element: ElementSnapshot, in panel: PanelSnapshot) -> Rect {
    guard !element.isSystemPanel, let space = panel.half(element.seat)?.space else { return rect }
    return space.toOwner(rect)
  }
}
