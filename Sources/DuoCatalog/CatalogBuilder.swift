import DuoJSON
import DuoLayout

/// A catalogue that is being put together, with everything found wrong so far.
struct CatalogBuilder {
  private var device: Device
  private var isDeviceBroken = false
  private var entries: [Entry]
  private var messages: [String] = []

  fileprivate struct Entry {
    var content: PoseEntry
    /// nil for what was there before.
    var file: String?
    var replaced: Pose?
    var places: [String: JSONPlace] = [:]

    /// Names the pose in messages.
    var owner: String { file ?? "\(content.name).json" }
  }

  init(catalog: Catalog) {
    device = catalog.device
    entries = catalog.entries.map { Entry(content: $0) }
  }

  mutating func replaceDevice(_ bytes: [UInt8], named file: String) {
    let faults = JSONFaults(file: file)
    if let device = DeviceDecoder.decode(bytes, faults: faults) {
      self.device = device
    } else {
      isDeviceBroken = true
    }
    messages += faults.messages
  }

  mutating func add(_ bytes: [UInt8], named file: String) {
    let faults = JSONFaults(file: file)
    if let decoded = PoseDecoder.decode(bytes, faults: faults) {
      place(Entry(content: .pose(decoded.pose), file: file, places: decoded.places)) {
        $0 == decoded.pose.name
      }
    } else {
      let broken = BrokenPose(
        reading: bytes, named: file, messages: faults.messages,
        among: entries.compactMap { $0.file == nil ? $0.pose : nil })
      place(Entry(content: .broken(broken), file: file)) { Names.areSame($0, broken.name) }
    }
    messages += faults.messages
  }

  /// Puts the entry in the place of what was there before under its name, else last.
  private mutating func place(_ entry: Entry, isName: (String) -> Bool) {
    guard let index = entries.firstIndex(where: { $0.file == nil && isName($0.content.name) })
    else {
      return entries.append(entry)
    }
    let replaced = entries[index].pose
    entries[index] = entry
    entries[index].replaced = replaced
  }

  /// - Throws: everything that is wrong in any file, and what of the files does not fit together; where broken poses
  ///   are kept, only if the device is among it.
  mutating func finished(keepsBroken: Bool) throws(CatalogError) -> Catalog {
    var owners: [(name: String, owner: String)] = []
    // What was there before keeps its names.
    let order =
      entries.indices.filter { entries[$0].file == nil }
      + entries.indices.filter { entries[$0].file != nil }
    for index in order {
      guard let pose = entries[index].pose else { continue }
      let found = faults(of: pose, entries[index], &owners)
      guard !found.isEmpty else { continue }
      messages += found
      var broken = BrokenPose(pose, messages: found)
      if let replaced = entries[index].replaced { broken.replace(replaced) }
      entries[index].content = .broken(broken)
    }
    guard messages.isEmpty || keepsBroken && !isDeviceBroken else {
      throw CatalogError(messages: messages)
    }
    return Catalog(device: device, entries: entries.map(\.content))
  }

  /// What of a pose does not fit the device, or the names that others have.
  private func faults(
    of pose: Pose, _ entry: Entry, _ owners: inout [(name: String, owner: String)]
  ) -> [String] {
    let faults = JSONFaults(file: entry.owner)
    for finding in PoseCheck(pose, on: device).findings {
      faults.add(
        finding.problem, finding.remedy, at: entry.place(of: finding.path), path: finding.path)
    }
    let names = [("name", pose.name)] + pose.otherNames.map { ("otherNames", $0) }
    for (path, name) in names {
      if let taken = owners.first(where: { Names.areSame(name, $0.name) }) {
        faults.add(
          "\(Names.quoted(name)) already names the pose of \(taken.owner)",
          "each name for one pose", at: entry.place(of: path), path: path)
        if path == "name" { break }
      }
      owners.append((name, entry.owner))
    }
    return faults.messages
  }
}

extension CatalogBuilder.Entry {
  /// nil where it is broken.
  fileprivate var pose: Pose? {
    if case .pose(let pose) = content { pose } else { nil }
  }

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
