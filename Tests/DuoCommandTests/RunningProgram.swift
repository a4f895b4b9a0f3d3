import Foundation

/// The built program, run as people run it.
struct RunningProgram {
  struct Result {
    var code: Int32
    var output: Data
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Beside the tests, where the package manager puts both.
  static let path: String = {
    let beside = Bundle.main.executableURL?.deletingLastPathComponent().path ?? ""
    // On macOS the tests run inside an `.xctest` bundle.
    var folder = URL(fileURLWithPath: beside)
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    return folder.appendingPathComponent("duo-render").path
  }()

  /// The top folder of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a line of shell in `folder`, with the program found by its name.
  static func shell(
    _ line: String, in folder: Folder, environment more: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder.url
    var environment = ProcessInfo.processInfo.environment
    let programs = URL(fileURLWithPath: path).deletingLastPathComponent().path
    environment["PATH"] = programs + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    // Whoever runs the tests may have a config of their own.
    environment["DUO_RENDER_CONFIG"] = nil
    environment.merge(more) { $1 }
    process.environment = environment
    // Files, since a pipe that nobody reads would stop the program.
    let output = folder.hidden("output")
    let errors = folder.hidden("errors")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: try Data(contentsOf: output), errors: try String(contentsOf: errors, encoding: .utf8))
  }
}

/// A folder of a test's own, removed with it.
final class Folder {
  let url: URL
  private let aside: URL

  init() throws {
    let base = FileManager.default.temporaryDirectory
    let name = UUID().uuidString
    url = base.appendingPathComponent("duo-\(name)")
    aside = base.appendingPathComponent("duo-\(name)-aside")
    for folder in [url, aside] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
  }

  deinit {
    for folder in [url, aside] { try? FileManager.default.removeItem(at: folder) }
  }

  var path: String { url.path }

  /// A new empty file outside the folder.
  func hidden(_ name: String) -> URL {
    let file = aside.appendingPathComponent("\(UUID().uuidString)-\(name)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    return file
  }

  /// Everything in it, hidden things included, sorted.
  func names(_ inner: String = "") -> [String] {
    let folder = inner.isEmpty ? url : url.appendingPathComponent(inner)
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  func write(_ text: String, to name: String) throws {
    try text.write(to: url.appendingPathComponent(name), atomically: false, encoding: .utf8)
  }

  func read(_ name: String) -> String? {
    (try? Data(contentsOf: url.appendingPathComponent(name))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name), withIntermediateDirectories: true)
  }
}
