import DuoJSON
import Testing

@testable import DuoCatalog

/// What a catalogue may not hold although each number alone is sound: it would draw for minutes, draw nothing that
/// fits, or contradict itself.
@Suite struct LimitTests {
  private func messages(_ name: String, _ old: String, _ new: String) throws -> [String] {
    let source = name == "device.json" ? BuiltInFiles.device.bytes : PoseFaultTests.bytes()
    let text = String(decoding: source, as: UTF8.self)
    #expect(text.contains(old))
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    // Places move with the files; these tests are about the words.
    return try PoseFaultTests.messages([(name, Array(changed.utf8))]).map { message in
      String(message.split(separator: ": ", maxSplits: 2).last ?? "")
    }
  }

  @Test(arguments: [
    (
      "mine.json", #""status": "closed", "angle": 0"#, #""status": "partiallyOpen", "angle": 180"#,
      "hinge.angle: partiallyOpen at 180°; allowed: above 0 and below 180, or null"
    ),
    (
      "mine.json", #""status": "closed", "angle": 0"#, #""status": "partiallyOpen", "angle": 0"#,
      "hinge.angle: partiallyOpen at 0°; allowed: above 0 and below 180, or null"
    ),
    (
      "mine.json", #""angle": 0"#, #""angle": 180"#,
      "hinge.angle: closed at 180°; allowed: below 180, or null"
    ),
    (
      "mine.json", #"["my-pose"]"#,
      "[" + (0..<17).map { "\"z\($0)\"" }.joined(separator: ",") + "]",
      "otherNames: 17 other names; allowed: 16 at most"
    ),
    (
      "mine.json", #""regions": [ {"#, #""regions": [ {}, {}, {}, {}, {"#,
      "regions: 5 regions; allowed: one of each name, 4 at most"
    ),
    (
      "mine.json", #""Mine""#, "\"A\u{FFFE}B\"",
      "title: \"A\u{FFFE}B\" is not a title; allowed: 1 to 64 characters on one line"
    ),
    (
      "device.json", #""width": 84.1"#, #""width": 77"#,
      "bodies.closed: 77 × 117.8 mm is smaller than its display; allowed: at least 77.2 × 112.3 mm, "
        + "the display's points times millimetresPerPoint"
    ),
    (
      "device.json", #""topLeft": 4.1"#, #""topLeft": 99999"#,
      "bodies.closed.cornerRadii: a radius of 99999 mm is more than half a side; allowed: at most 42.1"
    ),
    (
      "device.json", #""size": { "width": 466, "height": 678 }"#,
      #""size": { "width": 90000, "height": 100000 }"#,
      "bodies.closed: 84.1 × 117.8 mm is smaller than its display; allowed: at least 14913 × 16570 mm, "
        + "the display's points times millimetresPerPoint"
    ),
  ]) func refused(file: String, old: String, new: String, message: String) throws {
    #expect(try messages(file, old, new).contains(message))
  }

  @Test func theCoverHalfLiesBesideTheCameraHalf() throws {
    let text = String(decoding: BuiltInFiles.device.bytes, as: UTF8.self)
    let range = try #require(text.firstRange(of: #""coverEdge": "#))
    let rest = text[range.upperBound...].replacing("\"left\"", with: "\"top\"", maxReplacements: 1)
    let found = try PoseFaultTests.messages(
      [("device.json", Array((text[..<range.upperBound] + rest).utf8))])
    #expect(found.count == 1)
    #expect(found.first?.contains(#"coverEdge"#) == true)
    #expect(found.first?.hasSuffix(#""top" is not a side; allowed: left, right"#) == true)
  }
}
