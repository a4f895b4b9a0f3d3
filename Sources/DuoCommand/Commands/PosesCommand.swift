/// `duo-render poses`
enum PosesCommand {
  static func run(_ arguments: Arguments) throws {
    let catalog = try CatalogFolder.catalog(arguments)
    try StandardStreams.write(catalog.poses.map { $0.name + "\n" }.joined())
  }
}
