import DuoGeometry
import DuoLayout

/// What a review may be asked for.
public struct ReviewSettings: Hashable, Sendable {
  /// The side a target or control should have, in points; studies of thumbs ask for 56 (9.2 mm).
  public var targetSize: Double
  /// Ids of rules whose findings are left out.
  public var ignored: Set<String>

  public init(targetSize: Double = 44, ignored: Set<String> = []) {
    self.targetSize = targetSize
    self.ignored = ignored
  }
}

/// One panel under review, with what several rules need of it.
public struct ReviewedPanel: Sendable {
  public let layout: PanelLayout
  public let screen: Screen
  public let device: Device
  public let settings: ReviewSettings

  public init(
    layout: PanelLayout, screen: Screen, device: Device,
    settings: ReviewSettings = ReviewSettings()
  ) {
    self.layout = layout
    self.screen = screen
    self.device = device
    self.settings = settings
  }

  public var key: PanelKey { PanelKey(layout) }

  /// Millimetres per point of the display the panel is on.
  public var millimetresPerPoint: Double {
    device.display(layout.pose.display).millimetresPerPoint
  }
}
