import DuoCatalog
import DuoDrawing
import DuoLayout

/// What `draw` was asked for: checked, complete, and free of spelling.
public struct DrawRequest: Hashable, Sendable {
  public enum Output: Hashable, Sendable {
    case folder(String)
    case standardOutput
  }

  /// In the order asked for; broken ones only where `keepGoing` is on.
  public var poses: [PoseEntry]
  public var facings: [Facing]
  public var directions: [Direction]
  /// Names of built-in screens.
  public var screens: [String]
  public var views: [View]
  public var themes: [Theme]
  public var layout: LayoutOptions
  public var layers: Set<ContentLayer>
  public var detail: Detail
  /// Sheet units per point of the device; nil leaves it to the drawing.
  public var scale: Double?
  /// Pixels per sheet unit.
  public var density: Double
  /// Axes of a sheet; empty leaves them to the sheet.
  public var rows: [SheetAxis]
  public var columns: [SheetAxis]
  public var formats: [FileFormat]
  public var paper: Paper
  public var isActualSize: Bool
  public var output: Output
  /// Base name of the files.
  public var name: String
  public var each: Bool
  public var keepGoing: Bool
  public var jobs: Int
  /// The options of layout and content that are not the default, as one would type them (`--split even`).
  public var typedOptions: [String]
  /// What the options add to the name of any file (`dark`).
  public var nameParts: [String]

  /// Whether it is one panel and no sheet.
  public var isOnePanel: Bool {
    [poses.count, facings.count, directions.count, screens.count, views.count, themes.count]
      .allSatisfy { $0 == 1 }
  }
}

extension DrawRequest {
  /// - Parameter cores: how many threads to draw with where nobody says.
  /// - Throws: `CatalogError` for a pose that does not exist, `Trouble` for another name or for options that contradict each other.
  init(_ arguments: Arguments, catalog: Catalog, cores: Int) throws {
    if let extra = arguments.names.first {
      throw Trouble(
        extra, "draw takes no names", "give poses with --pose, or see duo-render draw --help")
    }
    let (arguments, layers) = arguments.settingLayers()
    let settled = Settled(arguments, table: OptionTable.draw)
    poses = try catalog.choose(arguments.given("pose") ?? ["main"])
    facings = arguments.list("facing") ?? Facing.allCases
    directions = arguments.list("direction") ?? [.ltr]
    screens = try Self.screens(arguments.given("screen") ?? ["builtin:duel"])
    views = arguments.list("view") ?? [.table]
    themes = arguments.list("theme") ?? [.light]
    layout = try LayoutOptions(arguments)
    self.layers = layers
    detail = arguments.one("detail") ?? .auto
    scale = arguments.number("scale")
    density = arguments.number("density") ?? 2
    rows = arguments.list("rows") ?? []
    columns = arguments.list("columns") ?? []
    formats = arguments.list("format") ?? [.png, .svg]
    paper = arguments.one("paper") ?? .a4
    isActualSize = arguments.has("actual-size")
    each = arguments.has("each")
    keepGoing = arguments.has("keep-going")
    jobs = arguments.given("jobs")?.first.flatMap(Int.init) ?? cores
    typedOptions = settled.header
    nameParts = settled.nameParts
    let folder = arguments.given("output")?.first ?? "Output"
    output = folder == "-" ? .standardOutput : .folder(folder)
    name = FileName.chosen(
      poses: .init(poses, of: catalog.entries), facing: facings.count == 1 ? facings[0] : nil,
      screens: screens, parts: nameParts)
    if let given = arguments.given("name")?.first { name = try FileName.checked(given) }
    try checkTogether(arguments)
  }
}
