import DuoCapture
import DuoCatalog
import DuoJSON
import DuoLayout
import DuoReview
import DuoScreens

/// The files of an import: written beside their places, then moved there together, or not at all.
struct ImportFiles {
  /// The folder of pose files in the output folder, so that `--catalog` can name it.
  static let poses = "poses"

  private struct File {
    var name: String
    var bytes: [UInt8]
    /// Where it lies already; a picture that is imported from its own place is left alone.
    var source: String?
  }

  let folder: String
  let catalog: Catalog
  private var screens: [File] = []
  private var pictures: [File] = []
  private var poseFiles: [File] = []

  init(folder: String, catalog: Catalog) {
    self.folder = folder
    self.catalog = catalog
  }

  mutating func add(screen text: String, as name: String) {
    screens.append(File(name: name, bytes: Array(text.utf8)))
  }

  mutating func add(picture source: CaptureSource, as name: String) {
    pictures.append(File(name: name, bytes: source.bytes, source: source.file))
  }

  mutating func add(pose text: String, as name: String) {
    poseFiles.append(File(name: name, bytes: Array(text.utf8)))
  }

  /// - Returns: the paths, screens first.
  /// - Throws: `Trouble` for a file that is there already and was not made by an import.
  func write() throws -> [String] {
    try check()
    var outputs: [(folder: OutputFolder, paths: [String])] = []
    if !screens.isEmpty || !pictures.isEmpty {
      let output = try OutputFolder(folder)
      for file in screens + pictures where !isInPlace(file) { try write(file, to: output) }
      outputs.append((output, []))
    }
    if !poseFiles.isEmpty {
      let output = try OutputFolder(InputFolder.path(folder, Self.poses))
      for file in poseFiles { try write(file, to: output) }
      outputs.append((output, []))
    }
    return try outputs.flatMap { try $0.folder.commit() }
  }

  private func write(_ file: File, to folder: OutputFolder) throws {
    let output = try folder.file(named: file.name)
    try file.bytes.withUnsafeBytes { try output.write($0) }
  }

  private func isInPlace(_ file: File) -> Bool {
    guard let source = file.source, let there = FileStatus(InputFolder.path(folder, file.name)),
      let here = FileStatus(source)
    else { return false }
    return here.inode == there.inode && here.device == there.device
  }

  // MARK: Nothing is lost

  /// What people wrote by hand is not written over, and no two of these files are one.
  private func check() throws {
    var names: Set<String> = []
    for file in screens + pictures {
      guard names.insert(file.name.lowercased()).inserted else {
        throw Trouble(
          InputFolder.path(folder, file.name), "would be written twice",
          "give each screen a name of its own: a run for each, with --name")
      }
    }
    for file in screens { try refuse(file, unless: isImport) }
    let isNew = screens.allSatisfy { !InputFolder.exists(InputFolder.path(folder, $0.name)) }
    for file in pictures where isNew && !isInPlace(file) {
      try refuse(file) { $0 == file.bytes }
    }
    let path = InputFolder.path(folder, Self.poses)
    for file in poseFiles {
      try refuse(file, in: path) { String(decoding: $0, as: UTF8.self).contains(ProbeLog.mark) }
    }
  }

  private func refuse(
    _ file: File, in folder: String? = nil, unless isOurs: ([UInt8]) -> Bool
  ) throws {
    let path = InputFolder.path(folder ?? self.folder, file.name)
    guard InputFolder.exists(path) else { return }
    let bytes = try? InputFolder.bytes(of: path, limit: CaptureSource.limit)
    guard let bytes, isOurs(bytes) else {
      throw Trouble(
        path, "is there already, and no import made it or it has comments",
        "choose another --name or --output, or move it away")
    }
  }

  private func isImport(_ bytes: [UInt8]) -> Bool { Self.imported(bytes, catalog) != nil }

  /// The screen of a file that an import made; nil where it is another, or has comments, which no import keeps.
  static func imported(_ bytes: [UInt8], _ catalog: Catalog) -> Screen? {
    let plain = JSONOptions(allowsTrailingCommas: true, maximumBytes: ScreenLimits.bytes)
    guard (try? JSONNode(parsing: bytes, options: plain)) != nil else { return nil }
    let vocabulary = ScreenVocabulary(
      poses: catalog.entries.map { ($0.name, $0.otherNames) }, rules: Rules.ids)
    let screen = try? ScreenDecoder.decode(bytes, file: "", vocabulary: vocabulary)
    return screen?.capture == nil ? nil : screen
  }

  /// What an earlier import of that name left, perhaps edited since.
  func earlier(_ name: String) -> Screen? {
    let path = InputFolder.path(folder, name)
    guard InputFolder.exists(path),
      let bytes = try? InputFolder.bytes(of: path, limit: ScreenLimits.bytes)
    else { return nil }
    return Self.imported(bytes, catalog)
  }
}
