import DuoGeometry
import DuoLayout
import Foundation
import Testing

@testable import DuoCatalog

@Suite struct CatalogTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.builtIn() }

  private var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Poses")
  }

  @Test func theCompiledFilesAreThoseOfTheFolder() throws {
    let files = BuiltInFiles.poses + [BuiltInFiles.device]
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { !$0.hasPrefix(".") }.sorted() == files.map(\.name).sorted())
    for file in files {
      let bytes = try Data(contentsOf: folder.appending(path: file.name))
      #expect(Array(bytes) == file.bytes, "\(file.name)")
    }
  }

  @Test func everyPoseHasTheNameOfItsFile() {
    #expect(catalog.poses.map { $0.name + ".json" } == BuiltInFiles.poses.map(\.name))
  }

  /// The same files, given as a folder, change nothing.
  @Test func addingTheBuiltInFilesAgain() throws {
    let again = try catalog.adding(files: BuiltInFiles.poses + [BuiltInFiles.device])
    #expect(again.poses == catalog.poses)
    #expect(again.device == catalog.device)
  }

  @Test func aNewPoseComesLast() throws {
    let added = try catalog.adding(files: [("x.json", PoseFaultTests.bytes())])
    #expect(added.poses.map(\.name) == catalog.poses.map(\.name) + ["mine"])
    #expect(added.pose(named: "My_Pose")?.name == "mine")
    #expect(catalog.pose(named: "mine") == nil)
  }

  @Test func aPoseOfTheSameNameReplaces() throws {
    let bytes = PoseFaultTests.bytes("\"mine\"", "\"open\"")
    let added = try catalog.adding(files: [("x.json", bytes)])
    #expect(added.poses.map(\.name) == catalog.poses.map(\.name))
    #expect(added.pose(named: "open")?.title == "Mine")
    #expect(added.pose(named: "open")?.keyboardHeight == 289)
  }

  @Test func aReplacedPoseGivesItsOtherNamesFree() throws {
    let replaced = PoseFaultTests.bytes("\"mine\"", "\"partly-open\"")
    let book = String(decoding: PoseFaultTests.bytes("\"my-pose\"", "\"book\""), as: UTF8.self)
    let added = try catalog.adding(files: [("a.json", replaced), ("b.json", Array(book.utf8))])
    #expect(added.pose(named: "book")?.name == "mine")
  }

  /// What was there before keeps its names, wherever in the catalogue the claimant stands.
  @Test func aReplacedPoseMayNotClaimANameOfALaterOne() throws {
    let text = String(decoding: PoseFaultTests.bytes("\"mine\"", "\"open\""), as: UTF8.self)
      .replacingOccurrences(of: "my-pose", with: "tent")
    let error = try #require(throws: CatalogError.self) {
      try catalog.adding(files: [("x.json", Array(text.utf8))])
    }
    #expect(
      error.messages == [
        #"x.json: 2:50: otherNames: "tent" already names the pose of tent.json; each name for one pose"#
      ])
  }

  @Test func anotherDeviceIsHeldAgainstEveryPose() throws {
    let text = String(decoding: BuiltInFiles.device.bytes, as: UTF8.self)
    let smaller = text.replacingOccurrences(of: "\"width\": 466", with: "\"width\": 465")
    #expect(smaller != text)
    let error = try #require(throws: CatalogError.self) {
      try catalog.adding(files: [("device.json", Array(smaller.utf8))])
    }
    #expect(
      error.messages == [
        "closed.json: window: (0, 0) 466 × 678 leaves the outer display; allowed: inside 465 × 678",
        "closed-sideways.json: window: (0, 0) 678 × 466 leaves the outer display; allowed: inside 678 × 465",
        "closed-sideways-flipped.json: window: (0, 0) 678 × 466 leaves the outer display; "
          + "allowed: inside 678 × 465",
        "tent.json: window: (0, 0) 678 × 466 leaves the outer display; allowed: inside 678 × 465",
      ])
  }

  @Test func anotherDeviceReplaces() throws {
    let text = String(decoding: BuiltInFiles.device.bytes, as: UTF8.self)
      .replacingOccurrences(of: "\"foldLine\": 475.5", with: "\"foldLine\": 470")
    #expect(try catalog.adding(files: [("device.json", Array(text.utf8))]).device.foldLine == 470)
  }

  @Test(arguments: [
    (
      "\"foldLine\": 475.5", "\"foldLine\": 951",
      "foldLine: 951 lies outside the inner display; allowed: below 951"
    ),
    (
      "\"spineEdge\": \"left\"", "\"spineEdge\": \"lft\"",
      #"spineEdge: "lft" is not an edge; did you mean "left"? allowed: top, left, bottom, right"#
    ),
    (
      "\"naturalOrientation\": \"portrait\"", "\"naturalOrientation\": \"landscape\"",
      #"displays.outer: its size is not landscape; change "naturalOrientation" or "size""#
    ),
    (
      "\"thickness\": 5.2", "\"thickness\": 0",
      "bodies.open.thickness: 0 is out of range; allowed: a number above 0, at most 100000"
    ),
    (
      "\"itemCenter\": 48", "\"itemCentre\": 48",
      #"verticalBar.itemCenter: missing; verticalBar needs "itemCenter""#
    ),
    (
      "duo-render/device", "duo-render/pose",
      #"format: "duo-render/pose" is another format; allowed: "duo-render/device""#
    ),
  ])
  func aBrokenDevice(_ old: String, _ new: String, _ expected: String) throws {
    let text = String(decoding: BuiltInFiles.device.bytes, as: UTF8.self)
    let range = try #require(text.range(of: old))
    let broken = text.replacingCharacters(in: range, with: new)
    let error = try #require(throws: CatalogError.self) {
      try catalog.adding(files: [("device.json", Array(broken.utf8))])
    }
    let message = try #require(error.messages.first)
    #expect(message.hasPrefix("device.json: ") && message.hasSuffix(": " + expected), "\(message)")
  }

  /// interface.md, "Commands": names are read without regard to case, `-` and `_`.
  @Test(
    arguments: [
      ("book", "partly-open"), ("Tabletop", "partly-open-upright"),
      ("laptop", "partly-open-upright"),
      ("partlyOpen", "partly-open"), ("CLOSED_SIDEWAYS", "closed-sideways"),
      ("openupright", "open-upright"), ("main", nil), ("opne", nil), ("", nil),
    ] as [(String, String?)])
  func names(_ name: String, _ expected: String?) {
    #expect(catalog.pose(named: name)?.name == expected)
  }

  /// device.md, "The poses".
  static let main = [
    "closed", "closed-sideways", "open", "open-upright", "partly-open", "partly-open-upright",
    "split-view-left", "split-view-right",
  ]

  @Test(arguments: [
    (["main"], main), (["tent", "book", "partly-open"], ["tent", "partly-open"]),
    (["MAIN", "closed"], main), (["tent", "main"], ["tent"] + main), ([], []),
  ])
  func selections(_ words: [String], _ expected: [String]) throws {
    #expect(try catalog.select(words).map(\.name) == expected)
  }

  @Test func allIsEveryPose() throws {
    #expect(try catalog.select(["all"]) == catalog.poses)
  }

  @Test func wordsThatChooseNothing() throws {
    let error = try #require(throws: CatalogError.self) {
      try catalog.select(["open", "opne", "xyz"])
    }
    let allowed =
      "allowed: closed, closed-sideways, closed-sideways-flipped, open, open-flipped, open-upright, "
      + "open-upright-flipped, partly-open, partly-open-flipped, partly-open-upright, "
      + "partly-open-upright-flipped, split-view-left, split-view-right, partly-open-split-view-left, "
      + "partly-open-split-view-right, tent, book, tabletop, laptop, main, all"
    #expect(
      error.messages == [
        #"--pose: "opne" is not a pose; did you mean "open"? \#(allowed)"#,
        #"--pose: "xyz" is not a pose; \#(allowed)"#,
      ])
  }
}
