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
    return try builtIn.adding(files: files)
  }
}
