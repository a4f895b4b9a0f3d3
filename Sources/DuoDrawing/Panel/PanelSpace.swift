import DuoGeometry
import DuoLayout

extension TurnedFrame {
  /// The sheet itself: nothing is turned or moved.
  static let plain = TurnedFrame(frame: Rect(size: .zero), turn: .none)
}

/// The way from a pose's window space to the sheet: the view's turn, then the scale.
///
/// The display's top left corner, as the view turns it, is the origin of the panel's own sheet space.
struct PanelSpace: Sendable {
  let scale: Double
  /// How far the geometry is turned counter-clockwise for the reader.
  let viewTurn: QuarterTurn
  /// The window's origin in display space.
  let windowOrigin: Point
  private let display: TurnedFrame

  init(layout: PanelLayout, device: Device, view: View, scale: Double) {
    self.scale = scale
    viewTurn =
      switch view {
      case .table: .none
      case .first: layout[.first].turn
      case .second: layout[.second].turn
      }
    windowOrigin = layout.pose.window.origin
    let size = layout.pose.quarterTurn.turned(device.display(layout.pose.display).size)
    display = TurnedFrame(frame: Rect(size: size), turn: viewTurn)
  }

  /// The whole display on the sheet.
  var displayFrame: Rect { scaled(display.toOwner(display.frame)) }

  /// From window space to the sheet.
  func sheet(_ rect: Rect) -> Rect {
    scaled(display.toOwner(rect.moved(dx: windowOrigin.x, dy: windowOrigin.y)))
  }

  func sheet(_ point: Point) -> Point {
    let seen = display.toOwner(point.moved(dx: windowOrigin.x, dy: windowOrigin.y))
    return Point(x: seen.x * scale, y: seen.y * scale)
  }

  /// From display space to the sheet.
  func sheet(display rect: Rect) -> Rect { scaled(display.toOwner(rect)) }

  /// How something turned in the window is turned on the sheet.
  func sheet(_ turn: QuarterTurn) -> QuarterTurn { turn + viewTurn.inverse }

  func sheet(_ edge: Edge) -> Edge { edge.turned(viewTurn.inverse) }

  /// A half's owner's space in sheet units.
  func plane(_ half: SolvedHalf) -> TurnedFrame? {
    half.frame.map { TurnedFrame(frame: sheet($0), turn: sheet(half.turn)) }
  }

  private func scaled(_ rect: Rect) -> Rect {
    Rect(
      minX: rect.minX * scale, minY: rect.minY * scale, maxX: rect.maxX * scale,
      maxY: rect.maxY * scale)
  }
}
