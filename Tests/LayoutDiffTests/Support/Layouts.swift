import DuoCatalog
import DuoJSON
import DuoLayout
import DuoReview
import DuoScreens

@testable import LayoutDiff

/// Screens laid out and reviewed as `diff` does it, as snapshots.
struct Layouts {
  var catalog: Catalog
  var poses: [String]
  var facings: [Facing] = Facing.allCases
  var directions: [Direction] = [.ltr]
  var options = LayoutOptions()
  /// Another file of a pose.
  var change: (Pose) -> Pose = { $0 }

  /// - Parameter poses: the main ones where it is nil.
  init(_ poses: [String]? = nil, facings: [Facing] = Facing.allCases) throws {
    catalog = try Catalog.builtIn()
    self.poses = poses ?? catalog.mainPoses.map(\.name)
    self.facings = facings
  }

  func document(_ screens: [Screen]) throws -> JSONValue {
    var panels: [ReviewedPanel] = []
    for screen in screens {
      for name in poses {
        guard let pose = catalog.pose(named: name).map(change) else { continue }
        for facing in facings {
          for direction in directions {
            var layout = try PanelLayout.solve(
              LayoutRequest(
                device: catalog.device, pose: pose, screen: screen, facing: facing,
                direction: direction, options: options))
            if screens.count > 1 { layout.variant = ".\(screen.name)" }
            panels.append(ReviewedPanel(layout: layout, screen: screen, device: catalog.device))
          }
        }
      }
    }
    let review = Review.of(panels, isWhole: false)
    let entries = zip(panels, review.findings).map { panel, findings in
      LayoutDocument.Entry(panel.layout, findings: findings.map(\.json))
    }
    return LayoutDocument.json(entries, device: catalog.device)
  }

  func snapshot(_ screens: Screen...) throws -> LayoutSnapshot {
    try LayoutSnapshot(document(screens))
  }

  /// The sentences of what a change of the screen comes to.
  func sentences(_ before: Screen = .duel, _ change: (inout Screen) -> Void) throws -> [String] {
    var after = before
    change(&after)
    return try LayoutDiff.changes(from: snapshot(before), to: snapshot(after)).map(\.sentence)
  }
}

extension Screen {
  /// Changes the element of that id, as the file spells it.
  mutating func change(_ id: String, _ body: (inout Element) -> Void) {
    for path in [\Screen.both, \Screen.first, \Screen.second] {
      for index in self[keyPath: path].indices where self[keyPath: path][index].id == id {
        body(&self[keyPath: path][index])
      }
    }
  }
}
