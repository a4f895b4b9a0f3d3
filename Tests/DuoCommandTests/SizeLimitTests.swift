import Foundation
import Testing

/// Issue 2 §5: no side beyond 32,767 pixels and no more than 400 megapixels, refused before drawing.
@Suite struct SizeLimitTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private static let limit = "at most 32767 a side and 400 million in all: "

  /// The bodies are 84.1 × 117.8 mm closed and 164.6 × 117.8 mm open, at 0.1657 and 0.1658 mm a point, so the
  /// open one is 992.76 × 710.49 points.
  @Test(arguments: [
    (
      "--pose all --scale 20",
      "contact-sheet-all-scale-20: would have more than 31704 million pixels; \(limit)"
        + "lower --density or --scale, or choose fewer poses"
    ),
    (
      "--pose all --scale 20 --format svg",
      "contact-sheet-all-scale-20: would have more than 7926 million units; \(limit)"
        + "lower --scale, or choose fewer poses"
    ),
    (
      // 992.76 × 710.49 × 40².
      "--pose open --facing sameWay --scale 20",
      "open-sameWay-scale-20: would have more than 1128 million pixels; \(limit)lower --density or --scale"
    ),
    (
      // Each could be drawn at this scale, both could not: 2 × 282.1 million.
      "--pose open --scale 20 --format svg",
      "open-scale-20: would have more than 564 million units; \(limit)lower --scale, or choose fewer poses"
    ),
    (
      // The sheet could be drawn, its panels on their own could not: 992.76 × 710.49 × 24².
      "--pose open --scale 3 --density 8 --each --facing sameWay --theme light,dark --format png",
      "open-sameWay-light+dark-scale-3-density-8: would have more than 812 million pixels; \(limit)"
        + "lower --density or --scale, or choose fewer poses"
    ),
  ]) func tooLarge(line: String, expected: String) throws {
    let result = try RunningProgram.shell("duo-render \(line)", in: folder)
    #expect(result.code == 2)
    #expect(result.errors == "duo-render: \(expected)\n")
    #expect(folder.names() == [])
  }

  /// A device of other measures: a body 15 m wide is 90,473 points, and hardly high.
  @Test func tooLong() throws {
    let file = RunningProgram.package.appendingPathComponent("Poses/device.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let wide = text.replacingOccurrences(of: "\"width\": 164.6", with: "\"width\": 15000")
    #expect(wide != text)
    try folder.makeFolder("mine")
    try folder.write(wide, to: "mine/device.json")
    let result = try RunningProgram.shell(
      "duo-render --pose open --facing sameWay --density 0.5 --scale 0.8 --catalog mine --format png",
      in: folder)
    #expect(result.code == 2)
    #expect(
      result.errors
        == "duo-render: open-sameWay-scale-0.8-density-0.5-catalog-mine: would have more than 36188 pixels on its "
        + "longer side; \(Self.limit)lower --density or --scale\n")
  }

  /// Pages have the size of their paper at any scale.
  @Test func paperIsNeverTooLarge() throws {
    let result = try RunningProgram.shell(
      "duo-render --pose closed --facing sameWay --scale 20 --format pdf", in: folder)
    #expect(result.code == 0, "\(result.errors)")
  }

  /// The bodies would fit (992.76 × 710.49 × 16² × 2), but not with what is drawn around them.
  @Test func tooLargeWithItsLabels() throws {
    let result = try RunningProgram.shell(
      "duo-render --pose open --scale 2 --density 8 --format png",
      in: folder)
    #expect(result.code == 2)
    #expect(
      result.errors.contains(" × ") && result.errors.hasSuffix("choose fewer poses\n"),
      "\(result.errors)")
  }
}
