import DuoCatalog
import DuoGeometry
import DuoLayout
import Testing

@testable import DuoScreens

/// What a screen file says of the captures it was made from.
@Suite struct CaptureKeyTests {
  private static let text = """
    { "name": "App", "capture": { "facing": "faceToFace", "direction": "rtl", "poses": {
      "book": { "tree": "book.txt", "image": "app-book.png", "turn": 270, "bars": ["tab"] },
      "closed": { "keyboard": true, "camera": true } } },
      "both": [ { "id": "a" } ] }
    """

  private func decode(_ text: String) throws(ScreenError) -> Screen {
    let catalog = try? Catalog.builtIn()
    return try ScreenDecoder.decode(
      Array(text.utf8), file: "s.json",
      vocabulary: ScreenVocabulary(poses: catalog?.poses ?? [], rules: []))
  }

  @Test func everyKeyIsRead() throws {
    let capture = ScreenCapture(
      facing: .faceToFace, direction: .rtl,
      poses: [
        CapturedPose(
          name: "partly-open", tree: "book.txt", image: "app-book.png", turn: QuarterTurn(3),
          bars: [.tab]), CapturedPose(name: "closed", camera: true, keyboard: true),
      ])
    #expect(try decode(Self.text).capture == capture)
    #expect(try decode(#"{ "name": "n", "both": [ { "id": "a" } ] }"#).capture == nil)
  }

  /// A piece of the file, what stands in its place, and the whole message.
  @Test(arguments: [
    (
      #""facing": "faceToFace", "#, "",
      #"1:29: capture.facing: missing; capture needs "facing""#
    ),
    (
      #""faceToFace""#, #""acrossTheTable""#,
      #"1:41: capture.facing: "acrossTheTable" is not a seating; allowed: sameWay, faceToFace"#
    ),
    (
      "270", "45",
      #"2:66: capture.poses.book.turn: 45 is no quarter turn; allowed: 0, 90, 180, 270"#
    ),
    (
      "270", "360",
      #"2:66: capture.poses.book.turn: 360 is out of range; allowed: a whole number from 0 to 270"#
    ),
    (
      #""image": "app-book.png", "#, "",
      #"2:41: capture.poses.book.turn: there is no image to turn; name one, or leave it out"#
    ),
    (
      #""tab""#, #""tub""#,
      #"2:80: capture.poses.book.bars[0]: "tub" is not a bar; did you mean "tab"? "#
        + "allowed: navigation, tab"
    ),
    (
      #""closed""#, #""partly-open""#,
      #"3:3: capture.poses: "partly-open" again; each pose once"#
    ),
    (
      #""keyboard""#, #""keybord""#,
      #"3:15: capture.poses.closed.keybord: unknown key; did you mean "keyboard"? allowed: "#
        + "tree, image, turn, bars, camera, keyboard"
    ),
  ]) func faults(old: String, new: String, message: String) {
    #expect(throws: ScreenError(messages: ["s.json: \(message)"])) {
      _ = try decode(Self.text.replacing(old, with: new))
    }
  }

  @Test func aCaptureWithoutElementsNeedsAPicture() throws {
    let picture =
      #"{ "name": "n", "capture": { "facing": "sameWay", "poses": { "open": { "image": "o.png" } } } }"#
    #expect(try decode(picture).both.isEmpty)
    #expect(throws: ScreenError.self) { try decode(picture.replacing("image", with: "tree")) }
  }
}
