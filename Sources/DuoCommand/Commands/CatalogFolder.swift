import DuoCatalog

/// The catalogue that a command works with.
enum CatalogFolder {
  static func catalog(_ arguments: Arguments) throws -> Catalog {
    let builtIn = try Catalog.builtIn()
    guard let folder = arguments.given("catalog")?.first else { return builtIn }
    let files = try InputFolder.files(in: folder, ending: ".json")
    guard !files.isEmpty else {
      throw Trouble(folder, "holds no pose files", "give a folder of .json files, as in Poses/")
    }
    do {
      return try builtIn.adding(files: files)
    } catch {
      // The catalogue knows names of files; people need the way to them.
      throw CatalogError(
        messages: error.messages.map { message in
          let isOurs = files.contains { message.hasPrefix("\($0.name): ") }
          return isOurs ? InputFolder.path(folder, message) : message
        })
    }
  }
}
