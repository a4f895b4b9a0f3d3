import DuoDrawing
import DuoJSON
import Foundation
import PNGImage
import Testing

/// Issue 4 §2 at the command: captures are found beside their screens, told apart by size, and drawn.
@Suite struct CaptureDrawingTests {
  /// A screen that was captured in some poses; `poses` is the inside of that object.
  private static func screen(_ poses: String, facing: String = "sameWay") -> String {
    """
    { "format": "duo-render/screen", "version": 1, "name": "app",
      "capture": { "facing": "\(facing)", "poses": { \(poses) } },
      "first": [ { "id": "first.go", "role": "control", "label": "Go", "gestures": ["tap"],
        "frame": { "x": 20, "y": 40, "width": 120, "height": 48 } } ] }
    """
  }

  /// A PNG of one colour with a box of another in its top left corner.
  static func png(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFFFF) -> [UInt8] {
    var bytes: [UInt8] = []
    let header = PNGHeader(
      width: width, height: height, hasAlpha: false, pixelsPerMetre: 3780, texts: [])
    try? PNGEncoder.write(
      header, jobs: 1,
      worker: {
        { rows, pixels in
          for row in rows {
            for x in 0..<width {
              pixels[(row - rows.lowerBound) * width + x] =
                row < 90 && x < 90 ? color ^ 0x40 : color
            }
          }
        }
      }, to: { bytes.append(contentsOf: $0) })
    return bytes
  }

  private static func draw(
    _ poses: String, _ files: [String: [UInt8]], _ options: String, in folder: Folder
  ) throws -> RunningProgram.Result {
    try folder.makeFolder("screens")
    try folder.write(screen(poses), to: "screens/app.json")
    for (name, bytes) in files {
      try Data(bytes).write(to: folder.url.appendingPathComponent("screens/\(name)"))
    }
    return try RunningProgram.shell(
      "duo-render --screen screens/app.json \(options)", in: folder)
  }

  /// What `draw` says of pictures that are not right: 2853 × 2007 is the inner display, 1398 × 2034 the outer
  /// (device.md).
  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var poses: String
    var size: (Int, Int)?
    var color: UInt32 = 0xFFFFFF
    var options = ""
    var message: String
    var testDescription: String { name }
  }

  private static let faults: [Fault] = [
    Fault(
      name: "no display's size", poses: #""closed": { "image": "a.png" }"#, size: (100, 90),
      message: "screens/a.png: is 100 × 90 pixels, which is no display's; the outer display has "
        + "1398 × 2034 or 2034 × 1398, the inner display has 2853 × 2007 or 2007 × 2853"),
    Fault(
      name: "the other display", poses: #""open": { "image": "a.png" }"#, size: (1398, 2034),
      message:
        "screens/a.png: is 1398 × 2034 pixels, a capture of the outer display, and open shows "
        + "the inner one; capture the inner display, 2853 × 2007 or 2007 × 2853"),
    Fault(
      name: "black", poses: #""closed": { "image": "a.png" }"#, size: (1398, 2034), color: 0,
      message:
        "screens/a.png: is black throughout: the outer display was not lit; capture the inner "
        + "display"),
    Fault(
      name: "black and turned", poses: #""open": { "image": "a.png" }"#, size: (2007, 2853),
      color: 0,
      message:
        "screens/a.png: is black throughout: the inner display was not lit; capture the outer "
        + "display"),
    Fault(
      name: "either way round", poses: #""closed": { "image": "a.png" }"#, size: (2034, 1398),
      message:
        "screens/a.png: is 2034 × 1398 pixels, and in closed the display stands 1398 × 2034: "
        + "which way it was turned cannot be told; give --turn 90 or --turn 270, or \"turn\" in the "
        + "screen file"),
    Fault(
      name: "a turn that does not fit", poses: #""closed": { "image": "a.png" }"#,
      size: (1398, 2034), options: "--turn 90",
      message:
        "--turn: 90 does not bring screens/a.png, 1398 × 2034, to the 1398 × 2034 of closed; "
        + "allowed: 0, 180"),
    Fault(
      name: "a turn of the file that does not fit",
      poses: #""closed": { "image": "a.png", "turn": 0 }"#, size: (2034, 1398),
      message: "screens/app.json: capture.poses.closed.turn: 0 does not bring screens/a.png, "
        + "2034 × 1398, to the 1398 × 2034 of closed; allowed: 90, 270"),
    Fault(
      name: "missing", poses: #""closed": { "image": "pictures/a.png" }"#, size: nil,
      message:
        "screens/app.json: capture.poses.closed.image: screens/pictures/a.png: no such file or "
        + "directory; give the picture its path from the screen file's folder"),
  ]

  @Test(arguments: Self.faults) func says(fault: Fault) throws {
    let folder = try Folder()
    let files = fault.size.map { ["a.png": Self.solid($0.0, $0.1, fault.color)] } ?? [:]
    let result = try Self.draw(fault.poses, files, "--format svg \(fault.options)", in: folder)
    #expect(result.errors.lowercased() == "duo-render: \(fault.message)\n".lowercased())
    #expect(result.code == 2)
    #expect(folder.names("Output") == [])
  }

  private static func solid(_ width: Int, _ height: Int, _ color: UInt32) -> [UInt8] {
    color == 0 ? black(width, height) : png(width, height, color)
  }

  /// Nearly black, as a display that is not lit comes out.
  private static func black(_ width: Int, _ height: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    let header = PNGHeader(
      width: width, height: height, hasAlpha: false, pixelsPerMetre: 3780, texts: [])
    try? PNGEncoder.write(
      header, jobs: 1,
      worker: {
        { rows, pixels in
          for place in 0..<rows.count * width { pixels[place] = UInt32(place % 3) }
        }
      }, to: { bytes.append(contentsOf: $0) })
    return bytes
  }

  @Test func whatIsNoPNG() throws {
    let folder = try Folder()
    let result = try Self.draw(
      #""closed": { "image": "a.png" }"#, ["a.png": Array("no picture".utf8)], "--format svg",
      in: folder)
    #expect(result.errors.hasPrefix("duo-render: screens/a.png: "))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(result.code == 2)
  }

  /// One panel fails, the others are drawn, and the failure is told once.
  @Test func keepsGoing() throws {
    let folder = try Folder()
    let result = try Self.draw(
      #""closed": { "image": "a.png" }, "open": { "image": "b.png" }"#,
      ["a.png": Self.png(1398, 2034), "b.png": Self.png(90, 90)],
      "--format svg,json --keep-going --theme light,dark", in: folder)
    #expect(result.code == 2)
    #expect(result.errors.components(separatedBy: "which is no display's").count - 1 == 1)
    #expect(folder.names("Output").count == 2)
  }

  /// How far a picture of that size is turned in that pose; device.md says how each pose turns the device.
  @Test(
    arguments: [
      ("closed", 1398, 2034, "", 0), ("closed", 2034, 1398, "--turn 90", 90),
      ("closed", 2034, 1398, "--turn 270", 270), ("closed", 1398, 2034, "--turn 180", 180),
      ("open", 2853, 2007, "", 0), ("open-upright", 2007, 2853, "", 0),
      // In its natural orientation, so it turns as the device does.
      ("open-upright", 2853, 2007, "", nil), ("closed-sideways", 1398, 2034, "", nil),
    ] as [(String, Int, Int, String, Int?)])
  func turns(pose: String, width: Int, height: Int, options: String, turn: Int?) throws {
    let folder = try Folder()
    let result = try Self.draw(
      "\"\(pose)\": { \"image\": \"a.png\" }", ["a.png": Self.png(width, height)],
      "--format json -o - \(options)", in: folder)
    #expect(result.errors == "" && result.code == 0)
    let found = try #require(result.text.components(separatedBy: "\"turn\": ").dropFirst().first)
    let degrees = Int(found.prefix { $0.isNumber })
    if let turn {
      #expect(degrees == turn)
    } else {
      let catalog = try Data(
        contentsOf: RunningProgram.package.appendingPathComponent("Poses/\(pose).json"))
      let fact = String(decoding: catalog, as: UTF8.self)
      #expect(degrees == 90 || degrees == 270)
      #expect(fact.contains("\"quarterTurn\": \((degrees ?? 0) / 90)"), "\(fact)")
    }
  }

  @Test func theJSONSaysWhatWasCaptured() throws {
    let folder = try Folder()
    let result = try Self.draw(
      #""closed": { "image": "a.png" }"#, ["a.png": Self.png(1398, 2034, 0xF0F0F0)],
      "--format json -o - --capture-opacity 0.25", in: folder)
    #expect(result.errors == "" && result.code == 0)
    let start = try #require(result.text.range(of: "\"capture\": {"))
    let text = String(result.text[start.lowerBound...].prefix(900))
    for words in [
      "\"#f0f0f0\"", #""image": "a.png""#, #""opacity": 0.25"#, #""profile": null"#,
      #""turn": 0"#, #""region": "statusArea""#, #""region": "outsideSafeArea""#,
    ] {
      #expect(text.contains(words), "\(words) in \(text)")
    }
  }

  /// With several pictures a turn is meant for those that it fits; the others go by their size.
  @Test func aTurnForThoseThatNeedIt() throws {
    let folder = try Folder()
    let result = try Self.draw(
      #""closed": { "image": "a.png" }, "open": { "image": "b.png" }"#,
      ["a.png": Self.png(2034, 1398), "b.png": Self.png(2853, 2007)],
      "--turn 270 --format json -o -", in: folder)
    #expect(result.errors == "" && result.code == 0)
    let turns = result.text.components(separatedBy: "\"turn\": ").dropFirst().map {
      $0.prefix { $0.isNumber }
    }
    #expect(turns == ["270", "0"])
  }

  /// A screen that nobody captured has none, whatever is asked for.
  @Test func otherScreensDoNotMind() throws {
    let folder = try Folder()
    let result = try RunningProgram.shell(
      "duo-render --pose closed --facing sameWay --capture-opacity 0.3 --turn 90 --format json -o -",
      in: folder)
    #expect(result.code == 0 && result.errors == "")
    #expect(!result.text.contains("\"capture\""))
  }

  /// The picture's own file is in the SVG, once for two panels, and the options are in names and header.
  @Test func drawnAndNamed() throws {
    let folder = try Folder()
    let file = Self.png(1398, 2034)
    let result = try Self.draw(
      #""closed": { "image": "a.png" }"#, ["a.png": file],
      "--theme light,dark --capture-opacity 0.4 --turn 180", in: folder)
    #expect(result.errors == "" && result.code == 0)
    let names = folder.names("Output")
    #expect(
      names == [
        "closed-sameWay-app-light+dark-capture-opacity-0.4-turn-180.png",
        "closed-sameWay-app-light+dark-capture-opacity-0.4-turn-180.svg",
      ])
    let svg = try #require(folder.read("Output/\(names.last ?? "")"))
    let parts = svg.components(separatedBy: "data:image/png;base64,")
    #expect(parts.count == 2)
    let base64 = try #require(parts.last).prefix { $0 != "\"" }
    #expect(Data(base64Encoded: String(base64)) == Data(file))
    #expect(svg.contains("--capture-opacity 0.4 --turn 180"))
    #expect(svg.contains("screen capture, dimmed to 40 %"))
    // The layout in the drawing has it too.
    #expect(svg.contains(#""capture":{"background""#))
  }

  @Test(arguments: [
    (
      "--capture-opacity 1.5",
      "--capture-opacity: \"1.5\" is out of range or no number; allowed: 0 to 1"
    ),
    (
      "--capture-opacity nan",
      "--capture-opacity: \"nan\" is out of range or no number; allowed: 0 to 1"
    ),
    ("--turn 45", "--turn: \"45\" is not a value; allowed: 0, 90, 180, 270"),
  ]) func refuses(options: String, message: String) throws {
    let result = try RunningProgram.shell("duo-render \(options)", in: Folder())
    #expect(result.code == 2)
    #expect(result.errors == "duo-render: \(message)\n")
  }
}
