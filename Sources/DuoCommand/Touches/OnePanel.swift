import DuoCatalog
import DuoLayout
import DuoReview

extension PanelChoice {
  /// The one panel that was chosen.
  ///
  /// - Throws: `Trouble` that says how many there are and what narrows them, or why it cannot be worked out.
  func onePanel(device: Device) throws -> (layout: PanelLayout, screen: Screen) {
    let counts = [
      ("pose", poses.count, "poses"), ("facing", facings.count, "seatings"),
      ("direction", directions.count, "directions"), ("screen", screens.count, "screens"),
      ("phase", phases.count, "phases"),
    ].filter { $0.1 > 1 }
    guard counts.isEmpty else {
      let all = counts.map(\.1).reduce(1, *)
      throw Trouble(
        "hit",
        "takes exactly one panel, not \(all): "
          + Words.list(counts.map { "\($0.1) \($0.2)" }, most: 5),
        "choose one with " + Words.list(counts.map { "--\($0.0)" }, most: 5))
    }
    guard let plan = plans.first else {
      throw Trouble("hit", "takes exactly one panel, not 0", "choose one with --pose")
    }
    switch plan.pose {
    case .pose(let pose): return (try plan.layout(of: pose, self, device: device), plan.screen)
    case .broken(let broken): throw CatalogError(messages: broken.messages)
    }
  }
}
