import DuoCatalog
import DuoGeometry
import DuoLayout
import Testing

@testable import DuoReview

/// Of a pose that was captured as a picture alone nobody knows the elements, so none is missing there.
@Suite struct PictureOnlyTests {
  private func findings(_ open: CapturedPose) throws -> [String] {
    let catalog = try Catalog.builtIn()
    let screen = Screen(
      name: "app",
      first: [
        Element(
          id: "first.go", role: .control, frame: Rect(x: 20, y: 20, width: 60, height: 60),
          isOneSeatOnly: true, poses: ["closed"])
      ],
      capture: ScreenCapture(
        facing: .sameWay, poses: [CapturedPose(name: "closed", tree: "closed.txt"), open]))
    let panels = try ["closed", "open"].map { name in
      let pose = try #require(catalog.pose(named: name))
      return ReviewedPanel(
        layout: try PanelLayout.solve(
          LayoutRequest(device: catalog.device, pose: pose, screen: screen, facing: .sameWay)),
        screen: screen, device: catalog.device)
    }
    return MissingInPose.findings(across: panels).map { "\($0.element ?? "") \($0.message)" }
  }

  @Test func aTreeThatLacksItIsAFault() throws {
    #expect(
      try findings(CapturedPose(name: "open", tree: "open.txt"))
        == ["first.go missing here, shown in closed"])
  }

  @Test func aPictureAloneIsNone() throws {
    #expect(try findings(CapturedPose(name: "open", image: "open.png")) == [])
  }
}
