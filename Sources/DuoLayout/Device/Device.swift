import DuoGeometry

/// One of the two displays.
public enum DisplayName: String, CaseIterable, Sendable {
  case outer, inner
}

public enum Orientation: String, CaseIterable, Sendable {
  case portrait, landscape
}

/// The two panels the fold parts the phone into.
public enum PhoneHalf: String, CaseIterable, Sendable {
  /// The one with the outer display on its back.
  case cover
  /// The one with the inner camera in it.
  case camera
}

/// Radii of the four corners of a rectangle.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// The same radii after the rectangle has been turned clockwise.
  public func turned(_ turn: QuarterTurn) -> CornerRadii {
    let clockwise = [topLeft, topRight, bottomRight, bottomLeft]
    func at(_ place: Int) -> Double { clockwise[(place - turn.rawValue + 4) % 4] }
    return CornerRadii(
      topLeft: at(0), topRight: at(1), bottomRight: at(2), bottomLeft: at(3))
  }

  public func scaled(by factor: Double) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor)
  }
}

/// One display as it stands in its natural orientation.
public struct Display: Hashable, Sendable {
  public var name: DisplayName
  public var naturalOrientation: Orientation
  /// Points, in the natural orientation.
  public var size: Size
  /// Screen capture pixels per point.
  public var scale: Double
  /// Pixels of the physical panel, in the natural orientation.
  public var panelPixels: Size
  public var pixelsPerInch: Double
  public var millimetresPerPoint: Double
  /// Points, in the natural orientation.
  public var cornerRadii: CornerRadii

  public init(
    name: DisplayName, naturalOrientation: Orientation, size: Size, scale: Double,
    panelPixels: Size, pixelsPerInch: Double, millimetresPerPoint: Double, cornerRadii: CornerRadii
  ) {
    self.name = name
    self.naturalOrientation = naturalOrientation
    self.size = size
    self.scale = scale
    self.panelPixels = panelPixels
    self.pixelsPerInch = pixelsPerInch
    self.millimetresPerPoint = millimetresPerPoint
    self.cornerRadii = cornerRadii
  }

  /// The pixels of a screen capture in the natural orientation.
  public var capturePixels: Size {
    Size(width: size.width * scale, height: size.height * scale)
  }
}

/// The body around one display, in millimetres, in that display's natural orientation.
public struct Body: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public var thickness: Double
  public var cornerRadii: CornerRadii

  public init(width: Double, height: Double, thickness: Double, cornerRadii: CornerRadii) {
    self.width = width
    self.height = height
    self.thickness = thickness
    self.cornerRadii = cornerRadii
  }
}

/// What `Poses/device.json` says: the displays, the body and what every pose shares.
public struct Device: Hashable, Sendable {
  public var outer: Display
  public var inner: Display
  /// The phone open, seen on the inner display.
  public var openBody: Body
  /// The phone closed, seen on the outer display.
  public var closedBody: Body
  /// The edge of the outer display, in its natural orientation, along which the spine runs.
  public var spineEdge: Edge
  /// The fold: this x of the inner display in its natural orientation, in points.
  public var foldLine: Double
  /// The edge of the inner display, in its natural orientation, at which the cover half lies.
  public var coverEdge: Edge
  /// The width of the vertical bar's strip, in points.
  public var barWidth: Double
  /// How far the centres of the vertical bar's items lie from the display's edge, in points.
  public var barItemCenter: Double
  /// The home indicator's size and its distance from the bottom of the window, in points.
  public var homeIndicator: Size
  public var homeIndicatorBottom: Double
  /// Between the two windows of Split View, in points.
  public var splitViewGap: Double
  public var provenance: ProvenanceBook

  public init(
    outer: Display, inner: Display, openBody: Body, closedBody: Body, spineEdge: Edge,
    foldLine: Double, coverEdge: Edge, barWidth: Double, barItemCenter: Double,
    homeIndicator: Size, homeIndicatorBottom: Double, splitViewGap: Double = 0,
    provenance: ProvenanceBook
  ) {
    self.outer = outer
    self.inner = inner
    self.openBody = openBody
    self.closedBody = closedBody
    self.spineEdge = spineEdge
    self.foldLine = foldLine
    self.coverEdge = coverEdge
    self.barWidth = barWidth
    self.barItemCenter = barItemCenter
    self.homeIndicator = homeIndicator
    self.homeIndicatorBottom = homeIndicatorBottom
    self.splitViewGap = splitViewGap
    self.provenance = provenance
  }

  public func display(_ name: DisplayName) -> Display { name == .outer ? outer : inner }
  public func body(_ name: DisplayName) -> Body { name == .outer ? closedBody : openBody }
}
