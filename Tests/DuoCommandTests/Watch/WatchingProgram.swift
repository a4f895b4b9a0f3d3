import Foundation
import Testing

/// The program while it watches, as a child of the test.
final class WatchingProgram {
  private let process = Process()
  private let output: URL
  private let errors: URL

  /// Starts `duo-render` with these arguments in `folder`.
  init(_ arguments: String, in folder: Folder) throws {
    output = folder.hidden("output")
    errors = folder.hidden("errors")
    process.executableURL = URL(fileURLWithPath: RunningProgram.path)
    process.arguments = words(arguments)
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    var environment = ProcessInfo.processInfo.environment
    environment["DUO_RENDER_CONFIG"] = nil
    process.environment = environment
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  var isRunning: Bool { process.isRunning }
  var said: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }
  var complained: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  /// Sends the signal and returns the exit code.
  func stop(_ signal: Int32 = SIGINT) -> Int32 {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let code = process.terminationStatus
    return process.terminationReason == .exit ? code : 128 + code
  }

  func waitForEnd() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// Waits until `condition` holds; a machine under load gets time, a program that hangs does not.
func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<1500 {
    if try condition() { return true }
    Thread.sleep(forTimeInterval: 0.02)
  }
  return false
}
