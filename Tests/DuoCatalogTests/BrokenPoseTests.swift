import DuoLayout
import Foundation
import Testing

@testable import DuoCatalog

/// Issue 2 §5: a broken pose in a catalogue names itself, in the place it would have had.
@Suite struct BrokenPoseTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.builtIn() }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [(name: String, text: String)]
    var expected: BrokenPose
    /// Where it stands; nil for last.
    var before: String?
  }

  /// The sound file of `PoseFaultTests` with pieces replaced.
  static func text(_ changes: (String, String)...) -> String {
    var text = String(decoding: PoseFaultTests.bytes(), as: UTF8.self)
    for (old, new) in changes { text = text.replacingOccurrences(of: old, with: new) }
    return text
  }

  static let cases: [Case] = [
    Case(
      testDescription: "no JSON: the file's own name, and the place of the pose so named",
      files: [("partly-open.json", "{")],
      expected: BrokenPose(
        name: "partly-open", otherNames: ["book"], title: "partly-open", group: .partlyOpen,
        isMain: true,
        messages: [
          #"partly-open.json: 1:2: found the end of the file; allowed: a key in double quotes or "}""#
        ]),
      before: "partly-open-flipped"),
    Case(
      testDescription: "no JSON and a new name",
      files: [("a/new one.json", "[")],
      expected: BrokenPose(
        name: "new one", title: "new one", group: .unverified, isMain: false,
        messages: [
          "a/new one.json: 1:2: found the end of the file; allowed: a value"
        ])),
    Case(
      testDescription: "no object",
      files: [("all.json", "[]")],
      expected: BrokenPose(
        name: "all", title: "all", group: .unverified, isMain: false,
        messages: ["all.json: 1:1: an array cannot stand here; allowed: a pose, as an object"])),
    Case(
      testDescription: "one key wrong: name, title and group as the file has them",
      files: [("x.json", text((#""quarterTurn": 0"#, #""quarterTurn": 4"#)))],
      expected: BrokenPose(
        name: "mine", otherNames: ["my-pose"], title: "Mine", group: .closed, isMain: false,
        messages: [
          "x.json: 4:65: quarterTurn: 4 is out of range; allowed: a whole number from 0 to 3"
        ])),
    Case(
      testDescription: "a name that is none, in a file that says it is main",
      files: [
        ("x.json", text((#""mine""#, #""My Pose""#), (#""isMain": false"#, #""isMain": true"#)))
      ],
      expected: BrokenPose(
        name: "x", otherNames: ["my-pose"], title: "Mine", group: .closed, isMain: true,
        messages: [
          #"x.json: 2:11: name: "My Pose" is not a name; allowed: 1 to 64 of a-z, 0-9 and -, not - first"#
        ])),
    Case(
      testDescription: "numbers that do not fit, in the place of a main pose",
      files: [("x.json", text((#""mine""#, #""open""#), (#""width": 466"#, #""width": 467"#)))],
      expected: BrokenPose(
        name: "open", otherNames: ["my-pose"], title: "Mine", group: .closed, isMain: true,
        messages: [
          "x.json: 5:13: window: (0, 0) 467 × 678 leaves the outer display; allowed: inside 466 × 678"
        ]),
      before: "open-flipped"),
    Case(
      testDescription: "a name that another pose has as its other name",
      files: [("x.json", text((#""mine""#, #""laptop""#)))],
      expected: BrokenPose(
        name: "laptop", otherNames: ["my-pose"], title: "Mine", group: .closed, isMain: false,
        messages: [
          #"x.json: 2:11: name: "laptop" already names the pose of partly-open-upright.json; "#
            + "each name for one pose"
        ])),
  ]

  @Test(arguments: cases) func keepsItsPlace(_ test: Case) throws {
    let files = test.files.map { (name: $0.name, bytes: Array($0.text.utf8)) }
    let kept = try catalog.adding(files: files, keepsBroken: true)
    #expect(kept.broken == [test.expected])
    let place = kept.entries.firstIndex(of: .broken(test.expected)) ?? 0
    let after = kept.entries.dropFirst(place + 1).first?.name
    #expect(after == test.before)
    // Nothing of the pose it would replace is left.
    #expect(kept.poses.count == catalog.poses.count - (test.before == nil ? 0 : 1))

    let error = try #require(throws: CatalogError.self) { try catalog.adding(files: files) }
    #expect(error.messages == test.expected.messages)
  }

  @Test func theSecondOfTwoOfOneNameIsBroken() throws {
    let files = ["a.json", "b.json"].map { (name: $0, bytes: PoseFaultTests.bytes()) }
    let kept = try catalog.adding(files: files, keepsBroken: true)
    #expect(kept.pose(named: "mine") != nil)
    #expect(
      kept.broken.map(\.messages) == [
        [
          #"b.json: 2:11: name: "mine" already names the pose of a.json; each name for one pose"#
        ]
      ])
    #expect(try kept.choose(["mine"]) == Array(kept.entries.suffix(2)))
  }

  @Test(
    arguments: [
      (["partly-open"], ["partly-open"]), (["book"], ["partly-open"]),
      (["Partly_Open", "tent", "all.json"], nil), (["new"], ["new"]),
      (
        ["main"],
        [
          "closed", "closed-sideways", "open", "open-upright", "partly-open", "partly-open-upright",
          "split-view-left", "split-view-right", "mine",
        ]
      ),
    ] as [([String], [String]?)]) func isChosen(_ words: [String], _ expected: [String]?) throws
  {
    let main = Self.text(
      (#""isMain": false"#, #""isMain": true"#), (#""group": "closed""#, #""group": 1"#))
    let kept = try catalog.adding(
      files: [
        ("partly-open.json", Array("{".utf8)), ("new.json", Array("{".utf8)),
        ("mine.json", Array(main.utf8)), ("all.json", Array("{".utf8)),
      ], keepsBroken: true)
    #expect(kept.entries.count == catalog.entries.count + 3)
    #expect(try kept.choose(["all"]) == kept.entries)
    guard let expected else {
      #expect(throws: CatalogError.self) { try kept.choose(words) }
      return
    }
    #expect(try kept.choose(words).map(\.name) == expected)
    #expect(throws: CatalogError.self) { try kept.select(words) }
  }

  /// Poses that another device leaves no room for are broken, too; a device that is itself broken is no device.
  @Test func theDevice() throws {
    let text = String(decoding: BuiltInFiles.device.bytes, as: UTF8.self)
    let smaller = text.replacingOccurrences(of: "\"width\": 466", with: "\"width\": 465")
    let kept = try catalog.adding(
      files: [("device.json", Array(smaller.utf8))], keepsBroken: true)
    #expect(
      kept.broken.map(\.name) == ["closed", "closed-sideways", "closed-sideways-flipped", "tent"])
    #expect(
      kept.broken.first?.messages == [
        "closed.json: window: (0, 0) 466 × 678 leaves the outer display; allowed: inside 465 × 678"
      ])

    let error = try #require(throws: CatalogError.self) {
      try catalog.adding(
        files: [("device.json", Array("[]".utf8)), ("x.json", Array("[]".utf8))],
        keepsBroken: true)
    }
    #expect(
      error.messages == [
        "device.json: 1:1: an array cannot stand here; allowed: a device, as an object",
        "x.json: 1:1: an array cannot stand here; allowed: a pose, as an object",
      ])
  }
}
