import DuoJSON
import DuoLayout

/// A catalogue that is being put together, with everything found wrong so far.
struct CatalogBuilder {
  private var device: Device
  private var entries: [Entry]
  private var messages: [String] = []

  fileprivate struct Entry {
    var pose: Pose
    /// nil for a pose that was there before.
    var file: String?
    var places: [String: JSONPlace] = [:]
  }

  init(catalog: Catalog) {
    device = catalog.device
    entries = catalog.poses.map { Entry(pose: $0) }
  }

  mutating func replaceDevice(_ bytes: [UInt8], named file: String) {
    let faults = JSONFaults(file: file)
    if let device = DeviceDecoder.decode(bytes, faults: faults) { self.device = device }
    messages += faults.messages
  }

  mutating func add(_ bytes: [UInt8], named file: String) {
    let faults = JSONFaults(file: file)
    let decoded = PoseDecoder.decode(bytes, faults: faults)
    messages += faults.messages
    guard let decoded else { return }
    let entry = Entry(pose: decoded.pose, file: file, places: decoded.places)
    let index = entries.firstIndex { $0.pose.name == entry.pose.name }
    if let index, entries[index].file == nil {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// - Throws: everything that is wrong in any file, and what of the files does not fit together.
  func finished() throws(CatalogError) -> Catalog {
    var messages = messages
    var owners: [(name: String, owner: String)] = []
    // What was there before keeps its names.
    for entry in entries.filter({ $0.file == nil }) + entries.filter({ $0.file != nil }) {
      let faults = JSONFaults(file: entry.file ?? "\(entry.pose.name).json")
      for finding in PoseCheck(entry.pose, on: device).findings {
        faults.add(
          finding.problem, finding.remedy, at: entry.place(of: finding.path), path: finding.path)
      }
      let owner = entry.file ?? "\(entry.pose.name).json"
      let names = [("name", entry.pose.name)] + entry.pose.otherNames.map { ("otherNames", $0) }
      for (path, name) in names {
        if let taken = owners.first(where: { Names.areSame(name, $0.name) }) {
          faults.add(
            "\(Names.quoted(name)) already names the pose of \(taken.owner)",
            "each name for one pose", at: entry.place(of: path), path: path)
          if path == "name" { break }
        }
        owners.append((name, owner))
      }
      messages += faults.messages
    }
    guard messages.isEmpty else { throw CatalogError(messages: messages) }
    return Catalog(device: device, poses: entries.map(\.pose))
  }
}

extension CatalogBuilder.Entry {
  /// Where the fact at `path`, or the nearest above it, stands.
  fileprivate func place(of path: String) -> JSONPlace? {
    var key = Substring(path)
    while true {
      if let place = places[String(key)] { return place }
      guard let dot = key.lastIndex(of: ".") else { return nil }
      key = key[..<dot]
    }
  }
}
