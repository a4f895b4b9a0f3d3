import Foundation
import Testing

/// Issue 2 §5: a panel that cannot be drawn ends the run with 2, or is a marked cell.
@Suite struct KeepGoingTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.makeFolder("mine")
    let file = RunningProgram.package.appendingPathComponent("Poses/open.json")
    open = try String(contentsOf: file, encoding: .utf8)
  }

  /// The built-in file of `open`.
  private let open: String

  private func write(_ changes: [(String, String)], to name: String) throws {
    var text = open
    for (old, new) in changes {
      #expect(text.contains(old))
      text = text.replacingOccurrences(of: old, with: new)
    }
    try folder.write(text, to: "mine/\(name)")
  }

  private func run(_ line: String) throws -> RunningProgram.Result {
    try RunningProgram.shell("duo-render --catalog mine \(line)", in: folder)
  }

  private func panels(_ file: String) throws -> [String] {
    let text = try #require(folder.read(file))
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(json?["panels"] as? [[String: Any]]).compactMap { $0["id"] as? String }
  }

  private static let endOfFile =
    "found the end of the file; allowed: a key in double quotes or \"}\""

  @Test(arguments: [
    ("--pose closed,book --facing sameWay", ["closed.sameWay.ltr"], 1),
    ("--pose partly-open,closed", ["closed.sameWay.ltr", "closed.faceToFace.ltr"], 2),
    ("--pose partly-open --facing sameWay", [], 1),
    ("--pose partly-open --direction all", [], 4),
  ]) func aBrokenFile(line: String, drawn: [String], marked: Int) throws {
    try folder.write("{", to: "mine/partly-open.json")
    let fault = "duo-render: mine/partly-open.json: 1:2: \(Self.endOfFile)\n"

    let strict = try run(line)
    #expect(strict.code == 2)
    #expect(strict.errors == fault)
    #expect(folder.names() == ["mine"])

    let lenient = try run("\(line) --keep-going --name x --format png,svg,pdf,json")
    #expect(lenient.code == 2)
    #expect(lenient.errors == fault)
    #expect(lenient.text == "Output/x.png\nOutput/x.svg\nOutput/x.pdf\nOutput/x.json\n")
    #expect(try panels("Output/x.json") == drawn)
    let svg = try #require(folder.read("Output/x.svg"))
    // Said to readers as the text of a line of glyphs.
    #expect(svg.components(separatedBy: "partly-open.json: 1:2: found").count == marked + 1)
    #expect(!svg.contains("mine/partly-open.json"))
    for id in drawn { #expect(svg.contains("id=\"\(id)\"")) }
  }

  @Test func everyFaultIsToldOnceAndTheCellSaysHowMany() throws {
    try write(
      [("\"width\": 951", "\"width\": 952"), ("\"top\": 82", "\"top\": 900")], to: "a.json")
    let result = try run("--pose open --keep-going --format svg")
    #expect(result.code == 2)
    #expect(
      result.errors == """
        duo-render: mine/a.json: 14:13: window: (0, 0) 952 × 669 leaves the inner display; allowed: inside 951 × 669
        duo-render: mine/a.json: 49:19: bars.navigation: top 900 and bottom 34 leave nothing of the window; allowed: below 669 together

        """)
    let svg = try #require(folder.read("Output/open-catalog-mine.svg"))
    #expect(svg.contains("(and 1 more)"))
  }

  /// What nobody asked for is told, and keeps nothing from being drawn.
  @Test(arguments: [("", "duo-render: left aside: mine/b.json: 1:2: \(endOfFile)\n"), (" -q", "")])
  func aBrokenFileNobodyAskedFor(quiet: String, errors: String) throws {
    try folder.write("{", to: "mine/b.json")
    let strict = try run("--pose closed --format json")
    #expect(strict.code == 2)
    #expect(strict.errors == "duo-render: mine/b.json: 1:2: \(Self.endOfFile)\n")
    let lenient = try run("--pose closed --format json --keep-going" + quiet)
    #expect(lenient.code == 0)
    #expect(lenient.errors == errors)
  }

  @Test func aPoseThatIsNotFoundMayBeTheBrokenOne() throws {
    try folder.write("{", to: "mine/b.json")
    let result = try run("--pose desk --keep-going")
    #expect(result.code == 2)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first == "duo-render: mine/b.json: 1:2: \(Self.endOfFile)")
    #expect(lines.last?.hasPrefix("duo-render: --pose: \"desk\" is not a pose; allowed: ") == true)
    #expect(folder.names() == ["mine"])
  }

  @Test func aBrokenDeviceAlwaysEndsTheRun() throws {
    try folder.write("[]", to: "mine/device.json")
    for option in ["", " --keep-going"] {
      let result = try run("--pose closed" + option)
      #expect(result.code == 2)
      #expect(
        result.errors
          == "duo-render: mine/device.json: 1:1: an array cannot stand here; allowed: a device, as an object\n"
      )
      #expect(folder.names() == ["mine"])
    }
  }

  /// 500 of navigation bar and 264 of keyboard are more than the window's 669.
  @Test func aContainerLeftEmpty() throws {
    try write(
      [("\"name\": \"open\"", "\"name\": \"low\""), ("\"top\": 82", "\"top\": 500")], to: "a.json")
    let line = "--pose low,open --facing sameWay --bars navigation --keyboard --format svg,json"
    let fault =
      "duo-render: low.sameWay.ltr: --bars, --keyboard: insets of 500 / 0 / 264 / 84 leave nothing of the "
      + "window's 951 × 669 in low; leave out --bars or --keyboard, or use --ignores-safe-area\n"
    let strict = try run(line)
    #expect(strict.code == 2)
    #expect(strict.errors == fault)
    #expect(folder.names() == ["mine"])

    let lenient = try run("\(line) --keep-going --name x")
    #expect(lenient.code == 2)
    #expect(lenient.errors == fault)
    #expect(try panels("Output/x.json") == ["open.sameWay.ltr"])
    #expect(folder.read("Output/x.svg")?.contains("insets of 500 / 0 / 264 / 84") == true)

    let twice = try run("\(line) --keep-going --name z --view table,first")
    #expect(twice.errors == fault)
    let svg = try #require(folder.read("Output/z.svg"))
    for view in ["table", "first"] { #expect(svg.contains("low.sameWay.ltr.\(view)\"")) }

    let whole = try run("\(line) --ignores-safe-area --name y")
    #expect(whole.code == 0, "\(whole.errors)")
    #expect(try panels("Output/y.json") == ["low.sameWay.ltr", "open.sameWay.ltr"])
  }

  @Test func aCutOutOfNothingIsAMarkedPage() throws {
    try folder.write("{", to: "mine/open.json")
    let result = try run("--pose open --facing sameWay --format pdf --actual-size --keep-going")
    #expect(result.code == 2)
    #expect(result.text == "Output/open-sameWay-actual-size-catalog-mine.pdf\n")
    #expect(result.errors == "duo-render: mine/open.json: 1:2: \(Self.endOfFile)\n")
  }
}
