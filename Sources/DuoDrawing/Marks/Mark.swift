import DuoGeometry
import DuoLayout

/// An sRGB colour.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// 0 clear to 1 opaque.
  public var alpha: Double

  /// `0x0B5394`, opaque unless told otherwise.
  public init(_ hex: UInt32, alpha: Double = 1) {
    red = UInt8(hex >> 16 & 0xFF)
    green = UInt8(hex >> 8 & 0xFF)
    blue = UInt8(hex & 0xFF)
    self.alpha = alpha
  }

  public func withAlpha(_ alpha: Double) -> Color {
    var copy = self
    copy.alpha = alpha
    return copy
  }
}

/// The layers of a drawing, from the bottom up; design tools show them by these names.
public enum Layer: String, CaseIterable, Sendable {
  case paper, device
  /// What the display showed.
  case capture
  case halves
  case playAreas = "play-areas"
  case safeArea = "safe-area"
  case targets
  case hitAreas = "hit-areas"
  case keyboard
  case regions
  case system
  case people
  case dimensions, labels, findings
  case touches
  case header, legend
}

/// How a line is drawn.
public struct Stroke: Hashable, Sendable {
  public enum Cap: Hashable, Sendable { case butt, round }

  public var color: Color
  /// Sheet units.
  public var width: Double
  /// Lengths on and off in sheet units; empty for a solid line. Dashes mean *inactive* and nothing else.
  public var dash: [Double]
  public var cap: Cap

  public init(_ color: Color, width: Double, dash: [Double] = [], cap: Cap = .butt) {
    self.color = color
    self.width = width
    self.dash = dash
    self.cap = cap
  }
}

/// What a mark puts on the sheet. Joins are round everywhere; outlines fill by the non-zero rule.
public enum Shape: Hashable, Sendable {
  /// An upright box. In PNG its edges fall on whole pixels, so that boxes that touch share one edge.
  case rect(Rect)
  /// An upright box with round corners, in PNG with edges on whole pixels.
  case roundedRect(Rect, CornerRadii)
  case circle(Point, radius: Double)
  case path(Path)
  /// Many lines that do not touch, for hatches, grids and ticks. Upright ones fall on whole pixels in PNG.
  /// A line of no length and a round cap is a dot.
  case segments([Segment])
}

/// One named thing on the sheet, in sheet units, origin top left, y down.
public struct Mark: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case fill(Shape, Color)
    case stroke(Shape, Stroke)
    case text(TextMark)
    case image(ImageMark)
  }

  public var layer: Layer
  /// What kind of sign it is (`half.border`, `region.hatch`), for tests and the legend.
  public var sign: String
  /// The id of the thing it shows, within its panel (`second.leave`); nil for annotation.
  public var thing: String?
  public var content: Content

  public init(_ layer: Layer, _ sign: String, thing: String? = nil, _ content: Content) {
    self.layer = layer
    self.sign = sign
    self.thing = thing
    self.content = content
  }
}

/// A place on the sheet that stands for one thing: SVG makes a transparent element of it, with a title on hover.
public struct Hotspot: Hashable, Sendable {
  /// The whole name (`partly-open.faceToFace.ltr.second.leave`).
  public var id: String
  /// Sheet units.
  public var frame: Rect
  /// What it is and its numbers, for people.
  public var title: String

  public init(id: String, frame: Rect, title: String) {
    self.id = id
    self.frame = frame
    self.title = title
  }
}

/// Marks that belong together: a panel, or the sheet's own header and legend.
public struct MarkGroup: Hashable, Sendable {
  /// `partly-open.faceToFace.ltr`, or `sheet`.
  public var id: String
  public var title: String
  /// Sheet units; every mark of the group lies inside.
  public var frame: Rect
  /// In drawing order; layers need not be sorted.
  public var marks: [Mark]
  public var hotspots: [Hotspot]

  public init(id: String, title: String, frame: Rect, marks: [Mark], hotspots: [Hotspot] = []) {
    self.id = id
    self.title = title
    self.frame = frame
    self.marks = marks
    self.hotspots = hotspots
  }
}

/// A whole picture: nothing is left to decide, only to draw.
public struct Drawing: Hashable, Sendable {
  /// Sheet units.
  public var size: Size
  public var background: Color
  public var title: String
  public var description: String
  /// In drawing order.
  public var groups: [MarkGroup]

  public init(
    size: Size, background: Color, title: String, description: String, groups: [MarkGroup]
  ) {
    self.size = size
    self.background = background
    self.title = title
    self.description = description
    self.groups = groups
  }
}
