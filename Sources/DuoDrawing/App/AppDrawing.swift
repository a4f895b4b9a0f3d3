import DuoGeometry
import DuoLayout

extension Drawing {
  /// What a screen capture of an app would show that is laid out so: the whole display, one sheet unit a point, as
  /// people see it, without corners, cameras or anything a reviewer wants to know.
  ///
  /// Drawn at the display's scale it has exactly a capture's pixels.
  public static func app(
    _ layout: PanelLayout, device: Device, shaper: any TextShaper
  ) -> Drawing {
    let pose = layout.pose
    let size = pose.quarterTurn.turned(device.display(pose.display).size)
    var builder = AppBuilder(layout: layout, shaper: shaper)
    builder.build()
    let title = "An app in \(pose.title)"
    return Drawing(
      size: size, background: AppBuilder.ground, title: title, description: "",
      groups: [
        MarkGroup(
          id: "app", title: title, frame: Rect(size: size), marks: builder.marks)
      ])
  }
}

/// Draws elements as a plain app would.
private struct AppBuilder {
  static let ground = Color(0xF3EDE2)
  private static let board = Color(0xE3DACA)
  private static let card = Color(0xFFFFFF)
  private static let ink = Color(0x2A2620)
  private static let button = Color(0xB23A2E)
  private static let image = Color(0xBFD3C1)

  let layout: PanelLayout
  let shaper: any TextShaper
  private(set) var marks: [Mark] = []

  init(layout: PanelLayout, shaper: any TextShaper) {
    self.layout = layout
    self.shaper = shaper
  }

  mutating func build() {
    for element in layout.elements { draw(element) }
    // The system's clock, where the status area is.
    if let status = layout.regions.first(where: { $0.name == .statusArea }) {
      write(
        "9:41", in: display(status.frame), size: 17, color: Self.ink, turn: .none)
    }
  }

  /// From window space to the display's.
  private func display(_ rect: Rect) -> Rect {
    rect.moved(dx: layout.pose.window.minX, dy: layout.pose.window.minY)
  }

  private mutating func draw(_ element: PlacedElement) {
    let box = display(element.frame)
    func fill(_ color: Color, radius: Double) {
      let radii = CornerRadii(all: min(radius, box.width / 2, box.height / 2))
      marks.append(Mark(.halves, "app", .fill(.roundedRect(box, radii), color)))
    }
    let turn = layout[element.seat].turn
    switch element.role {
    case .target:
      let color = element.seat == .first ? Color(0x2F6FB2) : Color(0xC96A1E)
      let radius = element.radius ?? min(box.width, box.height) / 2
      marks.append(Mark(.halves, "app", .fill(.circle(box.center, radius: radius), color)))
      marks.append(
        Mark(
          .halves, "app",
          .stroke(.circle(box.center, radius: radius * 0.6), Stroke(Self.card, width: 3))))
    case .control: fill(Self.button, radius: 22)
    case .field, .grid, .background: fill(Self.board, radius: element.role == .field ? 20 : 0)
    case .panel, .banner, .alert, .sheet: fill(Self.card, radius: 14)
    case .image: fill(Self.image, radius: 8)
    case .text: break
    }
    guard let label = element.label, !label.isEmpty, element.role != .target else { return }
    write(
      label, in: box, size: 17, color: element.role == .control ? Self.card : Self.ink, turn: turn)
  }

  /// A line in the middle of a box, as its owner reads it.
  private mutating func write(
    _ text: String, in box: Rect, size: Double, color: Color, turn: QuarterTurn
  ) {
    let shaped = shaper.shape(text)
    let plane = TurnedFrame(frame: box, turn: turn)
    let space = plane.ownerSize
    let origin = Point(
      x: (space.width - shaped.advance * size) / 2,
      y: space.height / 2 + Board.capHeight * size / 2)
    marks.append(
      Mark(
        .labels, "app",
        .text(
          TextMark(
            text: text, shaped: shaped, size: size, color: color, origin: plane.toOuter(origin),
            turn: turn))))
  }
}
