import Foundation
import Testing

/// interface.md "Layout JSON": a drawing's numbers carry what a review found, whatever is drawn of it.
@Suite struct DrawnFindingTests {
  private static let screen = """
    { "format": "duo-render/screen", "version": 1, "name": "small", "both": [
      { "id": "ok", "role": "control", "size": { "width": 20, "height": 20 }, "gestures": ["tap"] } ] }
    """

  @Test(arguments: ["", "--hide findings", "--view table,first,second --columns view"])
  func theJSONHasThem(options: String) throws {
    let folder = try Folder()
    try folder.write(Self.screen, to: "small.json")
    let result = try RunningProgram.shell(
      "duo-render --screen small.json --pose open --facing sameWay --format json -o - \(options)",
      in: folder)
    #expect(result.code == 0 && result.errors == "")
    // layout.md §8: under 28 pt is an error, in each seat once, on every panel.
    let rules = result.text.split(separator: "\"rule\": \"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    let panels = result.text.components(separatedBy: "\"findings\":").count - 1
    #expect(panels == (options.hasPrefix("--view") ? 3 : 1))
    #expect(rules.filter { $0 == "target-too-small" }.count == 2 * panels)
  }
}
