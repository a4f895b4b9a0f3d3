import DuoGeometry
import DuoJSON
import DuoLayout

/// Reads one record of a log, whatever it calls things.
struct ProbeRecordReader {
  let fields: ProbeFields
  let line: Int

  /// - Throws: `CaptureFault` for a value that cannot be what its key says.
  static func record(
    _ members: [JSONNode.Member], line: Int
  ) throws(CaptureFault) -> ProbeRecord {
    try ProbeRecordReader(fields: ProbeFields(members), line: line).record()
  }

  private func record() throws(CaptureFault) -> ProbeRecord {
    var record = ProbeRecord(line: line)
    record.label = try text("pose", "label", "poselabel")
    record.source = ((try? text("source")) ?? nil).map { ProbeFields.folded($0) } ?? ""
    record.isMirrored = isMirrored
    record.isSettled = try isSettled()
    try readWindow(&record)
    try readSizeClass(&record)
    record.barEdge = try barEdge(record.isMirrored)
    try readHinge(&record)
    record.regions = try ProbeRegionReader(reader: self, isMirrored: record.isMirrored).regions()
    try readKeyboard(&record)
    record.hasBars = hasBars
    record.hasCamera = flag("camera", "cameraruns", "iscamerarunning") ?? false
    return record
  }

  // MARK: Pieces

  private var isMirrored: Bool {
    guard case .string(let text)? = fields.node("layoutdirection", "direction")?.content
    else { return false }
    return ["righttoleft", "rtl"].contains(ProbeFields.folded(text))
  }

  private func isSettled() throws(CaptureFault) -> Bool? {
    if let told = flag("settled", "issettled") { return told }
    if let told = flag("transition", "istransition", "transitioning") { return !told }
    guard case .string(let phase)? = fields.node("phase")?.content else { return nil }
    switch ProbeFields.folded(phase) {
    case "settled": return true
    case "transition", "transitioning", "moving": return false
    default: return nil
    }
  }

  private func readWindow(_ record: inout ProbeRecord) throws(CaptureFault) {
    let names = [
      "scenesize", "windowsize", "size", "effectivegeometrybounds", "window", "windowframe",
      "scene", "sceneframe", "bounds", "windowbounds", "scenebounds",
    ]
    for name in names {
      guard let window = try window(name) else { continue }
      record.window = record.window ?? window.size
      // Of bounds the origin says nothing.
      if name.hasPrefix("window"), let origin = window.origin, origin != .zero {
        record.windowOrigin = origin
      }
    }
    try readDisplay(&record)
    for name in ["windowscenescreenbounds", "screenbounds", "screensize", "screen"] {
      if record.screen == nil { record.screen = try window(name)?.size }
    }
    // UIScreen.main need not be the screen that the scene is on.
    if record.screen == nil, record.window == nil {
      record.screen = try window("uiscreenmainbounds")?.size
    }
    if let scale = try number("displayscale", "scale", "screenscale") ?? record.scale {
      record.scale = (0.1...100).contains(scale) ? scale : nil
    }
    if record.orientation == nil {
      record.orientation = try word(
        "orientation",
        of: [
          "portrait": .portrait, "portraitUpsideDown": .portrait, "landscape": .landscape,
          "landscapeLeft": .landscape, "landscapeRight": .landscape,
        ], silent: ["unknown", "faceup", "facedown"])
    }
    if let insets = try insets("safeareainsets", "insets", "safearea", isMirrored: isMirrored) {
      record.insets = insets
    }
  }

  /// `display` of the layout JSON, or a display's name.
  private func readDisplay(_ record: inout ProbeRecord) throws(CaptureFault) {
    guard let node = fields.node("display") else { return }
    let names: KeyValuePairs<String, DisplayName> = ["outer": .outer, "inner": .inner]
    guard case .object(let members) = node.content else {
      record.display = (try? word("display", of: names)) ?? nil
      return
    }
    let inner = ProbeRecordReader(fields: ProbeFields(members), line: line)
    record.display = (try? inner.word("name", of: names)) ?? nil
    record.orientation = try inner.word(
      "orientation", of: ["portrait": .portrait, "landscape": .landscape])
    record.screen = try inner.window("size")?.size
    record.scale = try inner.number("scale")
  }

  private func readSizeClass(_ record: inout ProbeRecord) throws(CaptureFault) {
    let values: KeyValuePairs<String, SizeClassValue> = ["compact": .compact, "regular": .regular]
    record.horizontal = try word(
      "hsizeclass", "horizontalsizeclass", of: values, silent: ["unspecified"])
    record.vertical = try word(
      "vsizeclass", "verticalsizeclass", of: values, silent: ["unspecified"])
    guard case .object(let members)? = fields.node("sizeclass", "sizeclasses")?.content
    else { return }
    let inner = ProbeRecordReader(fields: ProbeFields(members), line: line)
    if let told = try inner.word("horizontal", "h", of: values, silent: ["unspecified"]) {
      record.horizontal = record.horizontal ?? told
    }
    if let told = try inner.word("vertical", "v", of: values, silent: ["unspecified"]) {
      record.vertical = record.vertical ?? told
    }
  }

  private func barEdge(_ isMirrored: Bool) throws(CaptureFault) -> ProbeRecord.BarEdge? {
    let values: KeyValuePairs<String, ProbeRecord.BarEdge> = [
      "left": .edge(.left), "right": .edge(.right),
      "leading": .edge(isMirrored ? .right : .left), "trailing": .edge(isMirrored ? .left : .right),
      "unspecified": .unspecified, "none": .unspecified,
    ]
    for key in ["verticalbaredge", "toolbarverticaledge", "baredge"] {
      let told = try word(key, of: values)
      if let told { return told }
    }
    return nil
  }

  private func readHinge(_ record: inout ProbeRecord) throws(CaptureFault) {
    guard flag("hingeisnil") != true else { return }
    let statuses: KeyValuePairs<String, HingeStatus> = [
      "closed": .closed, "partiallyOpen": .partiallyOpen, "fullyOpen": .fullyOpen,
    ]
    record.status = try word("hingestatus", of: statuses, silent: ["unknown"])
    record.angle = try angle(
      degrees: ["hingeangledegrees", "hingeangle"], radians: ["hingeangleradians"])
    guard let node = fields.node("hinge") else { return }
    guard case .object(let members) = node.content else {
      if record.status == nil {
        record.status = try word("hinge", of: statuses, silent: ["unknown"])
      }
      return
    }
    let inner = ProbeRecordReader(fields: ProbeFields(members), line: line)
    if record.status == nil {
      record.status = try inner.word("status", of: statuses, silent: ["unknown"])
    }
    if record.angle == nil {
      record.angle = try inner.angle(
        degrees: ["angledegrees", "degrees", "angle"], radians: ["angleradians", "radians"])
    }
  }

  private func angle(degrees: [String], radians: [String]) throws(CaptureFault) -> Double? {
    var told: (key: String, value: Double)?
    for (keys, factor) in [(degrees, 1.0), (radians, 180 / Double.pi)] where told == nil {
      guard let member = fields.member(keys) else { continue }
      told = try value(member, "an angle", ProbeShapes.number).map { (member.key, $0 * factor) }
    }
    guard let told else { return nil }
    // Sensors overshoot at both ends.
    guard (-1...181).contains(told.value) else {
      throw CaptureFault(
        "line \(line)",
        "\(told.key): \(Decimal.text(told.value, places: 2))° is no angle of a hinge",
        "allowed: 0 to 180°")
    }
    return min(max(told.value, 0), 180)
  }

  private func readKeyboard(_ record: inout ProbeRecord) throws(CaptureFault) {
    var frame: Rect?
    var isFrameTold = false
    if let member = fields.member(["keyboardframe"]) {
      isFrameTold = true
      frame = try value(member, "a rectangle", ProbeShapes.rect)
    }
    var height = try number("keyboardheight")
    if let node = fields.node("keyboard") {
      switch node.content {
      case .object(let members):
        let inner = ProbeRecordReader(fields: ProbeFields(members), line: line)
        height = try inner.number("height") ?? height
        if let member = inner.fields.member(["frame"]) {
          isFrameTold = true
          frame = try value(member, "a rectangle", ProbeShapes.rect)
        }
      case .number(let number): height = number
      case .bool(let shows): record.keyboard = shows ? .shown(nil) : .hidden
      default: break
      }
    }
    if let height, height > 0, height <= ProbeShapes.largest { record.keyboardHeight = height }
    if isFrameTold { record.keyboard = frame.map { .shown($0) } ?? .hidden }
    guard case .string(let text)? = fields.node("keyboardnotification", "keyboardevent")?.content
    else { return }
    let notification = ProbeFields.folded(text)
    if notification.contains("will") {
      record.keyboard =
        notification.contains("show")
        ? .rising : notification.contains("hide") ? .falling : .changing
    } else if notification.contains("hide") {
      record.keyboard = .hidden
    } else if notification.contains("show") {
      record.keyboard = .shown(frame)
    }
  }

  private var hasBars: Bool {
    switch fields.node("bars")?.content {
    case .array(let items): items.contains { $0.content != .string("none") }
    case .string(let text): !["", "none"].contains(ProbeFields.folded(text))
    default: flag("navigationbar", "tabbar", "hastabbar", "hasnavigationbar") ?? false
    }
  }
}
