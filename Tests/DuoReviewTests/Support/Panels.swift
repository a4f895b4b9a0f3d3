import DuoLayout
import DuoReview

/// Every seating and direction of these poses, as `check` makes them.
func panels(
  of screen: Screen, poses: [String]? = nil, facings: [Facing] = Facing.allCases,
  directions: [Direction] = Direction.allCases, options: LayoutOptions = LayoutOptions(),
  settings: ReviewSettings = ReviewSettings()
) throws -> [ReviewedPanel] {
  let device = try Poses.device()
  let held = try poses?.map(Poses.named) ?? Poses.all()
  var panels: [ReviewedPanel] = []
  for pose in held {
    for facing in facings {
      for direction in directions {
        let layout = try PanelLayout.solve(
          LayoutRequest(
            device: device, pose: pose, screen: screen, facing: facing, direction: direction,
            options: options))
        panels.append(
          ReviewedPanel(layout: layout, screen: screen, device: device, settings: settings))
      }
    }
  }
  return panels
}

/// One seating, so that only the pose differs.
func poses(_ names: [String]?, of screen: Screen) throws -> [ReviewedPanel] {
  try panels(of: screen, poses: names, facings: [.sameWay], directions: [.ltr])
}
