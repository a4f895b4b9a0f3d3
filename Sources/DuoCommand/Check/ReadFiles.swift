import DuoJSON

/// The files that a run reads, which none that it writes may replace.
struct ReadFiles {
  private var purposes: [FileIdentity: String] = [:]

  init(_ arguments: Arguments) throws(Trouble) {
    for name in arguments.screenFiles {
      add(name == "-" ? FileStatus(descriptor: 0) : FileStatus(name), "a screen")
    }
    if let config = try ConfigFile.choice(arguments) {
      add(FileStatus(config.file), "the config")
    }
    if let folder = arguments.given("catalog")?.first {
      for name in try InputFolder.names(in: folder, ending: ".json") {
        add(FileStatus(InputFolder.path(folder, name)), "a pose of the catalogue")
      }
    }
  }

  /// What is no ordinary file is not replaced when it is written to.
  private mutating func add(_ status: FileStatus?, _ purpose: String) {
    guard let status, status.isOrdinary else { return }
    purposes[FileIdentity(status)] = purpose
  }

  /// - Throws: `Trouble` that says what the file is.
  func check(_ file: String, option: String) throws(Trouble) {
    guard let purpose = purposes[FileIdentity(file)] else { return }
    throw Trouble(
      option, "\(Names.quoted(file)) is \(purpose) that is read", "name another file")
  }
}
