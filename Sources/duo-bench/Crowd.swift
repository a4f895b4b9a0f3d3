import DuoCatalog
import DuoGeometry
import DuoLayout
import DuoReview

/// A screen of many elements, laid out and reviewed in every pose, seating and direction.
struct Crowd {
  let catalog: Catalog
  let jobs: Int

  /// Panels of controls, targets, labels and grids: a third of it held by others, some of it faulty.
  ///
  /// - Parameter count: elements as the file lists them, each for both seats.
  static func screen(_ count: Int) -> Screen {
    let columns = max(Int(Double(count).squareRoot()), 1)
    let roles: [ElementRole] = [.control, .target, .text, .image, .control, .grid]
    let elements = (0..<count).map { number in
      let cell = Point(
        x: Double(number % columns) * 360 / Double(columns),
        y: Double(number / columns) * 300 / Double(columns))
      let side = Double(8 + number % 40)
      return Element(
        id: "element-\(number)", role: number % 9 == 0 ? .panel : roles[number % roles.count],
        width: .points(side + 8), height: .points(side),
        place: number % 3 == 0 ? .topLeading : .center,
        frame: number % 3 == 0
          ? nil : Rect(origin: cell, size: Size(width: side + 8, height: side)),
        holder: number % 3 == 0 && number % 9 != 0 ? "element-\(number - number % 9)" : nil,
        label: number % 4 == 0 ? "label" : nil, hitSize: number % 5 == 0 ? 44 : 0,
        gestures: number % 7 == 0 ? [.tap, .drag] : [])
    }
    return Screen(name: "crowd", both: elements)
  }

  /// Lays out and reviews `screen` in all panels there are.
  func review(_ screen: Screen) -> Review {
    var requests: [LayoutRequest] = []
    for pose in catalog.poses {
      for facing in Facing.allCases {
        for direction in Direction.allCases {
          requests.append(
            LayoutRequest(
              device: catalog.device, pose: pose, screen: screen, facing: facing,
              direction: direction))
        }
      }
    }
    let device = catalog.device
    let panels = parallelMap(requests, jobs: jobs) { request in
      (try? PanelLayout.solve(request)).map {
        ReviewedPanel(layout: $0, screen: screen, device: device)
      }
    }
    return Review.of(panels.compactMap { $0 }, isWhole: true, jobs: jobs)
  }
}
