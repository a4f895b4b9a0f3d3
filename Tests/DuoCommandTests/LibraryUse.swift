import DuoCatalog
import DuoLayout
import DuoScreens

func firstHalf() throws -> String {
  let catalog = try Catalog.builtIn()
  guard let pose = catalog.pose(named: "book") else { return "no such pose" }
  let layout = try PanelLayout.solve(
    LayoutRequest(device: catalog.device, pose: pose, screen: .duel, facing: .faceToFace))
  guard let frame = layout[.first].frame else { return "does not show" }
  return "\(frame.width) × \(frame.height), turned \(layout[.first].turn.degrees)°"
}
