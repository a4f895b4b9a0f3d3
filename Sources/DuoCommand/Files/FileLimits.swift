/// How much of a folder is looked through.
enum FileLimits {
  /// Files and folders within one that was named; more was named by mistake.
  static let files = 100_000
  /// Folders inside each other.
  static let depth = 256

  static func tooMany(in folder: String) -> Trouble {
    Trouble(folder, "holds more than \(files) files", "name the folders that matter")
  }
}
