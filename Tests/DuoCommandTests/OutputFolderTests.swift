import Foundation
import Testing

@testable import DuoCommand

/// Files appear whole and together, or not at all.
@Suite(.serialized) struct OutputFolderTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func write(_ text: String, to file: OutputFile) throws {
    try Data(text.utf8).withUnsafeBytes { try file.write($0) }
  }

  @Test func nothingShowsBeforeTheCommit() throws {
    try folder.write("old", to: "a.png")
    let output = try OutputFolder(folder.path)
    try write("new", to: output.file(named: "a.png"))
    try write("more", to: output.file(named: "b.png"))
    #expect(folder.read("a.png") == "old")
    #expect(folder.read("b.png") == nil)
    #expect(folder.names().filter { $0.hasPrefix(".") }.count == 1)

    #expect(try output.commit() == ["\(folder.path)/a.png", "\(folder.path)/b.png"])
    #expect(folder.names() == ["a.png", "b.png"])
    #expect(folder.read("a.png") == "new")
  }

  @Test func whatIsNotCommittedGoes() throws {
    try folder.write("old", to: "a.png")
    do {
      let output = try OutputFolder(folder.path + "/x/y")
      try write("new", to: output.file(named: "a.png"))
      #expect(folder.names("x/y").count == 1)
    }
    #expect(folder.names() == ["a.png"])
    #expect(folder.read("a.png") == "old")
  }

  @Test func aSlashAtTheEndIsNotDoubled() throws {
    let output = try OutputFolder(folder.path + "/")
    try write("x", to: output.file(named: "a"))
    #expect(try output.commit() == [folder.path + "/a"])
  }

  @Test func aFolderInTheWayIsNamed() throws {
    try folder.makeFolder("b.png")
    let output = try OutputFolder(folder.path)
    _ = try output.file(named: "a.png")
    let expected = Trouble(
      "\(folder.path)/b.png", "is a folder", "remove it, or choose another --name or --output")
    #expect(throws: expected) { try output.file(named: "b.png") }
  }

  @Test func oneThatCannotBeMovedTakesTheOthersAlong() throws {
    try folder.write("old", to: "old.png")
    do {
      let output = try OutputFolder(folder.path + "/x")
      try write("1", to: output.file(named: "a.png"))
      try write("2", to: output.file(named: "b.png"))
      // Only now, so that it is met while moving.
      try folder.makeFolder("x/b.png/full")
      #expect(throws: Trouble.self) { try output.commit() }
    }
    #expect(folder.names("x") == ["b.png"])
  }

  @Test(arguments: ["file", "file/inner", "file/inner/more"])
  func aFileWhereAFolderShouldBe(path: String) throws {
    try folder.write("", to: "file")
    let expected = Trouble(
      "\(folder.path)/file", "is a file, where a folder should be",
      "choose another folder with --output")
    #expect(throws: expected) { try OutputFolder("\(folder.path)/\(path)") }
    #expect(folder.names() == ["file"])
  }

  @Test func foldersMadeInVainGo() throws {
    #expect(throws: Trouble.self) {
      try OutputFolder(folder.path + "/a/" + String(repeating: "b", count: 300))
    }
    #expect(folder.names() == [])
  }

  @Test func leftoversOfADeadRunGoAndThoseOfALivingOneStay() throws {
    try folder.makeFolder(".duo-render-4194305.tmp")
    try folder.write("half", to: ".duo-render-4194305.tmp/a.png")
    try folder.write("mine", to: ".duo-render-notes.txt")
    let living = try OutputFolder(folder.path)
    let own = folder.names().filter { $0.hasSuffix(".tmp") }
    #expect(own.count == 1)
    #expect(own != [".duo-render-4194305.tmp"])
    _ = try living.file(named: "a.png")
    TemporaryFolder.removeLeftovers(in: folder.path)
    #expect(folder.names().filter { $0.hasSuffix(".tmp") } == own)
    #expect(folder.read(".duo-render-notes.txt") == "mine")
  }
}
