import Foundation
import Testing

@testable import DuoCommand

/// A screen that was captured is known in its poses, its seating and its direction, and in no other.
@Suite struct CapturedScreenTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(
      """
      { "name": "App", "capture": { "facing": "faceToFace", "poses": {
        "open-flipped": { "bars": ["tab"] }, "closed": { "keyboard": true } } },
        "both": [ { "id": "go", "role": "control", "gestures": ["tap"],
          "frame": { "x": 10, "y": 10, "width": 60, "height": 60 } } ] }
      """, to: "app.json")
  }

  private func run(_ line: String) throws -> RunningProgram.Result {
    try RunningProgram.shell("duo-render \(line)", in: folder)
  }

  private func panels(_ line: String) throws -> [String] {
    let result = try run("\(line) --format json --output -")
    #expect(result.code == 0, "\(result.errors)")
    let json = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    let panels = json?["panels"] as? [[String: Any]] ?? []
    return panels.compactMap { $0["id"] as? String }
  }

  /// Poses outermost in the catalogue's order, whichever are main.
  @Test(arguments: [
    ("--screen app.json", ["closed.faceToFace.ltr", "open-flipped.faceToFace.ltr"]),
    (
      "--screen app.json --pose all --direction all",
      ["closed.faceToFace.ltr", "open-flipped.faceToFace.ltr"]
    ),
    ("--screen app.json --pose closed", ["closed.faceToFace.ltr"]),
    (
      "--screen app.json,duel --pose closed --facing all",
      ["closed.faceToFace.ltr.App", "closed.sameWay.ltr.duel", "closed.faceToFace.ltr.duel"]
    ),
  ]) func onlyWhatWasCapturedIsDrawn(line: String, ids: [String]) throws {
    #expect(try panels(line) == ids)
  }

  @Test func posesThatWereNotCapturedAreSaid() throws {
    let result = try run("--screen app.json --pose closed,open --format json --output -")
    #expect(result.code == 0)
    #expect(result.errors == "duo-render: app.json: not captured in open\n")
  }

  @Test(arguments: ["--pose open", "--facing sameWay", "--direction rtl"])
  func nothingCapturedIsTrouble(option: String) throws {
    let result = try run("--screen app.json \(option)")
    #expect(result.code == 2)
    #expect(
      result.errors
        == "duo-render: app.json: was not captured in what --pose, --facing and --direction choose; "
        + "allowed: open-flipped, closed with faceToFace, ltr\n")
  }

  /// Bars and keyboard of the capture change the safe area: device.md, "What app bars change" and "Keyboard".
  @Test func barsAndKeyboardAreThoseOfTheCapture() throws {
    let result = try run("--screen app.json --format json --output -")
    let json = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    let insets = (json?["panels"] as? [[String: Any]] ?? []).compactMap { panel in
      ((panel["safeArea"] as? [String: Any])?["insets"] as? [String: Any])?["bottom"] as? Double
    }
    #expect(insets == [289, 34])
  }

  /// Reviewed where it was captured, so that nothing is missing elsewhere.
  @Test func checkReviewsWhatWasCaptured() throws {
    let result = try run("check app.json --format json")
    #expect(result.code == 0, "\(result.errors)")
    let json = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    let ids = (json?["panels"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    #expect(ids == ["closed.faceToFace.ltr", "open-flipped.faceToFace.ltr"])
  }

  /// The app has split its window already: options and a config move no frame away from the picture.
  @Test func optionsMoveNoFrame() throws {
    let plain = try run("--screen app.json --format json --output -")
    let line = "--screen app.json --bars navigation --spacing 100 --split even --format json -o -"
    let moved = try run(line)
    #expect(
      moved.errors
        == "duo-render: app.json: was captured from an app, which --split, --spacing, --bars cannot "
        + "change\n")
    #expect(try halves(moved) == halves(plain))
    try folder.write(#"{ "bars": ["navigation"], "spacing": 20 }"#, to: "duo-render.json")
    let configured = try run("--screen app.json --format json --output -")
    #expect(configured.errors == "")
    #expect(try halves(configured) == halves(plain))
  }

  private func halves(_ result: RunningProgram.Result) throws -> [[String: Double]] {
    let json = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    let halves = (json?["panels"] as? [[String: Any]] ?? []).flatMap { panel in
      panel["halves"] as? [[String: Any]] ?? []
    }
    let frames = halves.compactMap { $0["frame"] as? [String: Double] }
    #expect(frames.count == 4)
    return frames
  }

  @Test func aSheetThatShowsNothingOfItSaysSo() throws {
    let result = try run("--screen app.json,duel --pose open --format json --output -")
    #expect(result.code == 0)
    #expect(result.errors == "duo-render: app.json: not captured in any of these poses\n")
  }
}
