import Foundation
import Testing

/// `.setup/install` on machines that are played by stand-ins for the programs it calls.
@Suite struct SetupTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.makeFolder("bin")
    // What the script itself is made of; everything else is there only where a test puts it.
    for name in ["sh", "env", "find", "head", "tr", "sed", "grep", "cat", "touch", "true"] {
      let folders = ["/bin", "/usr/bin"].map { "\($0)/\(name)" }
      let real = folders.first(where: FileManager.default.isExecutableFile) ?? "/bin/\(name)"
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/bin/\(name)", withDestinationPath: real)
    }
    try command("swift", "")
    try command("uname", "echo Linux")
    try command("id", "echo 0")
  }

  private func command(_ name: String, _ body: String) throws {
    try folder.write("#!/bin/sh\n\(body)\n", to: "bin/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/\(name)")
  }

  /// A pkg-config that knows the libraries whose names lie in `there`, and a dpkg that knows nothing.
  private func machine(libraries: [String]) throws {
    try folder.makeFolder("there")
    for library in libraries { try folder.write("", to: "there/\(library)") }
    try command("pkg-config", "[ -e \"\(folder.path)/there/$2\" ]")
    try command("dpkg-query", "exit 1")
  }

  private func install() throws -> RunningProgram.Result {
    let script = RunningProgram.package.appendingPathComponent(".setup/install").path
    return try RunningProgram.shell(
      "PATH='\(folder.path)/bin' /bin/sh '\(script)'", in: folder)
  }

  let all = ["cairo", "libpng", "zlib", "freetype2", "fontconfig"]

  @Test func nothingMissingSaysAndDoesNothing() throws {
    try machine(libraries: all)
    try command("apt-get", "echo called >&2")
    let result = try install()
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.text == "" && result.errors == "")
  }

  @Test func onlyWhatIsMissingIsInstalled() throws {
    try machine(libraries: ["zlib", "freetype2", "fontconfig"])
    try command(
      "apt-get",
      """
      echo "$DEBIAN_FRONTEND $*" >> '\(folder.path)/log'
      touch '\(folder.path)/there/cairo' '\(folder.path)/there/libpng'
      """)
    let result = try install()
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.text == "setup: installing libcairo2-dev libpng-dev\n")
    let options = "-qq -o DPkg::Lock::Timeout=120"
    #expect(
      folder.read("log") == """
        noninteractive \(options) update
        noninteractive \(options) install -y --no-install-recommends libcairo2-dev libpng-dev

        """)
  }

  @Test func aFailingAptSaysWhatToRun() throws {
    try machine(libraries: all.filter { $0 != "cairo" })
    try command("apt-get", "exit 100")
    let result = try install()
    #expect(result.code == 1)
    #expect(
      result.errors
        == "setup: apt-get failed; please run: sudo apt-get install libcairo2-dev\n")
  }

  @Test func withoutRootItSaysWhatToRun() throws {
    try machine(libraries: all.filter { $0 != "libpng" })
    try command("id", "echo 1000")
    try command("apt-get", "echo called >&2")
    let result = try install()
    #expect(result.code == 1)
    #expect(
      result.errors == "setup: may not install; please run: sudo apt-get install libpng-dev\n")
  }

  @Test(arguments: [
    ("dnf", "setup: please run: sudo dnf install cairo-devel libpng-devel\n"),
    ("pacman", "setup: please run: sudo pacman -S cairo libpng\n"),
    ("apk", "setup: please run: sudo apk add cairo-dev libpng-dev\n"),
    ("none", "setup: please install, as your system names them: libcairo2-dev libpng-dev\n"),
  ]) func otherSystemsAreTold(manager: String, expected: String) throws {
    try machine(libraries: ["zlib", "freetype2", "fontconfig"])
    try command(manager, "echo called >&2")
    let result = try install()
    #expect(result.code == 1)
    #expect(result.errors == expected)
  }

  @Test func homebrewGetsFormulae() throws {
    try machine(libraries: all.filter { $0 != "cairo" })
    try command(
      "brew", "echo \"$*\" >> '\(folder.path)/log'; touch '\(folder.path)/there/cairo'")
    #expect(try install().code == 0)
    #expect(folder.read("log") == "install --quiet cairo\n")
  }

  @Test func withoutSwiftThereIsNoPoint() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/bin/swift")
    let result = try install()
    #expect(result.code == 1)
    #expect(
      result.errors
        == "setup: swift is missing; install Swift 6 or newer from https://swift.org/install\n")
  }
}
