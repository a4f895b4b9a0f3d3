import DuoCapture
import DuoCatalog
import DuoGeometry
import DuoJSON
import DuoLayout
import DuoScreens

/// `duo-render import`
enum ImportCommand {
  static func run(_ arguments: Arguments) throws {
    let catalog = try CatalogFolder(arguments).catalog
    if let folder = arguments.given("example")?.first {
      guard arguments.names.isEmpty else {
        throw Trouble(
          arguments.names[0], "goes not with --example", "leave one of them out")
      }
      return try CaptureExample.write(to: folder, catalog: catalog, Talk(arguments))
    }
    guard !arguments.names.isEmpty else {
      throw Trouble(
        "import", "no capture is named",
        "name files or a folder of captures; --example FOLDER writes one to try")
    }
    let options = try options(arguments)
    let said = try pose(arguments, catalog)
    let (sources, names, notes) = try CaptureSource.all(arguments.names)
    var run = ImportRun(
      catalog: catalog, options: options, said: said, notes: notes, talk: Talk(arguments))
    run.read(sources)
    let name = try arguments.given("name")?.first.map(FileName.checked)
    try run.write(
      to: arguments.given("output")?.first ?? "Output", named: name, groups: names)
  }

  private static func pose(_ arguments: Arguments, _ catalog: Catalog) throws -> Pose? {
    guard let name = arguments.given("pose")?.first else { return nil }
    if let pose = catalog.pose(named: name) { return pose }
    let names = catalog.poses.map(\.name) + catalog.poses.flatMap(\.otherNames)
    throw Trouble(
      "--pose", "\(Names.quoted(name)) is not one pose", Names.remedy(name, in: names))
  }

  private static func options(_ arguments: Arguments) throws(Trouble) -> ImportOptions {
    let seats = arguments.given("seats") ?? ["first", "second"]
    guard seats.count == 2, seats[0] != seats[1] else {
      throw Trouble(
        "--seats", "\(seats.count == 2 ? "the same prefix twice" : "\(seats.count) prefixes")",
        "give two that differ, as in --seats p1,p2")
    }
    for seat in seats where seat.unicodeScalars.count > ScreenLimits.prefixLength {
      throw Trouble(
        "--seats", "\(Names.quoted(seat)) is too long",
        "at most \(ScreenLimits.prefixLength) characters")
    }
    let degrees = arguments.given("turn")?.first.flatMap { Int($0) }
    return ImportOptions(
      facing: arguments.one("facing") ?? .sameWay, direction: arguments.one("direction") ?? .ltr,
      layout: try LayoutOptions(arguments), firstPrefix: seats[0], secondPrefix: seats[1],
      targets: arguments.given("target") ?? [], fixesOrientation: arguments.has("fix-orientation"),
      turn: degrees.map { QuarterTurn($0 / 90) })
  }
}
