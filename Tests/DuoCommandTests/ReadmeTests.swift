import Foundation
import Testing

@testable import DuoCommand

/// What the README says is so.
@Suite struct ReadmeTests {
  let text: String

  init() throws {
    text = try String(
      contentsOf: RunningProgram.package.appendingPathComponent("README.md"), encoding: .utf8)
  }

  private func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  @Test func everyCommandRuns() throws {
    let folder = try Folder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("Poses"),
      withDestinationURL: RunningProgram.package.appendingPathComponent("Poses"))
    let lines = blocks("sh").flatMap { $0.split(separator: "\n").map(String.init) }
    #expect(lines.count > 10)
    for line in lines {
      // Building within a test of what was built would never end; that the target is there is enough.
      let command =
        line.hasPrefix("make")
        ? "\(line) -n -C '\(RunningProgram.package.path)'" : line
      let result = try RunningProgram.shell(command, in: folder)
      #expect(result.code == 0, "\(line): \(result.errors)")
      #expect(!result.output.isEmpty, "\(line)")
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
    for spec in OptionTable.draw where !common.contains(spec.name) {
      let spelling = if case .toggle = spec.kind { "--[no-]\(spec.name)" } else { "--\(spec.name)" }
      for name in [spelling] + (spec.allowed ?? []) where name != "none" {
        let isThere = text.contains("`\(name)`")
        #expect(isThere, "\(name)")
      }
    }
  }
}
