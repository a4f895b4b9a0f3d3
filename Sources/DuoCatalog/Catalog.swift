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
    for file in files where file.name == Self.deviceFile { builder.replaceDevice(file.bytes) }
    for file in files where file.name != Self.deviceFile {
      builder.add(file.bytes, named: file.name)
    }
    return try builder.finished()
  }
}

/// A catalogue that is being put together, with everything found wrong so far.
private struct CatalogBuilder {
  var device: Device
  var entries: [Entry]
  var messages: [String] = []

  struct Entry {
    var pose: Pose
    /// nil for a pose that was there before.
    var file: String?
    var places: [String: JSONPlace] = [:]
  }

  init(catalog: Catalog) {
    device = catalog.device
    entries = catalog.poses.map { Entry(pose: $0) }
  }

  mutating func replaceDevice(_ bytes: [UInt8]) {
    let faults = JSONFaults(file: Catalog.deviceFile)
    if let device = DeviceDecoder.decode(bytes, faults: faults) { self.device = device }
    messages += faults.messages
  }

  mutating func add(_ bytes: [UInt8], named file: String) {
    let faults = JSONFaults(file: file)
    let decoded = PoseDecoder.decode(bytes, faults: faults)
    messages += faults.messages
    guard let decoded else { return }
    let entry = Entry(pose: decoded.pose, file: file, places: decoded.places)
    guard let index = entries.firstIndex(where: { $0.pose.name == entry.pose.name }) else {
      entries.append(entry)
      return
    }
    if let other = entries[index].file {
      let faults = JSONFaults(file: file)
      faults.add(
        "\(Names.quoted(entry.pose.name)) is the pose of \(other) too", "each pose in one file",
        at: entry.places["name"], path: "name")
      messages += faults.messages
    } else {
      entries[index] = entry
    }
  }

  mutating func finished() throws(CatalogError) -> Catalog {
    var owners: [(name: String, pose: String)] = entries.map { ($0.pose.name, $0.pose.name) }
    for entry in entries {
      let faults = JSONFaults(file: entry.file ?? "\(entry.pose.name).json")
      for finding in PoseCheck(entry.pose, on: device).findings {
        faults.add(
          finding.problem, finding.remedy, at: entry.place(of: finding.path), path: finding.path)
      }
      for name in entry.pose.otherNames {
        if let owner = owners.first(where: { Names.areSame(name, $0.name) }) {
          faults.add(
            "\(Names.quoted(name)) already names \(Names.quoted(owner.pose))",
            "each name for one pose", at: entry.place(of: "otherNames"), path: "otherNames")
        }
        owners.append((name, entry.pose.name))
      }
      messages += faults.messages
    }
    guard messages.isEmpty else { throw CatalogError(messages: messages) }
    return Catalog(device: device, poses: entries.map(\.pose))
  }
}

extension CatalogBuilder.Entry {
  /// Where the fact at `path`, or the nearest above it, stands.
  func place(of path: String) -> JSONPlace? {
    var key = Substring(path)
    while true {
      if let place = places[String(key)] { return place }
      guard let dot = key.lastIndex(of: ".") else { return nil }
      key = key[..<dot]
    }
  }
}
