/// Where a command reads files from: the disk, or a revision of a git repository.
///
/// Paths are what people type: absolute, or from the working directory, whichever it is.
protocol FileSource: Sendable {
  /// The whole file, links followed.
  ///
  /// - Throws: `Trouble` at the file's place where it cannot be read, is no file, or has more than `limit` bytes.
  func bytes(of path: String, limit: Int) throws(Trouble) -> [UInt8]

  /// Whether there is a file or folder, links followed.
  ///
  /// - Throws: `Trouble` where that cannot be told.
  func exists(_ path: String) throws(Trouble) -> Bool

  /// Whether there is a folder, links followed.
  ///
  /// - Throws: `Trouble` where that cannot be told.
  func isFolder(_ path: String) throws(Trouble) -> Bool

  /// The names of a folder's entries that end so, hidden ones left out, sorted.
  ///
  /// - Throws: `Trouble` that names the folder where it cannot be read.
  func names(in folder: String, ending: String) throws(Trouble) -> [String]

  /// Every file in a folder and in the folders within it, by its path from there, hidden files and folders left out,
  /// sorted. A link to a file is one, a link to a folder is not entered.
  ///
  /// - Throws: `Trouble` that names the folder that cannot be read.
  func files(under folder: String) throws(Trouble) -> [String]

  /// How messages name the file, so that nobody takes the one of a revision for the one on the disk
  /// (`main:screens/quiz.json`).
  func place(of path: String) -> String

  /// The path of a file that another one names from its own folder.
  ///
  /// - Parameter place: what `place(of:)` calls that other one.
  func path(_ name: String, beside place: String) -> String

  /// Whether the path leads to where this source has its files; what does not is read from the disk.
  func holds(_ path: String) -> Bool

  /// The working directory and those above it, as far as the top of the project; each empty or with a slash at its
  /// end.
  var waysUp: [String] { get }

  /// nil for the disk, else what files that are only on the disk do not belong to (`main`).
  var revision: String? { get }
}

extension FileSource {
  func bytes(of path: String) throws(Trouble) -> [UInt8] {
    try bytes(of: path, limit: InputFolder.limit)
  }

  /// The files of a folder whose names end so, hidden ones left out, sorted by name.
  ///
  /// - Throws: `Trouble` that names the folder or file that cannot be read.
  func files(
    in folder: String, ending: String
  ) throws(Trouble) -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    for name in try names(in: folder, ending: ending) {
      files.append((name, try bytes(of: InputFolder.path(folder, name))))
    }
    return files
  }

  /// Where this path is to be read: a folder of poses may lie outside of the repository and have no revisions.
  func reaching(_ path: String) -> any FileSource { holds(path) ? self : DiskFiles() }
}
