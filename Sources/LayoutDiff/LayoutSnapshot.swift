import DuoGeometry
import DuoJSON

/// The panels of one side of a comparison, as layout JSON has them (interface.md, "Layout JSON").
///
/// Whether they were read from a file or laid out a moment ago, they come through the same JSON, so that both are rounded
/// alike.
public struct LayoutSnapshot: Hashable, Sendable {
  public var panels: [PanelSnapshot]

  public init(panels: [PanelSnapshot]) { self.panels = panels }
}
