import DuoGeometry
import DuoLayout

/// One place on a sheet.
public struct SheetCell: Sendable {
  public enum Content: Sendable {
    case panel(PanelSubject)
    /// A panel that cannot be drawn: what it is called, and why.
    case failed(name: String, message: String)
  }

  /// What the cell shows on each axis, as people read it.
  public var values: [SheetAxis: String]
  /// The group of its pose.
  public var group: PoseGroup
  public var content: Content

  public init(values: [SheetAxis: String], group: PoseGroup, content: Content) {
    self.values = values
    self.group = group
    self.content = content
  }
}

/// What a contact sheet is asked for.
public struct SheetRequest: Sendable {
  /// In the order they are to stand in.
  public var cells: [SheetCell]
  public var title: String
  /// Sentences under the title: screen, options that are not the default, what was left out.
  public var facts: [String]
  public var theme: Theme
  public var layers: Set<ContentLayer>
  public var detail: Detail
  /// Sheet units per device point; nil for what fits into `area`.
  public var scale: Double?
  /// Axes down the sheet and across it; both empty lets poses flow in groups, their cells side by side.
  public var rows: [SheetAxis]
  public var columns: [SheetAxis]
  /// The largest sheet, in sheet units, where `scale` is nil; a review may add up to 160 to its height.
  public var area: Size
  /// Whether the sheet comes near 16 : 10; if not, any shape will do that fits `area`.
  var keepsShape = true
  /// Whether groups of poses, or rows and columns, carry their names.
  var namesGroups = true
  /// The numbers of the faults, where the sheet is part of something larger; nil where it has numbers of its own.
  var numbers: FaultNumbers?

  /// What its cells show, those left out that could not be drawn.
  var subjects: [PanelSubject] {
    cells.compactMap { cell in
      if case .panel(let subject) = cell.content { subject } else { nil }
    }
  }

  /// 4,096 pixels at the default density on the long side, near 16 : 10.
  public static let defaultArea = Size(width: 2048, height: 1366)

  public init(
    cells: [SheetCell], title: String, facts: [String] = [], theme: Theme = .light,
    layers: Set<ContentLayer> = Set(ContentLayer.allCases), detail: Detail = .auto,
    scale: Double? = nil, rows: [SheetAxis] = [], columns: [SheetAxis] = [],
    area: Size = SheetRequest.defaultArea
  ) {
    self.cells = cells
    self.title = title
    self.facts = facts
    self.theme = theme
    self.layers = layers
    self.detail = detail
    self.scale = scale
    self.rows = rows
    self.columns = columns
    self.area = area
  }
}
