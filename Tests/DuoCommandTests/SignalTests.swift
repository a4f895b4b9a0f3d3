import Foundation
import Testing

@testable import DuoCommand

/// Stopped at any moment, the program leaves no part of a file.
@Suite struct SignalTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  /// Starts drawing something large into `Output/`, sends the signal after a while and returns the exit code.
  private func stop(with signal: Int32, after delay: TimeInterval) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: RunningProgram.path)
    process.arguments = words("--pose all --format svg,png,json --density 4 --each --name a -q")
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: delay)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let code = process.terminationStatus
    return process.terminationReason == .exit ? code : 128 + code
  }

  private func prepare() throws {
    try folder.makeFolder("Output")
    try folder.write("old", to: "Output/a.json")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], [0.03, 0.1, 0.3])
  func interrupted(signal: Int32, delay: TimeInterval) throws {
    try prepare()
    #expect(try stop(with: signal, after: delay) == 128 + signal)
    #expect(folder.names("Output") == ["a.json"])
    #expect(folder.read("Output/a.json") == "old")
  }

  @Test(arguments: [0.03, 0.1, 0.3])
  func killed(delay: TimeInterval) throws {
    try prepare()
    #expect(try stop(with: SIGKILL, after: delay) == 128 + SIGKILL)
    #expect(folder.names("Output").count <= 2)
    #expect(folder.read("Output/a.json") == "old")
    _ = try RunningProgram.shell("duo-render --pose open --format json --name b", in: folder)
    #expect(folder.names("Output") == ["a.json", "b.json"])
  }

  @Test func whatTheShellIgnoresStaysIgnored() throws {
    let result = try RunningProgram.shell(
      """
      trap '' HUP
      duo-render --pose closed --facing sameWay --density 8 -q &
      sleep 0.05; kill -HUP $!; wait $!
      """, in: folder)
    #expect(result.code == 0, "\(result.errors)")
    #expect(folder.names("Output").count == 2)
  }
}
