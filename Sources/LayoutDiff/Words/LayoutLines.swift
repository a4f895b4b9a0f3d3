import DuoGeometry
import DuoJSON

extension LayoutSnapshot {
  /// Every number as text, a fact a line with its panel first, so that a comparison of lines reads well.
  public var lines: [String] { panels.flatMap(\.lines) }
}

extension PanelSnapshot {
  var lines: [String] {
    var lines: [String] = []
    func add(_ text: String?) { if let text { lines.append("\(id) \(text)") } }
    add("screen \(screen)")
    for (option, value) in options.sorted(by: { $0.key < $1.key }) {
      add("option \(option) \(value)")
    }
    add(window.map { "window \($0.words)" })
    add(safeArea.map { "safe area \($0.words)" })
    add(sizeClass.map { "size class \($0)" })
    add(hinge.map { "hinge \($0)" })
    for region in regions ?? [] {
      add("region \(region.name) \(region.frame.words)\(region.isActive ? " active" : "")")
    }
    if let split {
      let facts = [
        split.kind, split.seam.map { "seam \($0)" }, split.axis?.rawValue,
        split.spacing.map { "spacing \($0.words)" }, split.gap.map { "gap \($0.words)" },
      ]
      add("split " + facts.compactMap { $0 }.joined(separator: ", "))
    }
    for half in halves {
      let facts = [
        half.frame?.words ?? "does not show", "turned \(half.turn.degrees)°",
        half.hitArea.map { "hit \($0.words)" },
        half.canAct ? nil : "may not act" + (half.reason.map { ": \($0)" } ?? ""),
      ]
      add("half \(half.seat.rawValue) " + facts.compactMap { $0 }.joined(separator: ", "))
    }
    for element in elements {
      let facts = [
        "frame \(element.frame.words)", "owner \(element.ownerFrame.words)",
        element.hitArea.map { "hit \($0.words)" }, element.playArea.map { "play \($0.words)" },
        element.label.map { "label \(Names.quoted($0))" },
        element.isDropped ? "label dropped" : nil,
      ]
      add("\(element.id) \(element.role) " + facts.compactMap { $0 }.joined(separator: ", "))
    }
    for finding in findings ?? [] {
      add("\(finding.severity.rawValue) \(finding.rule): \(finding.message)")
    }
    return lines
  }
}

extension Double {
  fileprivate var words: String { Decimal.text(self, places: 3) }
}

extension Rect {
  /// `18,700 80×44`
  fileprivate var words: String { "\(minX.words),\(minY.words) \(width.words)×\(height.words)" }
}

extension Insets {
  /// `top 0, left 0, bottom 20, right 0`
  fileprivate var words: String {
    "top \(top.words), left \(left.words), bottom \(bottom.words), right \(right.words)"
  }
}
