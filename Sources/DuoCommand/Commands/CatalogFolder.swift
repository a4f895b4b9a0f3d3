import DuoCatalog

/// The folder that `--catalog` names, and the catalogue that a command works with.
struct CatalogFolder {
  let catalog: Catalog
  private let folder: String
  private let files: [String]

  private static let builtIn = Result { () throws(CatalogError) in try Catalog.builtIn() }

  /// - Parameters:
  ///   - keepsBroken: whether a broken pose may stay in the catalogue as such.
  ///   - source: where the folder is read, if it has it.
  init(
    _ arguments: Arguments, keepsBroken: Bool = false, files source: any FileSource = DiskFiles()
  ) throws {
    let builtIn = try Self.builtIn.get()
    guard let folder = try Self.folder(arguments, source) else {
      catalog = builtIn
      self.folder = ""
      files = []
      return
    }
    let files = try source.reaching(folder).files(in: folder, ending: ".json")
    guard !files.isEmpty else {
      throw Trouble(
        source.reaching(folder).place(of: folder), "holds no pose files",
        "give a folder of .json files, as in Poses/")
    }
    let place = source.reaching(folder).place(of: folder)
    self.folder = place
    self.files = files.map(\.name)
    do {
      catalog = try builtIn.adding(files: files, keepsBroken: keepsBroken)
    } catch {
      throw CatalogError(
        messages: Self.located(error.messages, in: place, files: files.map(\.name)))
    }
  }

  /// The folder, unless it was typed and there was none in the revision yet.
  private static func folder(
    _ arguments: Arguments, _ source: any FileSource
  ) throws(Trouble) -> String? {
    guard let folder = arguments.given("catalog")?.first else { return nil }
    let isTyped = arguments.isTyped("catalog")
    guard source.revision != nil, isTyped, source.holds(folder) else { return folder }
    return try source.exists(folder) ? folder : nil
  }

  /// The messages with the way to their files: the catalogue knows only names.
  func located(_ messages: [String]) -> [String] {
    Self.located(messages, in: folder, files: files)
  }

  private static func located(
    _ messages: [String], in folder: String, files: [String]
  ) -> [String] {
    messages.map { message in
      let isOurs = files.contains { message.hasPrefix("\($0): ") }
      return isOurs ? InputFolder.path(folder, message) : message
    }
  }
}
