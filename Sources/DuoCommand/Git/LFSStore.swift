/// The files that Git LFS has in this repository.
struct LFSStore {
  private let repository: GitRepository

  init(_ repository: GitRepository) { self.repository = repository }

  /// The file that a pointer stands for.
  ///
  /// - Throws: `Trouble` at `place` where it is not here, not whole, or too large.
  func bytes(
    of pointer: LFSPointer, of revision: GitRevision, at place: String, limit: Int
  ) throws(Trouble) -> [UInt8] {
    guard pointer.size <= limit else {
      throw GitFault.tooLarge(pointer.size).trouble(place, limit: limit)
    }
    guard !pointer.isExtended else {
      throw Trouble(
        place, "is stored in Git LFS by an extension of it", "commit it without that extension")
    }
    let digits = pointer.id
    let path = InputFolder.path(
      try folder, "objects/\(digits.prefix(2))/\(digits.dropFirst(2).prefix(2))/\(digits)")
    let fetch = "run git lfs fetch \(try repository.mainRemote) \(revision.name)"
    guard InputFolder.exists(path) else {
      throw Trouble(place, "is kept by Git LFS, and that version is not here", fetch)
    }
    let bytes = try InputFolder.bytes(of: path, limit: limit)
    guard bytes.count == pointer.size else {
      throw Trouble(
        place,
        "is kept by Git LFS, and what is here has \(bytes.count) bytes in place of \(pointer.size)",
        "remove \(path), then \(fetch)")
    }
    return bytes
  }

  /// `lfs.storage`, which counts from the repository's own folder.
  private var folder: String {
    get throws(Trouble) {
      let common = try repository.commonFolder
      let setting = try repository.git.run(["config", "--type=path", "--get", "lfs.storage"]).line
      guard !setting.isEmpty else { return InputFolder.path(common, "lfs") }
      return setting.hasPrefix("/") ? setting : InputFolder.path(common, setting)
    }
  }
}
