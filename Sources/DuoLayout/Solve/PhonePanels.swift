import DuoGeometry

/// Where the phone's two panels lie in a window, to say on which one a half lies.
package struct PhonePanels {
  /// Window space; nil on the outer display, which is on the cover half's back as a whole.
  private let inner: (cover: Rect, camera: Rect)?

  package init(_ pose: Pose, on device: Device) {
    guard pose.display == .inner else {
      inner = nil
      return
    }
    let natural = Rect(size: device.inner.size)
    let low = natural.slice(.sideBySide, from: 0, to: device.foldLine)
    let high = natural.slice(.sideBySide, from: device.foldLine, to: natural.maxX)
    let space = TurnedFrame(
      frame: Rect(size: pose.quarterTurn.turned(natural.size)), turn: pose.quarterTurn)
    func inWindow(_ panel: Rect) -> Rect {
      space.toOuter(panel).moved(dx: -pose.window.minX, dy: -pose.window.minY)
    }
    inner =
      device.coverEdge == .left
      ? (inWindow(low), inWindow(high)) : (inWindow(high), inWindow(low))
  }

  func panel(of half: Rect) -> HalfPanel {
    guard let inner else { return .cover }
    switch (half.overlaps(inner.cover), half.overlaps(inner.camera)) {
    case (true, true): return .both
    case (false, true): return .camera
    default: return .cover
    }
  }
  /// The panel on which most of a half lies; nil where it lies on both alike.
  package func holdingMost(of half: Rect) -> PhoneHalf? {
    guard let inner else { return .cover }
    let cover = half.intersection(inner.cover)?.area ?? 0
    let camera = half.intersection(inner.camera)?.area ?? 0
    return cover == camera ? nil : cover > camera ? .cover : .camera
  }
}
