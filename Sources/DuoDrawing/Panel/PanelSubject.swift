import DuoGeometry
import DuoLayout
import DuoReview

/// What a panel shows: a solved layout, and for whom.
public struct PanelSubject: Sendable {
  public var layout: PanelLayout
  public var device: Device
  public var view: View
  public var theme: Theme
  /// `partly-open.faceToFace.ltr`, with more behind it where a sheet varies more than these.
  public var id: String
  /// Its place on a sheet (`B2`).
  public var reference: String?
  /// Whether the pose is named above the panel already, so that an overview names the seating alone.
  public var isNamedAbove = false
  /// Touches to be shown on it.
  public var touches: [TouchSign] = []
  /// What a running app showed in this pose; nil where nothing was captured.
  public var capture: PanelCapture?
  /// What a review found in it; empty where nothing was found or nobody looked.
  public var findings: [Finding]
  /// What the two people get; nil where nobody looked.
  public var fairness: Fairness?

  public init(
    layout: PanelLayout, device: Device, view: View = .table, theme: Theme = .light,
    id: String? = nil, findings: [Finding] = [], fairness: Fairness? = nil
  ) {
    self.layout = layout
    self.device = device
    self.view = view
    self.theme = theme
    self.id = id ?? layout.id
    self.findings = findings
    self.fairness = fairness
  }

  /// Whether there is a review to tell of.
  var isReviewed: Bool { fairness != nil || !findings.isEmpty }
}

/// How panels are drawn.
public struct PanelStyle: Sendable {
  public var layers: Set<ContentLayer>
  public var detail: Detail
  /// Sheet units per device point.
  public var scale: Double

  public init(
    layers: Set<ContentLayer> = Set(ContentLayer.allCases), detail: Detail = .auto,
    scale: Double = 1
  ) {
    self.layers = layers
    self.detail = detail
    self.scale = scale
  }

  /// Below this scale a panel has no room for all it could tell.
  static let fullFromScale = 0.62

  var isFull: Bool {
    switch detail {
    case .full: true
    case .overview: false
    case .auto: scale >= PanelStyle.fullFromScale
    }
  }
}

/// A panel on its own, its top left corner at the origin.
struct BuiltPanel: Sendable {
  var size: Size
  var marks: [Mark]
  var hotspots: [Hotspot]
  /// The window on the sheet.
  var window: Rect
}
