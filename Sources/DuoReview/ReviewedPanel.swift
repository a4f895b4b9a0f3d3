import DuoGeometry
import DuoLayout

/// One panel under review, with what several rules need of it: making one is most of a review's work.
public struct ReviewedPanel: Sendable {
  public let layout: PanelLayout
  public let screen: Screen
  public let device: Device
  public let settings: ReviewSettings
  public let key: PanelKey

  let facts: PanelFacts
  let covers: Covers
  /// What is left to touch of each of `facts.tapped`.
  let exposures: [Exposure]

  public init(
    layout: PanelLayout, screen: Screen, device: Device,
    settings: ReviewSettings = ReviewSettings()
  ) {
    self.layout = layout
    self.screen = screen
    self.device = device
    self.settings = settings
    key = PanelKey(layout, of: screen)
    let facts = PanelFacts(layout)
    let covers = Covers(layout)
    let solver = ExposureSolver(
      layout: layout, hasHitArea: screen.halves.hasHitArea, facts: facts, covers: covers)
    exposures = facts.tapped.map(solver.exposure)
    self.facts = facts
    self.covers = covers
  }

  /// Millimetres per point of the display the panel is on.
  public var millimetresPerPoint: Double {
    device.display(layout.pose.display).millimetresPerPoint
  }
}

extension ReviewedPanel {
  /// What an element covers: a target its circle, everything else its frame.
  func shape(of place: Int) -> Shape {
    let frame = layout.elements[place].frame
    guard let radius = layout.elements[place].radius else { return .box(frame) }
    return .circle(center: frame.center, radius: radius)
  }

  /// A size in window space as the owner of an element sees it, so that it reads alike in both seatings.
  func ownerSize(_ size: Size, of place: Int) -> Size {
    layout[layout.elements[place].seat].turn.turned(size)
  }

  /// A finding at an element; its frame is the element's unless another is given.
  func finding(
    _ rule: any Rule.Type, _ severity: Severity, at place: Int, subject: String = "",
    frame: Rect? = nil, value: Double? = nil, limit: Double? = nil, unit: FindingUnit? = nil,
    _ message: String
  ) -> Finding {
    let element = layout.elements[place]
    return Finding(
      rule: rule.id, severity: severity, panel: key, seat: element.seat, element: element.id,
      subject: subject, frame: frame ?? element.frame, value: value, limit: limit, unit: unit,
      message: message, file: screen.file, place: element.element.source)
  }

  /// A finding about a half, or about the whole panel where `seat` is nil.
  func finding(
    _ rule: any Rule.Type, _ severity: Severity, seat: Seat?, subject: String = "",
    frame: Rect? = nil, value: Double? = nil, limit: Double? = nil, unit: FindingUnit? = nil,
    _ message: String
  ) -> Finding {
    Finding(
      rule: rule.id, severity: severity, panel: key, seat: seat, subject: subject, frame: frame,
      value: value, limit: limit, unit: unit, message: message, file: screen.file)
  }
}
