import DuoGeometry
import DuoLayout

/// Builds one panel: the parts of the job lie in extensions, one subject a file.
struct PanelBuilder {
  let subject: PanelSubject
  let style: PanelStyle
  let layout: PanelLayout
  let device: Device
  let space: PanelSpace
  let palette: Palette
  let isFull: Bool
  /// What was captured, where it is shown.
  let capture: PanelCapture?
  let type: TypeSizes
  let grades: LayoutGrades
  let numbers: FaultNumbers
  /// The lit display on the sheet, for cutting what lies on it.
  let display: ConvexShape
  let body: Rect
  var board: Board
  var callouts: [Callout] = []
  var hotspots: [Hotspot] = []
  /// Elements named outside the device so far, and those for whose names there was no room at all.
  var calledOut = 0
  var unnamed = 0
  /// How far from the body's edges the annotation has come.
  var reach: Insets

  /// - Parameter numbers: those of the drawing the panel is part of; its own where it stands alone.
  init(
    _ subject: PanelSubject, style: PanelStyle, shaper: any TextShaper,
    numbers: FaultNumbers? = nil
  ) {
    self.subject = subject
    self.numbers = numbers ?? FaultNumbers([subject])
    self.style = style
    layout = subject.layout
    grades = LayoutGrades(subject.layout)
    device = subject.device
    isFull = style.isFull
    capture = subject.capture.flatMap {
      style.layers.contains(.capture) && $0.opacity > 0 ? $0 : nil
    }
    type = style.isFull ? .full : .overview
    reach = Insets(all: style.isFull ? 10 : 5)
    space = PanelSpace(
      layout: subject.layout, device: subject.device, view: subject.view, scale: style.scale)
    palette = Palette.of(subject.theme)
    board = Board(shaper: shaper, palette: palette, type: type)
    let pose = subject.layout.pose
    let facts = subject.device.display(pose.display)
    let turn = space.sheet(pose.quarterTurn)
    display = ConvexShape(
      rect: space.displayFrame,
      radii: facts.cornerRadii.turned(turn).scaled(by: style.scale))
    let shape = subject.device.body(pose.display)
    let perMillimetre = style.scale / facts.millimetresPerPoint
    let size = turn.turned(
      Size(width: shape.width * perMillimetre, height: shape.height * perMillimetre))
    body = Rect(center: space.displayFrame.center, size: size)
  }

  /// Whether a layer is drawn: asked for, and not too fine for an overview.
  func shows(_ layer: ContentLayer) -> Bool {
    if !isFull, layer == .hitAreas || layer == .playAreas || layer == .dimensions { return false }
    return style.layers.contains(layer)
  }

  /// The window on the sheet.
  var window: Rect { space.sheet(layout.pose.windowBounds) }

  func label(_ text: String, _ color: Color? = nil) -> TextLine {
    TextLine(text: text, size: type.label, color: color ?? palette.ink)
  }

  func heading(_ text: String, _ color: Color? = nil) -> TextLine {
    TextLine(text: text, size: type.heading, color: color ?? palette.ink)
  }

  mutating func hotspot(_ thing: String, _ frame: Rect, _ title: String) {
    hotspots.append(Hotspot(id: "\(subject.id).\(thing)", frame: frame, title: title))
  }

  /// The panel without its surroundings.
  mutating func build() -> BuiltPanel {
    drawDevice()
    drawCapture()
    drawSafeArea()
    drawHalves()
    drawElements()
    drawRegions()
    drawSystem()
    if isFull { drawDimensions() }
    let faults = faultPlaces
    outlineFaults(faults)
    announceSpine()
    announceRegions()
    if isFull { announceSeam() }
    announceSystem()
    labelBoxes()
    drawTouches()
    drawRace()
    labelHalves()
    labelFields()
    nameHalves()
    numberFaults(faults)
    knockOutDots()
    layOutCallouts()
    if isFull { drawScaleBar() }
    drawPeople()
    drawNotes()
    standOut()
    return frame()
  }

  /// Adds header and legend, and moves everything to the origin.
  private mutating func frame() -> BuiltPanel {
    var ring = body
    for mark in board.marks { if let box = mark.bounds { ring = ring.union(box) } }
    let header = isFull ? fullHeader(width: ring.width) : overviewHeader(width: ring.width)
    let width = max(ring.width, header.size.width)
    let headerGap = isFull ? 22.0 : 5.0
    let dx = (width - ring.width) / 2 - ring.minX
    let dy = header.size.height + headerGap - ring.minY
    var marks = board.marks.map { $0.moved(dx: dx, dy: dy) }
    marks += header.board.marks
    var height = header.size.height + headerGap + ring.height
    if isFull, showsFindings {
      let list = faultList(limit: FaultList.panelLimit).build(listedFaults, width: width)
      if list.size.height > 0 {
        marks += list.board.marks.map { $0.moved(dx: 0, dy: height + 18) }
        height += 18 + list.size.height
      }
    }
    return BuiltPanel(
      size: Size(width: width, height: height),
      marks: marks,
      hotspots: hotspots.map {
        Hotspot(id: $0.id, frame: $0.frame.moved(dx: dx, dy: dy), title: $0.title)
      },
      window: window.moved(dx: dx, dy: dy))
  }
}
