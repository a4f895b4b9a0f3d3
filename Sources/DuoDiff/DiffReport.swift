import DuoReview

/// All that a comparison found, for reports.
public struct DiffReport: Sendable {
  /// What the two sides are called: `main (1a2b3c4d5e)`, `working tree`, a path.
  public var before: String
  public var after: String
  /// Sorted by path, byte by byte.
  public var files: [DiffedFile]
  /// How to make the difference the new state, as the last line of a report: `to accept: duo-render diff --accept A B`.
  public var accept: String?
  /// What `path`s of pictures are put behind to make an address (`https://…/`); nil where they have none.
  public var imageBase: String?
  /// Of the program.
  public var version: String
  /// What people should know of the whole run (a mask that nothing differs under), a sentence each.
  public var notes: [String] = []
  /// The folder that `path`s of pictures are in, as it was named; nil where nothing was written.
  public var folder: String?

  public init(
    before: String, after: String, files: [DiffedFile], accept: String? = nil,
    imageBase: String? = nil, version: String, folder: String? = nil
  ) {
    self.before = before
    self.after = after
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.accept = accept
    self.imageBase = imageBase
    self.version = version
    self.folder = folder
  }

  public var differing: [DiffedFile] { files.filter { !$0.status.isSame } }

  /// Whether something could not be compared.
  public var isIncomplete: Bool { files.contains { $0.status == .unreadable } }

  /// As diff(1) has them: 0 same, 1 differs, 2 something could not be compared.
  public var exitCode: Int32 { isIncomplete ? 2 : differing.isEmpty ? 0 : 1 }
}
