import Foundation
import Testing

@testable import DuoCommand

/// Sheets of ours whose panels lie elsewhere: each window is held against itself.
@Suite struct MovedPanelTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(DiffScreenTests.screen(60), to: "before.json")
    try folder.write(DiffScreenTests.screen(72), to: "after.json")
  }

  private func sheet(_ screen: String, _ poses: String, to output: String) throws {
    let drawn = try RunningProgram.shell(
      "duo-render --screen \(screen) --pose \(poses) --facing faceToFace --scale 0.5 --density 1 --format png --output \(output) --name sheet",
      in: folder)
    #expect(drawn.code == 0, "\(drawn.errors)")
  }

  private func pictures(_ line: String) throws -> (code: Int32, names: [String], text: String) {
    let result = try RunningProgram.shell("duo-render diff --format json \(line)", in: folder)
    let whole = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    let file = try #require((whole?["files"] as? [[String: Any]])?.first)
    let pictures = file["pictures"] as? [[String: Any]] ?? []
    return (result.code, pictures.compactMap { $0["name"] as? String }, result.text)
  }

  /// One pose more moves all others; none of them differs for it.
  @Test func onePoseMore() throws {
    try sheet("before.json", "open,closed", to: "old")
    try sheet("before.json", "partly-open,open,closed", to: "new")
    let result = try pictures("old/sheet.png new/sheet.png")
    #expect(result.code == 1)
    #expect(result.names == [])
    #expect(result.text.contains("\"status\": \"sizeDiffers\""))
    #expect(result.text.contains("partly-open"))
  }

  /// What changed in them is found all the same.
  @Test func onePoseMoreAndAnotherScreen() throws {
    try sheet("before.json", "open,closed", to: "old")
    try sheet("after.json", "partly-open,open,closed", to: "new")
    let result = try pictures("old/sheet.png new/sheet.png --output out")
    #expect(Set(result.names) == ["open.faceToFace.ltr", "closed.faceToFace.ltr"])
    #expect(result.text.contains("second.leave"))
    #expect(
      folder.names("out/sheet").contains("closed.faceToFace.ltr.difference.png"))
  }
}
