import DuoJSON
import DuoLayout

/// The device and every pose it can be held in.
public struct Catalog: Sendable {
  public let device: Device
  /// In the order of the catalogue; poses that were added come last.
  public let poses: [Pose]

  /// Words that stand for several poses where a pose is chosen.
  static let selections = ["main", "all"]
  static let deviceFile = "device.json"

  /// The catalogue that is compiled into the program.
  public static func builtIn() throws(CatalogError) -> Catalog {
    let faults = JSONFaults(file: BuiltInFiles.device.name)
    guard let device = DeviceDecoder.decode(BuiltInFiles.device.bytes, faults: faults) else {
      throw CatalogError(messages: faults.messages)
    }
    return try Catalog(device: device, poses: []).adding(files: BuiltInFiles.poses, sorted: false)
  }

  /// This catalogue with the files of a folder: poses add to it or replace those of the same name, and
  /// `device.json` replaces the device.
  ///
  /// - Parameter files: each with its name as messages are to show it, a path or the bare file name.
  /// - Throws: everything that is wrong in any of the files.
  public func adding(files: [(name: String, bytes: [UInt8])]) throws(CatalogError) -> Catalog {
    try adding(files: files, sorted: true)
  }

  private func adding(
    files: [(name: String, bytes: [UInt8])], sorted: Bool
  ) throws(CatalogError) -> Catalog {
    // A folder has no order of its own.
    let files = sorted ? files.sorted { $0.name < $1.name } : files
    var builder = CatalogBuilder(catalog: self)
    for file in files where Self.isDevice(file.name) {
      builder.replaceDevice(file.bytes, named: file.name)
    }
    for file in files where !Self.isDevice(file.name) {
      builder.add(file.bytes, named: file.name)
    }
    return try builder.finished()
  }

  private static func isDevice(_ name: String) -> Bool {
    name == deviceFile || name.hasSuffix("/\(deviceFile)")
  }
}
