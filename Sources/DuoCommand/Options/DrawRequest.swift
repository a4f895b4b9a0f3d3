import DuoCatalog
import DuoDrawing
import DuoGeometry
import DuoLayout

/// What `draw` was asked for: checked, complete, and free of spelling.
public struct DrawRequest: Hashable, Sendable {
  public enum Output: Hashable, Sendable {
    case folder(String)
    case standardOutput
  }

  public var choice: PanelChoice
  public var views: [View]
  public var themes: [Theme]
  public var layers: Set<ContentLayer>
  public var detail: Detail
  /// Sheet units per point of the device; nil leaves it to the drawing.
  public var scale: Double?
  /// Pixels per sheet unit.
  public var density: Double
  /// How much of captures shows, 0 to 1.
  public var captureOpacity: Double
  /// How far captures are turned clockwise; nil leaves it to the screen and their size.
  public var turn: QuarterTurn?
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

  public var poses: [PoseEntry] { choice.poses }
  public var facings: [Facing] { choice.facings }
  public var directions: [Direction] { choice.directions }
  public var screens: [Screen] { choice.screens }
  public var layout: LayoutOptions { choice.layout }

  /// Whether it is one panel and no sheet.
  public var isOnePanel: Bool {
    choice.isOnePanel && views.count == 1 && themes.count == 1
  }
}

extension DrawRequest {
  /// - Parameter cores: how many threads to draw with where nobody says.
  /// - Throws: `CatalogError` for a pose that does not exist, `Trouble` for another name or for options that contradict each other.
  init(
    _ arguments: Arguments, table: [OptionSpec] = OptionTable.draw, catalog: Catalog,
    files: any FileSource = DiskFiles(), cores: Int
  ) throws {
    if let extra = arguments.names.first, !arguments.has("screen") {
      throw Trouble(
        extra, "draw takes no names",
        "give poses with --pose, screens with --screen, or see duo-render draw --help")
    }
    let (arguments, layers) = arguments.settingLayers()
    let settled = Settled(arguments, table: table)
    choice = try PanelChoice(arguments, table: table, catalog: catalog, files: files)
    views = arguments.list("view") ?? [.table]
    themes = arguments.list("theme") ?? [.light]
    self.layers = layers
    detail = arguments.one("detail") ?? .auto
    scale = arguments.number("scale")
    density = arguments.number("density") ?? 2
    captureOpacity = arguments.number("capture-opacity") ?? PanelCapture.usualOpacity
    turn = arguments.given("turn")?.first.flatMap(Int.init).map { QuarterTurn($0 / 90) }
    rows = arguments.list("rows") ?? []
    columns = arguments.list("columns") ?? []
    if rows.isEmpty, columns.isEmpty { (rows, columns) = choice.usualAxes }
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
      poses: .init(choice.poses, of: catalog.entries),
      facing: choice.facings.count == 1 ? choice.facings[0] : nil,
      screens: choice.screens.map(\.name), parts: nameParts)
    if let given = arguments.given("name")?.first { name = try FileName.checked(given) }
    try checkTogether(arguments)
  }
}

extension PanelChoice {
  /// The axes of a sheet where nobody names them: several screens or moments of a race make columns.
  fileprivate var usualAxes: (rows: [SheetAxis], columns: [SheetAxis]) {
    guard screens.count > 1 || phases.count > 1 else { return ([], []) }
    var columns: [SheetAxis] = []
    if screens.count > 1 { columns.append(.screen) }
    if phases.count > 1 { columns.append(.phase) }
    if facings.count > 1, phases.count == 1 { columns.append(.facing) }
    let rows = [SheetAxis.pose, .facing].filter { !columns.contains($0) }
    return (rows, columns)
  }
}
