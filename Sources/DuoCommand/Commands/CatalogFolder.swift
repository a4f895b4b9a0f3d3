import DuoCatalog

/// The folder that `--catalog` names, and the catalogue that a command works with.
struct CatalogFolder {
  let catalog: Catalog
  private let folder: String
  private let files: [String]

  private static let builtIn = Result { () throws(CatalogError) in try Catalog.builtIn() }

  /// - Parameter keepsBroken: whether a broken pose may stay in the catalogue as such.
  init(_ arguments: Arguments, keepsBroken: Bool = false) throws {
    let builtIn = try Self.builtIn.get()
    guard let folder = arguments.given("catalog")?.first else {
      catalog = builtIn
      self.folder = ""
      files = []
      return
    }
    let files = try InputFolder.files(in: folder, ending: ".json")
    guard !files.isEmpty else {
      throw Trouble(folder, "holds no pose files", "give a folder of .json files, as in Poses/")
    }
    self.folder = folder
    self.files = files.map(\.name)
    do {
      catalog = try builtIn.adding(files: files, keepsBroken: keepsBroken)
    } catch {
      throw CatalogError(
        messages: Self.located(error.messages, in: folder, files: files.map(\.name)))
    }
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
