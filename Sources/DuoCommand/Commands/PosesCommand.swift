import DuoCatalog
import DuoJSON

/// `duo-render poses`
enum PosesCommand {
  static func run(_ arguments: Arguments) throws {
    let catalog = try CatalogFolder(arguments).catalog
    let format: ListFormat = arguments.one("format") ?? .text
    guard arguments.names.count < 2 else {
      throw Trouble(arguments.names[1], "poses takes one name", "ask for one pose at a time")
    }
    guard let name = arguments.names.first else {
      try StandardStreams.write(
        format == .text
          ? PoseList.text(catalog, width: Environment.terminalWidth)
          : PoseList.json(catalog).prettyText + "\n")
      return
    }
    guard let pose = catalog.pose(named: name) else {
      let names = catalog.poses.map(\.name) + catalog.poses.flatMap(\.otherNames)
      throw Trouble(name.isEmpty ? "\"\"" : name, "is not a pose", Names.remedy(name, in: names))
    }
    try StandardStreams.write(
      format == .text
        ? PoseSheet.text(pose, device: catalog.device)
        : PoseSheet.json(pose, device: catalog.device).prettyText + "\n")
  }
}
