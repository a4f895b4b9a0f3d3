import CairoCanvas
import DuoCatalog
import DuoDrawing
import DuoGeometry
import DuoLayout
import DuoScreens

/// The panels that are measured: every pose of the catalogue.
struct Panels {
  let catalog: Catalog

  /// Of the sheet that is measured.
  static let pixels = 24e6

  func layouts(_ directions: [Direction] = Direction.allCases) throws -> [PanelLayout] {
    var layouts: [PanelLayout] = []
    for pose in catalog.poses {
      for facing in Facing.allCases {
        for direction in directions {
          layouts.append(
            try PanelLayout.solve(
              LayoutRequest(
                device: catalog.device, pose: pose, screen: .duel, facing: facing,
                direction: direction)))
        }
      }
    }
    return layouts
  }

  /// All poses in both seatings, as `duo-render --pose all` shows them.
  func sheet(shaper: any TextShaper, jobs: Int) throws -> Sheet {
    let layouts = try layouts([.ltr])
    let cells = layouts.map { layout in
      SheetCell(
        values: [
          .pose: layout.pose.name, .facing: layout.facing.rawValue,
          .direction: layout.direction.rawValue,
        ],
        group: layout.pose.group,
        content: .panel(PanelSubject(layout: layout, device: catalog.device, id: layout.id)))
    }
    let placed = Drawing.sheet(
      SheetRequest(
        cells: cells, title: "All poses, both seatings", facts: ["screen duel · options none"]),
      shaper: shaper, jobs: jobs)
    let places = zip(layouts, placed.windows).map { LayoutDocument.Entry($0, placement: $1) }
    return Sheet(
      drawing: placed.drawing,
      layoutJSON: LayoutDocument.json(places, device: catalog.device).compactText)
  }
}

/// A sheet and the density at which it has the pixels wanted.
struct Sheet {
  let drawing: Drawing
  let layoutJSON: String

  var density: Double { (Panels.pixels / drawing.size.area).squareRoot() }

  /// In whole pixels.
  var size: Size {
    Size(
      width: (drawing.size.width * density).rounded(),
      height: (drawing.size.height * density).rounded())
  }
}
