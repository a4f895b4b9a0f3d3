import DuoGeometry
import DuoJSON
import DuoLayout
import DuoReview

/// The value of a layout document's text.
struct LayoutDecoder {
  static let format = "duo-render/layout"

  private let reader: LayoutReader

  init(faults: JSONFaults) { reader = LayoutReader(faults: faults) }

  /// What of the document can be read; what cannot is among the faults.
  func panels(of node: JSONNode) -> [PanelSnapshot] {
    guard let file = reader.object(node, "a layout, as an object") else { return [] }
    // What is of another format or newer need not be read any further.
    guard reader.required("format", of: file, format) != nil,
      reader.required("version", of: file, version) != nil
    else { return [] }
    return reader.required("panels", of: file) {
      reader.list($0, "an array of panels", panel)
    } ?? []
  }

  private func format(_ node: JSONNode) -> Bool? {
    guard let found = reader.string(node) else { return nil }
    guard found != Self.format else { return true }
    return reader.fault(
      node, "\(Names.quoted(found)) is another format", "allowed: \(Names.quoted(Self.format))")
  }

  private func version(_ node: JSONNode) -> Bool? {
    guard let number = reader.number(node, in: 1...Double(Int32.max)) else { return nil }
    guard number != 1 else { return true }
    return reader.fault(
      node, "version \(Decimal.text(number, places: 6)) is newer than this program", "allowed: 1")
  }

  private func panel(_ node: JSONNode) -> PanelSnapshot? {
    guard let object = reader.object(node, "a panel, as an object") else { return nil }
    let id = reader.required("id", of: object, reader.string)
    let pose = reader.required("pose", of: object, reader.string)
    let facing = reader.required("facing", of: object) {
      reader.choice($0, Facing.self, "a seating")
    }
    let direction = reader.required("direction", of: object) {
      reader.choice($0, Direction.self, "a direction")
    }
    let screen = reader.required("screen", of: object, reader.string)
    var panel = PanelSnapshot(
      id: id ?? "", pose: pose ?? "", facing: facing?.rawValue ?? "",
      direction: direction?.rawValue ?? "", screen: screen ?? "")
    panel.options = reader.optional("options", of: object, options) ?? [:]
    panel.placement = reader.optional("placement", of: object, reader.rect)
    panel.view = reader.optional("view", of: object) { reader.choice($0, Seat.self, "a seat") }
    readDevice(object, into: &panel)
    panel.split = reader.optional("split", of: object, split)
    panel.halves =
      reader.required("halves", of: object) { reader.list($0, "an array of halves", half) } ?? []
    panel.halves = Seat.allCases.compactMap { seat in panel.halves.first { $0.seat == seat } }
    let halves = panel.halves
    panel.elements =
      reader.required("elements", of: object) {
        reader.list($0, "an array of elements") { element($0, halves) }
      } ?? []
    panel.findings = reader.optional("findings", of: object) {
      reader.list($0, "an array of findings", finding)
    }
    panel.notes = reader.optional("notes", of: object) {
      reader.list($0, "an array of texts", reader.string)
    }
    guard id != nil, pose != nil, facing != nil, direction != nil, screen != nil else {
      return nil
    }
    return panel
  }

  private func options(_ node: JSONNode) -> [String: String]? {
    guard let object = reader.object(node, "options, as an object") else { return nil }
    var options: [String: String] = [:]
    for member in object.members { options[member.key] = word(member.value) }
    return options
  }

  /// nil for what no option has.
  private func word(_ node: JSONNode) -> String? {
    switch node.content {
    case .string(let text): text
    case .number(let number): Decimal.text(number, places: 3)
    case .bool(let bool): "\(bool)"
    case .array(let items): items.compactMap(word).joined(separator: ",")
    case .null, .object: nil
    }
  }
}

extension LayoutDecoder {
  private func readDevice(_ object: LayoutReader.Object, into panel: inout PanelSnapshot) {
    var millimetres: Size?
    panel.display = reader.optional("display", of: object) { node in
      guard let display = reader.object(node, "a display, as an object") else { return nil }
      millimetres = reader.optional("millimetres", of: display, reader.size)
      return DisplaySnapshot(
        name: reader.optional("name", of: display, reader.string),
        orientation: reader.optional("orientation", of: display, reader.string),
        size: reader.optional("size", of: display, reader.size),
        scale: reader.optional("scale", of: display, reader.length))
    }
    if let millimetres, let size = panel.display?.size, size.width > 0, millimetres.width > 0 {
      panel.millimetresPerPoint = millimetres.width / size.width
    }
    panel.window = reader.optional("window", of: object, reader.rect)
    panel.safeArea = reader.optional("safeArea", of: object) { node in
      reader.object(node, "a safe area, as an object").flatMap {
        reader.required("insets", of: $0, reader.insets)
      }
    }
    panel.sizeClass = reader.optional("sizeClass", of: object, reader.sizeClass)
    panel.barEdge =
      object["barEdge"]?.content == .null
      ? "none" : reader.optional("barEdge", of: object, reader.string)
    panel.hinge = reader.optional("hinge", of: object, hinge)
    panel.regions = reader.optional("regions", of: object) {
      reader.list($0, "an array of regions", region)
    }
    panel.keyboard = reader.optional("keyboard", of: object, reader.rect)
  }

  /// `partiallyOpen, 110°`
  private func hinge(_ node: JSONNode) -> String? {
    guard let object = reader.object(node, "a hinge, as an object"),
      let status = reader.required("status", of: object, reader.string)
    else { return nil }
    let angle = reader.optional("angle", of: object) { reader.number($0, in: -360...360) }
    return status + (angle.map { ", \(Decimal.text($0, places: 1))°" } ?? "")
  }

  private func region(_ node: JSONNode) -> RegionSnapshot? {
    guard let object = reader.object(node, "a region, as an object") else { return nil }
    let kind = reader.required("kind", of: object, reader.string)
    let name = reader.required("name", of: object, reader.string)
    let frame = reader.required("frame", of: object, reader.rect)
    let margins = reader.optional("margins", of: object, reader.insets)
    let isActive = reader.required("isActive", of: object, reader.bool)
    guard let kind, let name, let frame, let isActive else { return nil }
    return RegionSnapshot(
      kind: kind, name: name, frame: frame, margins: margins, isActive: isActive)
  }
}

extension LayoutDecoder {
  private func split(_ node: JSONNode) -> SplitSnapshot? {
    guard let object = reader.object(node, "a split, as an object") else { return nil }
    return SplitSnapshot(
      kind: reader.optional("kind", of: object, reader.string),
      seam: reader.optional("seam", of: object, reader.string),
      followsFold: reader.optional("followsFold", of: object, reader.bool),
      axis: reader.optional("axis", of: object) {
        reader.choice($0, SplitAxis.self, "an axis")
      },
      spacing: reader.optional("spacing", of: object, reader.length),
      container: reader.optional("container", of: object, reader.rect),
      gap: reader.optional("gap", of: object, reader.rect))
  }

  private func half(_ node: JSONNode) -> HalfSnapshot? {
    guard let object = reader.object(node, "a half, as an object"),
      let seat = reader.required("seat", of: object, seat)
    else { return nil }
    let turns = reader.optional("quarterTurns", of: object) { reader.number($0, in: 0...3) }
    let frame = reader.optional("frame", of: object, reader.rect)
    return HalfSnapshot(
      seat: seat, content: reader.optional("content", of: object, reader.string),
      panel: reader.optional("panel", of: object, reader.string),
      shows: reader.optional("shows", of: object, reader.bool) ?? (frame != nil), frame: frame,
      turn: QuarterTurn(turns.flatMap { Int(exactly: $0) } ?? 0),
      sizeClass: reader.optional("sizeClass", of: object, reader.sizeClass),
      hitArea: reader.optional("hitArea", of: object, reader.rect),
      canAct: reader.optional("canAct", of: object, reader.bool) ?? true,
      reason: reader.optional("reason", of: object, reader.string))
  }

  private func seat(_ node: JSONNode) -> Seat? { reader.choice(node, Seat.self, "a seat") }

  private func element(_ node: JSONNode, _ halves: [HalfSnapshot]) -> ElementSnapshot? {
    guard let object = reader.object(node, "an element, as an object") else { return nil }
    let id = reader.required("id", of: object, reader.string)
    let seat = reader.required("seat", of: object, seat)
    let role = reader.required("role", of: object, reader.string)
    let frame = reader.required("frame", of: object, reader.rect)
    let owner = reader.optional("ownerFrame", of: object, reader.rect)
    let hitArea = reader.optional("hitArea", of: object, reader.rect)
    let playArea = reader.optional("playArea", of: object, reader.rect)
    let label = reader.optional("label", of: object, reader.string)
    let isDropped = reader.optional("dropped", of: object, reader.bool) ?? false
    let holder = reader.optional("holder", of: object, reader.string)
    guard let id, let seat, let role, let frame else { return nil }
    let space = halves.first { $0.seat == seat }?.space
    return ElementSnapshot(
      id: id, seat: seat, role: role, frame: frame,
      ownerFrame: owner ?? space?.toOwner(frame) ?? frame, hitArea: hitArea, playArea: playArea,
      label: label, isDropped: isDropped, holder: holder)
  }

  private func finding(_ node: JSONNode) -> FindingSnapshot? {
    guard let object = reader.object(node, "a finding, as an object") else { return nil }
    func measure(_ key: String) -> Double? {
      reader.optional(key, of: object) { reader.number($0, in: -1e12...1e12) }
    }
    let rule = reader.required("rule", of: object, reader.string)
    let severity = reader.required("severity", of: object) {
      reader.choice($0, Severity.self, "a severity")
    }
    let message = reader.required("message", of: object, reader.string)
    let seat = reader.optional("seat", of: object, seat)
    let element = reader.optional("element", of: object, reader.string)
    let frame = reader.optional("frame", of: object, reader.rect)
    let unit = reader.optional("unit", of: object, reader.string)
    let fingerprint = reader.optional("fingerprint", of: object, reader.string)
    guard let rule, let severity, let message else { return nil }
    return FindingSnapshot(
      rule: rule, severity: severity, seat: seat, element: element, frame: frame,
      value: measure("value"), limit: measure("limit"), unit: unit, message: message,
      fingerprint: fingerprint)
  }
}
