import DuoGeometry
import DuoLayout
import DuoReview

/// Findings made up for a panel.
struct FindingMaker {
  let layout: PanelLayout

  /// At an element of the panel, or at no place where `isPlaced` is false.
  func at(
    _ element: String, _ rule: String, _ severity: Severity, message: String = "too small",
    value: Double? = nil, isPlaced: Bool = true
  ) -> Finding {
    let placed = layout.elements.first { $0.id == element }
    return Finding(
      rule: rule, severity: severity, panel: PanelKey(layout), seat: placed?.seat,
      element: element, frame: isPlaced ? placed?.frame : nil, value: value, limit: 44,
      unit: .points, message: message)
  }

  /// Of the whole panel.
  func whole(_ rule: String, _ severity: Severity, message: String = "of the panel") -> Finding {
    Finding(rule: rule, severity: severity, panel: PanelKey(layout), message: message)
  }

  /// Seeded, at places in and out of the window, some of them several times.
  func random(_ count: Int, seed: UInt64) -> [Finding] {
    var numbers = SplitMix64(seed: seed)
    func next(_ limit: Double) -> Double { numbers.nextUnit() * limit }
    let size = layout.pose.window.size
    var frames: [Rect] = []
    return (0..<count).map { index in
      let side = next(1) < 0.2 ? 300.0 : 60
      var frame = Rect(
        x: next(size.width * 1.2) - size.width * 0.1,
        y: next(size.height * 1.2) - size.height * 0.1, width: next(side) + 1,
        height: next(side) + 1)
      if let last = frames.last, next(1) < 0.3 { frame = last }
      frames.append(frame)
      let severities: [Severity] = [.error, .warning, .warning, .note]
      return Finding(
        rule: "rule-\(Int(next(Double(count))))", severity: severities[Int(next(4))],
        panel: PanelKey(layout), seat: next(1) < 0.5 ? .first : .second,
        element: "first.thing-\(Int(next(20)))", frame: next(1) < 0.1 ? nil : frame,
        message: String(repeating: "a message that goes on ", count: Int(next(8)) + 1))
    }
  }
}
