import Foundation
import Testing

@testable import DuoCommand

/// What the README and the page on screens say is so.
@Suite struct ReadmeTests {
  static let page = "Sources/DuoScreens/DuoScreens.docc/WritingScreens.md"
  let text: String

  init() throws {
    text = try Self.text(of: "README.md")
  }

  private static func text(of file: String) throws -> String {
    try String(
      contentsOf: RunningProgram.package.appendingPathComponent(file), encoding: .utf8)
  }

  private func blocks(_ language: String, in text: String? = nil) -> [String] {
    (text ?? self.text).components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  static let capturing = "Sources/DuoCapture/DuoCapture.docc/Capturing.md"

  @Test(arguments: [("README.md", 48), (page, 2), (capturing, 7)])
  func everyCommandRuns(file: String, count: Int) throws {
    let folder = try Folder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("Poses"),
      withDestinationURL: RunningProgram.package.appendingPathComponent("Poses"))
    let output = folder.url.appendingPathComponent("Output")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: output.appendingPathComponent("captures"),
      withDestinationURL: RunningProgram.package.appendingPathComponent("Output/captures"))
    try folder.write(
      #"{"pose": "closed", "sceneSize": {"w": 466, "h": 678}, "hingeStatus": "closed"}"# + "\n",
      to: "probe.jsonl")
    let text = try Self.text(of: file)
    let lines = blocks("sh", in: text).flatMap { $0.split(separator: "\n").map(String.init) }
    #expect(lines.count >= count)
    var isRepository = false
    for line in lines {
      // Building within a test of what was built would never end; that the target is there is enough.
      let command =
        line.hasPrefix("make")
        ? "\(line) -n -C '\(RunningProgram.package.path)'" : line
      let needsGit = line.hasPrefix("git ") || line.contains("--against")
      if needsGit, !SampleRepository.isThere { continue }
      if needsGit, !isRepository {
        try Self.makeRepository(in: folder)
        isRepository = true
      }
      let result = try RunningProgram.shell(command, in: folder)
      // A comparison ends with 1 where it found something.
      let codes: [Int32] = line.contains("duo-render diff") ? [0, 1] : [0]
      #expect(codes.contains(result.code), "\(line): \(result.errors)")
      #expect(!result.output.isEmpty || line.hasPrefix("git config"), "\(line)")
    }
  }

  /// Commits what the commands before have made, then changes a screen: so a comparison has something to find.
  private static func makeRepository(in folder: Folder) throws {
    let made = try RunningProgram.shell(
      """
      echo '{ "screen": ["screen.json"], "pose": ["partly-open"], "density": 0.5 }' >duo-render.json
      git init -q . && git add -A screen.json duo-render.json &&
      git -c user.name=Test -c user.email=test@example.org commit -q -m Screens &&
      sed 's/"inset": *[0-9][0-9]*/"inset": 9/' screen.json >changed && mv changed screen.json
      """, in: folder)
    #expect(made.code == 0, "\(made.errors)")
  }

  @Test func theScreenExampleIsAScreen() throws {
    let folder = try Folder()
    let examples = blocks("json", in: try Self.text(of: Self.page))
    #expect(examples.count == 1)
    for example in examples {
      try folder.write(example, to: "example.json")
      let result = try RunningProgram.shell("duo-render check example.json", in: folder)
      #expect(result.code == 0, "\(result.errors)\(result.text)")
    }
  }

  @Test func theLibraryExampleIsCompiled() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("LibraryUse.swift")
    #expect(blocks("swift") == [try String(contentsOf: file, encoding: .utf8)])
    // layout.md §9: 455.5 wide left of the fold; a left half's top edge points right.
    #expect(try firstHalf() == "455.5 × 635.0, turned 90°")
  }

  @Test func everyPictureIsThere() {
    let pictures = text.components(separatedBy: "](Output/").dropFirst().map {
      $0.components(separatedBy: ")")[0]
    }
    #expect(pictures.count >= 5)
    for picture in pictures {
      let file = RunningProgram.package.appendingPathComponent("Output/\(picture)")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(picture)")
    }
  }

  @Test func everyOptionIsNamed() {
    let common = ["quiet", "verbose", "help", "version"]
    // Those of `check`, `hit`, `diff` and `import` stand in their own sections, without the values that `--help` lists.
    for spec in OptionTable.check + OptionTable.hit + OptionTable.importing + OptionTable.diff
    where !common.contains(spec.name) {
      #expect(
        text.contains("--\(spec.name)") || text.contains("--[no-]\(spec.name)"), "\(spec.name)")
    }
    for spec in OptionTable.draw where !common.contains(spec.name) {
      let spelling = if case .toggle = spec.kind { "--[no-]\(spec.name)" } else { "--\(spec.name)" }
      for name in [spelling] + (spec.allowed ?? []) where name != "none" {
        let isThere = text.contains("`\(name)`")
        #expect(isThere, "\(name)")
      }
    }
  }
}
