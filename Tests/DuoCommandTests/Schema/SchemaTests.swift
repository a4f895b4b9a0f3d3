import DuoJSON
import DuoReview
import DuoScreens
import Foundation
import Testing

@testable import DuoCatalog
@testable import DuoCommand

/// Every valid file passes schema and decoder, every invalid one neither (issue §1).
@Suite struct SchemaTests {
  private let catalog: Catalog

  init() throws { catalog = try Catalog.builtIn() }

  // MARK: Screens

  private var screens: SchemaAgreement {
    let vocabulary = ScreenVocabulary(
      poses: catalog.poses.map { ($0.name, $0.otherNames) }, rules: Rules.ids)
    return SchemaAgreement(
      schema: SchemaCommand.schema("screen", catalog),
      faults: { text in
        do throws(ScreenError) {
          _ = try ScreenDecoder.decode(Array(text.utf8), file: "s", vocabulary: vocabulary)
          return []
        } catch {
          return error.messages
        }
      },
      beyondSchemas: [
        "again; each id once", "is not an element of", "holds nothing", "it holds itself",
        "in a circle", "has no room for one target", "prefix of both seats",
        "elements, those of \"both\" twice", "is what a seeded target is called",
        "again; each pose once",
      ])
  }

  private var screen: String {
    let allow = Rules.ids.first.map { "\"\($0)\": \"a reason\"" } ?? ""
    return SchemaExamples.screen.replacing("RULE", with: allow)
  }

  @Test func goodScreens() throws {
    try screens.expectGood(screen, "the example")
    try screens.expectGood(StarterScreen.text, StarterScreen.name)
    for entry in BuiltInScreens.all {
      try screens.expectGood(String(decoding: entry.bytes, as: UTF8.self), entry.name)
    }
    try screens.expectGood(#"{"name": "n", "first": [{"id": "a"}]}"#, "the smallest")
    try screens.expectGood(
      #"{"name": "n", "capture": {"facing": "sameWay", "poses": {"open": {"image": "o.png"}}}}"#,
      "a picture alone")
  }

  @Test func screenMutations() throws {
    let counts = try screens.expectAgreement(on: screen)
    #expect(counts.taken > 200 && counts.refused > 1000)
  }

  @Test(arguments: [
    #"{"name": "n", "both": [{"id": "a", "place": "top", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}]}"#,
    #"{"name": "n", "both": [{"id": "a", "inset": 2, "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}]}"#,
    #"{"name": "n", "both": [{"id": "a", "size": {}, "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}]}"#,
    #"{"name": "n", "both": [{"id": "a", "role": "panel", "columns": 2}]}"#,
    #"{"name": "n", "both": [{"id": "a", "columns": 2}]}"#,
    #"{"name": "n", "both": [{"id": "a", "role": "grid", "count": 2}]}"#,
    #"{"name": "n", "both": [{"id": "a", "role": "text", "radius": 30}]}"#,
    #"{"name": "n", "both": [{"id": "a"}], "split": {"kind": "arrangement", "seam": "fold"}}"#,
    #"{"name": "n", "both": [{"id": "a", "poses": ["opne"]}]}"#,
    #"{"name": "n", "both": [{"id": "a", "allow": {"no-rule": "x"}}]}"#,
    #"{"name": "n", "both": [], "first": [], "second": []}"#,
    #"{"name": "n"}"#,
    #"{"name": "n", "version": 2, "both": [{"id": "a"}]}"#,
    #"{"name": "n", "capture": {"facing": "sameWay", "poses": {"open": {"tree": "o.txt"}}}}"#,
    #"{"name": "n", "both": [{"id": "a"}], "capture": {"facing": "sameWay", "poses": {}}}"#,
    #"{"name": "n", "both": [{"id": "a"}], "capture": {"poses": {"open": {}}}}"#,
    #"{"name": "n", "both": [{"id": "a"}], "capture": {"facing": "sameWay", "poses": {"opne": {}}}}"#,
    #"{"name": "n", "format": "duo-render/pose", "both": [{"id": "a"}]}"#,
  ]) func badScreens(text: String) throws {
    let node = try JSONNode(parsing: Array(text.utf8))
    #expect(try !SchemaValidator(screens.schema).accepts(node))
    #expect(screens.faults(text).count == 1)
  }

  // MARK: Poses

  private var poses: SchemaAgreement {
    SchemaAgreement(
      schema: PoseSchema.json,
      faults: { text in
        let faults = JSONFaults(file: "p")
        if text.contains("\"duo-render/device\"") {
          _ = DeviceDecoder.decode(Array(text.utf8), faults: faults)
        } else {
          _ = PoseDecoder.decode(Array(text.utf8), faults: faults)
        }
        return faults.messages
      },
      beyondSchemas: [
        "a second region", "is smaller than its display", "is more than half a side",
        "lies outside the inner display", "its size is not",
      ])
  }

  private func file(_ name: String) throws -> String {
    let file = RunningProgram.package.appendingPathComponent("Poses/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func goodPoses() throws {
    let folder = RunningProgram.package.appendingPathComponent("Poses").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.count == 17)
    for name in names { try poses.expectGood(file(name), name) }
  }

  /// Between them they have every key.
  @Test(arguments: ["partly-open.json", "device.json"])
  func poseMutations(name: String) throws {
    let counts = try poses.expectAgreement(on: file(name))
    #expect(counts.taken > 100 && counts.refused > 1000)
  }

  @Test(arguments: [
    ("name", "main"), ("name", "M-ain"), ("name", "a-ll"), ("name", "-a"), ("name", "Open"),
    ("name", "a b"), ("title", ""), ("title", "a\\u0007"),
  ]) func badNames(key: String, value: String) throws {
    let text = try file("open.json").replacing(
      try Regex("\"\(key)\": \"[^\"]*\""), with: "\"\(key)\": \"\(value)\"",
      maxReplacements: 1)
    let node = try JSONNode(parsing: Array(text.utf8))
    #expect(try !SchemaValidator(poses.schema).accepts(node))
    #expect(poses.faults(text).count == 1)
  }

  // MARK: Configs

  private var configs: SchemaAgreement {
    SchemaAgreement(
      schema: SchemaCommand.schema("config", catalog),
      faults: { text in
        do throws(ConfigError) {
          _ = try ConfigDecoder(file: "c").settings(Array(text.utf8))
          return []
        } catch {
          return error.messages
        }
      }, beyondSchemas: [])
  }

  @Test func goodConfigs() throws {
    try configs.expectGood(SchemaExamples.config, "the example")
    try configs.expectGood(StarterConfig.text, ConfigFile.name)
    try configs.expectGood("{}", "nothing")
  }

  /// What a pose is called is for the catalogue to know, which may be another one: the decoder leaves it.
  @Test func configMutations() throws {
    let example = SchemaExamples.config.replacing("\"pose\": [\"open\", \"book\"],", with: "")
    let counts = try configs.expectAgreement(on: example)
    #expect(counts.taken > 100 && counts.refused > 800)
  }

  // MARK: All

  /// Keys that no example has are keys that no test holds to the decoder.
  @Test func theExamplesHaveEveryKey() throws {
    // Rules and poses are names of things, and any one stands for all.
    let names = Rules.ids + catalog.allNames
    #expect(try screens.keys.subtracting(names).subtracting(SchemaAgreement.keys(of: screen)) == [])
    #expect(try configs.keys.subtracting(SchemaAgreement.keys(of: SchemaExamples.config)) == [])
    let posed = try SchemaAgreement.keys(of: file("partly-open.json"))
      .union(SchemaAgreement.keys(of: file("device.json")))
    #expect(poses.keys.subtracting(posed) == [])
  }

  /// What an editor shows while one types.
  @Test(arguments: SchemaCommand.names) func everyKeyIsExplained(name: String) throws {
    let text = SchemaCommand.schema(name, catalog)
    guard case .object(let root) = text else { return }
    #expect(root["$schema"] == "http://json-schema.org/draft-07/schema#")
    #expect(root["title"] != nil && root["description"] != nil)
    if case .object(let keys) = root["properties"] {
      for (key, schema) in keys {
        guard case .object(let members) = schema else { continue }
        #expect(members["description"] != nil, "\(key)")
      }
    }
  }

  @Test func aCatalogueOfOnesOwnIsInTheSchema() throws {
    let folder = try Folder()
    try folder.makeFolder("mine")
    try folder.write(
      file("open.json").replacing("\"name\": \"open\"", with: "\"name\": \"my-pose\""),
      to: "mine/a.json")
    for name in ["screen", "config"] {
      let plain = try RunningProgram.shell("duo-render schema \(name)", in: folder)
      let mine = try RunningProgram.shell("duo-render schema \(name) --catalog mine", in: folder)
      #expect(!plain.text.contains("\"my-pose\"") && plain.text.contains("\"book\""))
      #expect(mine.text.contains("\"my-pose\""), "\(mine.errors)")
    }
  }

  @Test(arguments: [
    ("", "schema: no schema is named; allowed: screen, pose, config"),
    ("screens", "screens: is not a schema; did you mean \"screen\"? allowed: screen, pose, config"),
    ("screen pose", "pose: schema takes one name; ask for one at a time"),
  ]) func trouble(line: String, expected: String) throws {
    let result = try RunningProgram.shell("duo-render schema \(line)", in: Folder())
    #expect(result.code == 2 && result.text == "")
    #expect(result.errors == "duo-render: \(expected)\n")
  }
}
