import Foundation
import Testing

@testable import DuoCommand

/// `duo-render diff --against REV`: the screens, pictures, poses and config of a revision and of the working tree.
@Suite(.enabled(if: SampleRepository.isThere, "git is not installed"))
struct DiffAgainstTests {
  let folder: Folder
  /// Small and few, so that drawing takes no time.
  static let few = "--pose closed --facing faceToFace --density 0.5"

  init() throws {
    folder = try Folder()
    try folder.makeFolder("screens")
    try folder.write(DiffScreenTests.screen(60), to: "screens/quiz.json")
    try folder.write(
      #"{ "screen": ["screens/quiz.json"], "pose": ["closed"], "facing": "faceToFace", "density": 0.5 }"#,
      to: "duo-render.json")
    try folder.write(TestPicture(20, 20), to: "screens/icon.png")
    try folder.write("nothing to compare\n", to: "screens/notes.txt")
    try git("git init -q -b main . && git add -A")
    try commit()
  }

  private func git(_ line: String) throws {
    let result = try RunningProgram.shell(line, in: folder)
    #expect(result.code == 0, "\(line): \(result.errors)")
  }

  private func commit() throws {
    try git(
      "git add -A && git -c user.name=Test -c user.email=test@example.org commit -q -m State")
  }

  private func run(_ line: String) throws -> RunningProgram.Result {
    try RunningProgram.shell("duo-render diff \(line)", in: folder)
  }

  private func files(_ result: RunningProgram.Result) throws -> [String: String] {
    let whole = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    let files = try #require(whole?["files"] as? [[String: Any]])
    return Dictionary(
      files.map { ($0["path"] as? String ?? "", $0["status"] as? String ?? "") },
      uniquingKeysWith: { $1 })
  }

  @Test func whatIsTheSameIsTheSame() throws {
    let before = try RunningProgram.shell(
      "git status --porcelain; stat -c %Y .git/index", in: folder)
    let result = try run("--against HEAD")
    #expect(result.code == 0, "\(result.text)")
    #expect(result.errors == "")
    let after = try RunningProgram.shell(
      "git status --porcelain; stat -c %Y .git/index", in: folder)
    #expect(before.text == after.text)
  }

  /// 12 points nearer to the owner's far edge, in the one panel that the config asks for.
  @Test(arguments: ["HEAD", "main", "HEAD...", "@"]) func aChangedScreenIsTold(
    revision: String
  ) throws {
    try folder.write(DiffScreenTests.screen(72), to: "screens/quiz.json")
    let result = try run("--against \(revision)")
    #expect(result.code == 1)
    #expect(
      result.text.contains(
        "second.leave moved 12 pt (2.0 mm) towards the seam in closed, faceToFace"))
    #expect(result.text.hasSuffix("\nto accept, commit the working tree\n"))
  }

  @Test func fromAFolderInsideTheRepository() throws {
    try folder.write(DiffScreenTests.screen(72), to: "screens/quiz.json")
    let result = try RunningProgram.shell(
      "cd screens && duo-render diff --against HEAD --format json quiz.json ../screens/icon.png",
      in: folder)
    #expect(result.code == 1)
    #expect(try files(result) == ["quiz.json": "changed", "../screens/icon.png": "same"])
  }

  @Test func aFolderIsSearchedForScreensPicturesAndLayouts() throws {
    try folder.write(DiffScreenTests.screen(72), to: "screens/fresh.json")
    try folder.write(TestPicture(20, 20).box(1, 1, 5, 5), to: "screens/icon.png")
    try FileManager.default.removeItem(atPath: folder.path + "/screens/quiz.json")
    let result = try run("--against HEAD --format json screens")
    #expect(result.code == 1)
    let found = try files(result)
    #expect(found["screens/fresh.json"] == "new")
    #expect(found["screens/icon.png"] == "changed")
    #expect(found["screens/quiz.json"] == "deleted")
  }

  /// The config of each side counts for that side.
  @Test func theConfigOfTheRevisionIsUsed() throws {
    try folder.write(
      #"{ "screen": ["screens/quiz.json"], "pose": ["closed"], "facing": "faceToFace", "density": 0.5, "spacing": 22 }"#,
      to: "duo-render.json")
    let result = try run("--against HEAD")
    #expect(result.code == 1)
    #expect(result.text.contains("seam"), "\(result.text)")
    // What is typed counts for both.
    #expect(try run("--against HEAD --spacing 22").code == 0)
  }

  /// A pose file that changed is a fact of the device and none of the design.
  @Test func aChangedPoseIsToldApart() throws {
    try folder.makeFolder("poses")
    let pose = try String(
      contentsOf: RunningProgram.package.appendingPathComponent("Poses/closed.json"),
      encoding: .utf8)
    try folder.write(pose, to: "poses/closed.json")
    try folder.write(
      #"{ "screen": ["screens/quiz.json"], "catalog": "poses", "pose": ["closed"], "facing": "faceToFace", "density": 0.5 }"#,
      to: "duo-render.json")
    try commit()
    // closed.json: the safe area ends 34 points above the bottom edge.
    let changed = pose.replacing(#""bottom": 34"#, with: #""bottom": 54"#)
    #expect(changed != pose)
    try folder.write(changed, to: "poses/closed.json")
    let result = try run("--against HEAD")
    #expect(result.code == 1)
    let parts = result.text.components(separatedBy: "Facts of the device that changed")
    #expect(parts.count == 2, "\(result.text)")
    #expect(!parts[0].contains("second.leave moved"))
    #expect(parts.last?.contains("safe area") == true)
    let whole =
      try JSONSerialization.jsonObject(
        with: try run("--against HEAD --format json").output) as? [String: Any]
    let changes = (whole?["files"] as? [[String: Any]])?.first?["changes"] as? [[String: Any]] ?? []
    #expect(!changes.isEmpty)
  }

  /// A captured picture is read from the revision, too.
  @Test func theCapturesOfTheRevisionAreUsed() throws {
    let imported = try RunningProgram.shell(
      """
      duo-render import --no-config --quiet --output shop '\(RunningProgram.package.path)/Output/captures/duel' &&
      ls shop
      """, in: folder)
    #expect(imported.code == 0, "\(imported.errors)")
    try commit()
    #expect(
      try run("--against HEAD shop/duel.json --no-config --pose closed --density 0.5").code == 0)
    // Another picture in its place, of the size that the display has.
    let name = try #require(
      folder.names("shop").first { $0.contains("closed") && $0.hasSuffix(".png") })
    try folder.write(TestPicture(1398, 2034, color: 0xFF33_66CC), to: "shop/\(name)")
    let result = try run("--against HEAD shop/duel.json --no-config --pose closed --density 0.5")
    #expect(result.code == 1, "\(result.text)\(result.errors)")
    #expect(result.text.contains("1 panel"), "\(result.text)")
  }

  @Test(arguments: [
    (
      "--against nowhere",
      "--against: \"nowhere\" is no revision of this repository; name a branch, a tag or a commit, as git log --oneline --all has them"
    ),
    (
      "--against mian",
      "--against: \"mian\" is no revision of this repository; did you mean \"main\"?"
    ),
    (
      "--against HEAD missing.json",
      "missing.json: is neither in HEAD nor in the working tree; name a screen, a picture, a layout or a folder of them"
    ),
  ]) func isTrouble(line: String, message: String) throws {
    let result = try run(line)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("duo-render: \(message)"), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  /// A screen that is broken on one side is told with its place, and never passes.
  @Test(arguments: [true, false]) func aBrokenScreenIsUnreadable(inRevision: Bool) throws {
    try folder.write("{", to: "screens/quiz.json")
    if inRevision {
      try commit()
      try folder.write(DiffScreenTests.screen(60), to: "screens/quiz.json")
    }
    let result = try run("--against HEAD --format json")
    #expect(result.code == 2)
    #expect(try files(result) == ["screens/quiz.json": "unreadable"])
    #expect(
      result.text.contains(inRevision ? "HEAD:screens/quiz.json: 1:2" : "\"screens/quiz.json: 1:2"))
  }

  @Test func picturesAndPageOfARevision() throws {
    try folder.write(DiffScreenTests.screen(72), to: "screens/quiz.json")
    let result = try run(
      "--against HEAD --output out --report html=page.html --report markdown=words.md")
    #expect(result.code == 1)
    #expect(
      folder.names("out/screens/quiz")
        == ["closed.faceToFace.ltr.difference.png", "closed.faceToFace.ltr.three-up.png"])
    #expect(folder.read("page.html")?.contains("second.leave moved 12 pt") == true)
    #expect(folder.read("words.md")?.contains("`second.leave` moved 12 pt") == true)
  }
}
