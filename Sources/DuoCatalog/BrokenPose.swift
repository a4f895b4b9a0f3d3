import DuoJSON
import DuoLayout

/// A pose whose file is wrong: what it is called, where it belongs, and why it cannot be used.
public struct BrokenPose: Hashable, Sendable {
  /// As the file has it; the file's own name without its ending where it has none that can be read.
  public var name: String
  /// The file's, and those of the pose it would replace.
  public var otherNames: [String]
  public var title: String
  public var group: PoseGroup
  /// Whether the file says so, or it would replace a main pose.
  public var isMain: Bool
  /// Everything that is wrong, at least one line, each as in `CatalogError`.
  public var messages: [String]

  public init(
    name: String, otherNames: [String] = [], title: String, group: PoseGroup, isMain: Bool,
    messages: [String]
  ) {
    self.name = name
    self.otherNames = otherNames
    self.title = title
    self.group = group
    self.isMain = isMain
    self.messages = messages
  }

  /// A pose that was read, but does not fit the device or the other poses.
  init(_ pose: Pose, messages: [String]) {
    self.init(
      name: pose.name, otherNames: pose.otherNames, title: pose.title, group: pose.group,
      isMain: pose.isMain, messages: messages)
  }

  /// What can be read of a file that holds no pose.
  ///
  /// - Parameter poses: those that it may replace.
  init(reading bytes: [UInt8], named file: String, messages: [String], among poses: [Pose]) {
    // Its faults are known already.
    let aside = JSONFaults(file: file)
    let object = JSONReader.file(bytes, faults: aside)?.object()
    let facts = object.flatMap(FactBook.init(of:))
    func text(_ key: String, _ isRight: (String) -> Bool) -> String? {
      facts?.value(object?.optional(key))?.string().flatMap { isRight($0) ? $0 : nil }
    }
    let name = text("name", PoseDecoder.isName) ?? Self.bareName(file)
    let others = facts?.value(object?.optional("otherNames"))?.array() ?? []
    let replaced = poses.first { Names.areSame($0.name, name) }
    let group = object?.optional("group")?.choice(PoseGroup.self, what: "a group")
    self.init(
      name: name, otherNames: others.compactMap { $0.string() }.filter(PoseDecoder.isName),
      title: text("title", PoseDecoder.isTitle) ?? name,
      group: group ?? replaced?.group ?? .unverified,
      isMain: object?.optional("isMain")?.bool() ?? false, messages: messages)
    if let replaced { replace(replaced) }
  }

  /// Takes over what chose the pose that it would replace.
  mutating func replace(_ pose: Pose) {
    otherNames += pose.otherNames.filter { Names.match($0, in: otherNames) == nil }
    isMain = isMain || pose.isMain
  }

  private static func bareName(_ file: String) -> String {
    var name = Substring(file)
    if let slash = name.lastIndex(of: "/") { name = name[name.index(after: slash)...] }
    if name.hasSuffix(".json") { name = name.dropLast(5) }
    var plain = ""
    for scalar in name.unicodeScalars.prefix(64) {
      plain.unicodeScalars.append(
        scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return plain
  }
}
