import DuoJSON
import DuoLayout

/// The device and every pose it can be held in.
public struct Catalog: Sendable {
  public let device: Device
  /// In the order of the catalogue; what was added comes last.
  public let entries: [PoseEntry]

  /// Those of the entries that can be drawn.
  public var poses: [Pose] {
    entries.compactMap { entry in
      if case .pose(let pose) = entry { pose } else { nil }
    }
  }

  /// The files that cannot be used.
  public var broken: [BrokenPose] {
    entries.compactMap { entry in
      if case .broken(let broken) = entry { broken } else { nil }
    }
  }

  /// Words that stand for several poses where a pose is chosen.
  static let selections = ["main", "all"]
  static let deviceFile = "device.json"

  /// The catalogue that is compiled into the program.
  public static func builtIn() throws(CatalogError) -> Catalog {
    let faults = JSONFaults(file: BuiltInFiles.device.name)
    guard let device = DeviceDecoder.decode(BuiltInFiles.device.bytes, faults: faults) else {
      throw CatalogError(messages: faults.messages)
    }
    return try Catalog(device: device, entries: [])
      .adding(files: BuiltInFiles.poses, sorted: false, keepsBroken: false)
  }

  /// This catalogue with the files of a folder: poses add to it or replace those of the same name, and
  /// `device.json` replaces the device.
  ///
  /// - Parameters:
  ///   - files: each with its name as messages are to show it, a path or the bare file name.
  ///   - keepsBroken: whether a pose that is wrong becomes a broken one in the place it would have.
  /// - Throws: everything that is wrong in any of the files; where broken poses are kept, only if it is the device.
  public func adding(
    files: [(name: String, bytes: [UInt8])], keepsBroken: Bool = false
  ) throws(CatalogError) -> Catalog {
    try adding(files: files, sorted: true, keepsBroken: keepsBroken)
  }

  private func adding(
    files: [(name: String, bytes: [UInt8])], sorted: Bool, keepsBroken: Bool
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
    return try builder.finished(keepsBroken: keepsBroken)
  }

  private static func isDevice(_ name: String) -> Bool {
    name == deviceFile || name.hasSuffix("/\(deviceFile)")
  }
}
