import DuoCapture
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
    if let log = arguments.given("compare")?.first {
      return try compare(catalog, log, arguments.names.first, format)
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

  /// Holds the catalogue against a probe log; what is found changes no exit code.
  private static func compare(
    _ catalog: Catalog, _ file: String, _ name: String?, _ format: ListFormat
  ) throws {
    if let name {
      throw Trouble(name, "--compare goes through every pose of the log", "leave the name out")
    }
    let isInput = file == "-"
    let bytes = isInput ? try InputFolder.standardInput() : try InputFolder.bytes(of: file)
    let comparison: ProbeComparison
    let place = isInput ? "standard input" : file
    do {
      comparison = try ProbeLog(bytes, file: place).comparison(with: catalog)
    } catch let fault as CaptureFault {
      throw CatalogError(messages: [fault.message(file: place)])
    } catch let faults as CaptureFaults {
      throw CatalogError(messages: faults.messages)
    }
    try StandardStreams.write(
      format == .text
        ? comparison.text(width: Environment.terminalWidth)
        : comparison.json.prettyText)
  }
}
