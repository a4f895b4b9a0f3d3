import Foundation
import PNGImage

/// Other programs that read what we write.
enum Tool {
  static let rsvg = find("rsvg-convert")
  static let pdfinfo = find("pdfinfo")

  struct Failure: Error {
    var status: Int32
    var message: String
  }

  static func find(_ name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// What the program writes when it is given `input` as a file.
  static func run(_ program: URL, _ arguments: [String], input: [UInt8]) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments + [file.path]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        status: process.terminationStatus, message: String(decoding: message, as: UTF8.self))
    }
    return Array(bytes)
  }

  /// Writes a file for people to look at, where the environment variable `DUO_PICTURES` names a folder.
  static func keep(_ bytes: [UInt8], _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["DUO_PICTURES"] else { return }
    try Data(bytes).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
  }
}
