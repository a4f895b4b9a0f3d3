import DuoGeometry
import DuoJSON

/// Every number of the panels of one drawing, for scripts and for diffs (interface.md, "Layout JSON").
public enum LayoutDocument {
  /// One panel of a document.
  public struct Entry {
    public var layout: PanelLayout
    /// In sheet units; nil where it is part of no drawing.
    public var placement: Rect?
    /// Whose eyes the drawing is turned for; nil where it lies as the display does.
    public var view: Seat?
    /// What a review found in it, as JSON.
    public var findings: [JSONValue]
    /// What a running app showed in it, as JSON; nil where nothing was captured.
    public var capture: JSONValue?

    public init(
      _ layout: PanelLayout, placement: Rect? = nil, view: Seat? = nil,
      findings: [JSONValue] = [], capture: JSONValue? = nil
    ) {
      self.layout = layout
      self.placement = placement
      self.view = view
      self.findings = findings
      self.capture = capture
    }
  }

  public static func json(_ entries: [Entry], device: Device) -> JSONValue {
    .object([
      "format": .string("duo-render/layout"), "version": .number(1),
      "panels": .array(
        entries.map {
          $0.layout.json(
            device: device, placement: $0.placement, view: $0.view, findings: $0.findings,
            capture: $0.capture)
        }),
    ])
  }
}

extension PanelLayout {
  /// One entry of `panels`.
  ///
  /// - Parameters:
  ///   - placement: the panel's place on its sheet, in sheet units; nil where it is part of no drawing.
  ///   - view: whose eyes that drawing is turned for; told beside a placement only.
  public func json(
    device: Device, placement: Rect?, view: Seat? = nil, findings: [JSONValue] = [],
    capture: JSONValue? = nil
  ) -> JSONValue {
    var members: [String: JSONValue] = [
      "id": .string(id), "pose": .string(pose.name), "facing": .string(facing.rawValue),
      "direction": .string(direction.rawValue), "screen": .string(screenName),
      "options": options.withoutDefaults.json, "display": displayJSON(device: device),
      "window": pose.window.json, "safeArea": safeAreaJSON(safeArea, frame: safeFrame),
      "sizeClass": pose.sizeClass.json, "barEdge": .text(pose.barEdge?.rawValue),
      "hinge": pose.hinge.json, "regions": .array(regions.map(\.json)),
      "grades": grades(device: device).json, "split": split.json,
      "halves": .array(halves.map(\.json)), "elements": .array(elements.map(\.json)),
      "findings": .array(findings), "notes": .array(notes.map { .string($0.sentence) }),
    ]
    if let placement {
      members["placement"] = placement.json
      if let view { members["view"] = .string(view.rawValue) }
    }
    if let capture { members["capture"] = capture }
    if let keyboard { members["keyboard"] = keyboard.json }
    if let race { members["race"] = race.json }
    return .object(members)
  }

  /// With the display's size in `millimetres`: what a point has would be rounded too far.
  private func displayJSON(device: Device) -> JSONValue {
    let display = device.display(pose.display)
    let size = Size(
      width: display.size.width * display.millimetresPerPoint,
      height: display.size.height * display.millimetresPerPoint)
    guard case .object(var members) = pose.displayJSON(device: device) else { return .null }
    members["millimetres"] = pose.quarterTurn.turned(size).json
    return .object(members)
  }

  /// The grades of this panel's numbers, those of the display included.
  public func grades(device: Device) -> LayoutGrades {
    var grades = LayoutGrades(self)
    let path = "displays.\(pose.display.rawValue)"
    let size = device.provenance["\(path).size"].grade
    let scale = device.provenance["\(path).scale"].grade
    grades.lower("display.size", to: size)
    grades.lower("display.scale", to: scale)
    grades.lower("display.pixels", to: min(size, scale))
    let millimetres = device.provenance["\(path).millimetresPerPoint"].grade
    grades.lower("display.millimetres", to: min(size, millimetres))
    return grades
  }
}

extension LayoutOptions {
  /// Only what was asked for, by the names of the long options.
  fileprivate var json: JSONValue {
    var members: [String: JSONValue] = [:]
    if let split { members["split"] = .string(split.rawValue) }
    if let seam { members["seam"] = .string(seam.rawValue) }
    if let spacing { members["spacing"] = .number(spacing) }
    if let ignoresSafeArea { members["ignoresSafeArea"] = .bool(ignoresSafeArea) }
    if !bars.isEmpty {
      let names = AppBar.allCases.filter(bars.contains).map { JSONValue.string($0.rawValue) }
      members["bars"] = .array(names)
    }
    if camera { members["camera"] = .bool(true) }
    if keyboard { members["keyboard"] = .bool(true) }
    if let gateMode { members["gate"] = .string(gateMode.rawValue) }
    if let currentSeat { members["current"] = .string(currentSeat.rawValue) }
    if let phase { members["phase"] = .string(phase.rawValue) }
    if seed != LayoutOptions().seed { members["seed"] = .integer(seed) }
    return .object(members)
  }
}

extension SolvedSplit {
  fileprivate var json: JSONValue {
    .object([
      "kind": .string(kind.rawValue), "seam": .string(seam.rawValue),
      "followsFold": .bool(followsFold), "axis": .string(axis.rawValue),
      "spacing": .number(spacing), "container": container.json, "gap": gap?.json ?? .null,
      "middle": .number(middle), "givenUp": givenUp?.json ?? .null,
    ])
  }
}

extension SolvedHalf {
  fileprivate var json: JSONValue {
    .object([
      "seat": .string(seat.rawValue), "content": .string(content.rawValue),
      "panel": .text(panel?.rawValue), "shows": .bool(shows), "frame": frame?.json ?? .null,
      "quarterTurns": .number(Double(turn.rawValue)),
      "ownerSize": space?.ownerSize.json ?? .null, "sizeClass": sizeClass.json,
      "hitArea": hitArea?.json ?? .null, "canAct": .bool(canAct),
      "reason": .text(reason?.rawValue),
    ])
  }
}

extension PlacedElement {
  fileprivate var json: JSONValue {
    var members: [String: JSONValue] = [
      "id": .string(id), "seat": .string(seat.rawValue), "role": .string(role.rawValue),
      "frame": frame.json, "ownerFrame": ownerFrame.json, "hitArea": hitArea?.json ?? .null,
      "playArea": playArea?.json ?? .null, "label": .text(label), "dropped": .bool(isDropped),
    ]
    if let holder { members["holder"] = .string(holder) }
    return .object(members)
  }
}
