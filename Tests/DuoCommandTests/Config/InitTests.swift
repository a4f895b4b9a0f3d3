import DuoJSON
import Testing

@testable import DuoCommand

/// `duo-render init`
@Suite struct InitTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func run(_ line: String) throws -> RunningProgram.Result {
    try RunningProgram.shell(line, in: folder)
  }

  @Test func writesTwoFilesAndSaysWhatToTypeNext() throws {
    let result = try run("duo-render init")
    #expect(result.code == 0, "\(result.errors)")
    #expect(folder.names() == ["duo-render.json", "screen.json"])
    #expect(
      result.text == """
        screen.json
        duo-render.json

        What to type next:
          duo-render check    reviews the screen in every pose and seating
          duo-render          draws it, a contact sheet into Output/
          duo-render --watch  draws it again whenever you save a file

        """)
  }

  @Test func makesTheFolder() throws {
    let result = try run("duo-render init \"my screens/a\"")
    #expect(folder.names("my screens/a") == ["duo-render.json", "screen.json"])
    #expect(result.text.contains("  cd 'my screens/a'\n"))
  }

  @Test(arguments: ["screen.json", "duo-render.json"])
  func overwritesNothing(name: String) throws {
    try folder.write("mine", to: name)
    let result = try run("duo-render init")
    #expect(result.code == 2)
    #expect(
      result.errors
        == "duo-render: \(name): is there already; remove it, or choose another folder: duo-render init FOLDER\n"
    )
    #expect(folder.names() == [name])
    #expect(folder.read(name) == "mine")
  }

  @Test(arguments: [
    ("ln -s nowhere screen.json; duo-render init", "screen.json: is there already; "),
    ("duo-render init a b", "b: init takes one folder; give one folder, or none"),
    ("duo-render init -- -", "-: is no folder; give a folder, or none for this one"),
    (
      "duo-render init /dev/null/a",
      "/dev/null: is a file, where a folder should be; choose another folder: duo-render init FOLDER"
    ),
    (
      "ulimit -f 1; duo-render init a",
      "a/screen.json: file too large; choose another folder: duo-render init FOLDER"
    ),
  ]) func trouble(line: String, start: String) throws {
    let result = try run(line)
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("duo-render: " + start), "\(result.errors)")
    #expect(folder.names().filter { $0 != "screen.json" } == [])
  }

  @Test func theConfigIsRight() throws {
    let settings = try ConfigDecoder(file: "c").settings(Array(StarterConfig.text.utf8))
    #expect(settings["screen"]?.written == ["screen.json"])
    // The proposals too, once their slashes are gone.
    let proposed = StarterConfig.text.replacing("// \"", with: "\"")
    #expect(try ConfigDecoder(file: "c").settings(Array(proposed.utf8)).count == 9)
  }

  /// interface.md, "Screen file"
  @Test(arguments: [
    "$schema", "format", "version", "name", "split", "kind", "seam", "spacing", "ignoresSafeArea",
    "halves", "hasHitArea", "clipped", "gesture", "gate", "mode", "current", "seats", "both",
    "first", "second", "id", "role", "size", "place", "inset", "in", "frame", "label", "hitSize",
    "gestures", "minimumDistance", "destructive", "confirmed", "private", "scrolls", "columns",
    "gestureOnContainer", "oneSeatOnly", "poses", "allow", "count", "radius",
  ]) func theScreenExplainsEveryKey(key: String) {
    #expect(StarterScreen.text.contains("\"\(key)\":"))
  }
}
