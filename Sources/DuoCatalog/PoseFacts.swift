import DuoGeometry
import DuoJSON
import DuoLayout

/// One fact as a row of a pose's sheet.
struct PoseFact {
  /// The path it is shown under.
  var path: String
  var value: String
  var provenance: Provenance
}

/// The facts of a pose and of the display it shows, in the order people read them.
struct PoseFacts {
  private(set) var pose: [PoseFact] = []
  private(set) var device: [PoseFact] = []

  /// A piece of a fact: the deepest path its grade may stand under, and what it says.
  private typealias Part = (path: String, value: String)

  init(_ pose: Pose, on device: Device) {
    self.pose = Self.facts(of: pose).flatMap { Self.rows($0.path, $0.parts, pose.provenance) }
    self.device = Self.facts(of: device, pose.display).flatMap {
      Self.rows($0.path, $0.parts, device.provenance)
    }
  }

  /// One row for all parts that are known as well as the whole, and one for each that differs.
  private static func rows(
    _ path: String, _ parts: [Part], _ book: ProvenanceBook
  ) -> [PoseFact] {
    let whole = book[path]
    let alike = parts.filter { book[$0.path] == whole }
    var rows: [PoseFact] = []
    if !alike.isEmpty {
      let value = alike.map(\.value).joined(separator: ", ")
      rows.append(PoseFact(path: path, value: value, provenance: whole))
    }
    for part in parts where book[part.path] != whole {
      rows.append(PoseFact(path: part.path, value: part.value, provenance: book[part.path]))
    }
    return rows
  }

  private static func facts(of pose: Pose) -> [(path: String, parts: [Part])] {
    let degrees = pose.quarterTurn.degrees
    let angle = pose.hinge.angle.map { "\(text($0))°" } ?? "angle unknown"
    let keyboard = pose.keyboardHeight.map { "\(text($0)) high" } ?? "unknown"
    var facts: [(path: String, parts: [Part])] = [
      ("display", [("display", pose.display.rawValue)]),
      ("orientation", [("orientation", pose.orientation.rawValue)]),
      ("quarterTurn", [("quarterTurn", degrees == 0 ? "none" : "\(degrees)° clockwise")]),
      ("window", [("window", frame(pose.window))]),
      ("safeArea", [("safeArea.insets", insets(pose.safeArea))]),
      (
        "sizeClass",
        [
          ("sizeClass.horizontal", "horizontal \(pose.sizeClass.horizontal.rawValue)"),
          ("sizeClass.vertical", "vertical \(pose.sizeClass.vertical.rawValue)"),
        ]
      ),
      ("barEdge", [("barEdge", pose.barEdge?.rawValue ?? "none: bars are horizontal")]),
      (
        "hinge", [("hinge.status", pose.hinge.status.rawValue), ("hinge.angle", angle)]
      ),
    ]
    facts += pose.regions.map(region)
    facts += [
      ("bars.navigation", [("bars.navigation", change(pose.navigationBar))]),
      (
        "bars.collapsedNavigation",
        [("bars.collapsedNavigation", change(pose.collapsedNavigationBar))]
      ),
      ("bars.tab", [("bars.tab", change(pose.tabBar))]),
      ("keyboard", [("keyboard.height", keyboard)]),
    ]
    return facts
  }

  private static func region(_ region: Region) -> (path: String, parts: [Part]) {
    let path = "regions.\(region.name.rawValue)"
    var parts: [Part] = [
      ("\(path).kind", region.kind.rawValue),
      ("\(path).isActive", region.isActive ? "active" : "inactive"),
      ("\(path).frame", frame(region.frame)),
    ]
    if region.margins != .zero {
      parts.append(("\(path).margins", "margins \(insets(region.margins))"))
    }
    if region.followsCamera {
      parts.append(("\(path).followsCamera", "active while the camera runs"))
    }
    return (path, parts)
  }

  private static func facts(
    of device: Device, _ name: DisplayName
  ) -> [(path: String, parts: [Part])] {
    let display = device.display(name)
    let body = device.body(name)
    let path = "displays.\(name.rawValue)"
    let bodyPath = "bodies.\(name == .outer ? "closed" : "open")"
    return [
      ("\(path).size", [("\(path).size", "\(size(display.size)) points")]),
      ("\(path).scale", [("\(path).scale", text(display.scale))]),
      ("\(path).panelPixels", [("\(path).panelPixels", "\(size(display.panelPixels)) pixels")]),
      (
        "\(path).pixelsPerInch", [("\(path).pixelsPerInch", text(display.pixelsPerInch))]
      ),
      (
        "\(path).millimetresPerPoint",
        [
          ("\(path).millimetresPerPoint", Decimal.text(display.millimetresPerPoint, places: 4))
        ]
      ),
      ("\(path).cornerRadii", [("\(path).cornerRadii", radii(display.cornerRadii))]),
      (
        bodyPath,
        [
          (
            bodyPath,
            "\(text(body.width)) × \(text(body.height)) × \(text(body.thickness)) mm"
          )
        ]
      ),
      ("\(bodyPath).cornerRadii", [("\(bodyPath).cornerRadii", radii(body.cornerRadii))]),
    ]
  }

  // MARK: Values as people read them

  /// At most two decimals: 399.67 is a third of a point, a whole pixel.
  static func text(_ value: Double) -> String { Decimal.text(value, places: 2) }

  static func size(_ size: Size) -> String { "\(text(size.width)) × \(text(size.height))" }

  static func frame(_ rect: Rect) -> String {
    "(\(text(rect.minX)), \(text(rect.minY))) \(size(rect.size))"
  }

  private static func insets(_ insets: Insets) -> String {
    Edge.allCases.map { "\($0.rawValue) \(text(insets[$0]))" }.joined(separator: ", ")
  }

  private static func change(_ change: InsetChange) -> String {
    let edges = [
      ("top", change.top), ("left", change.left), ("bottom", change.bottom),
      ("right", change.right),
    ]
    let named = edges.compactMap { name, value in value.map { "\(name) \(text($0))" } }
    return named.isEmpty ? "no change" : named.joined(separator: ", ")
  }

  private static func radii(_ radii: CornerRadii) -> String {
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    guard corners.contains(where: { $0 != corners[0] }) else {
      return "\(text(corners[0])), all four"
    }
    return "top left \(text(corners[0])), top right \(text(corners[1])), "
      + "bottom right \(text(corners[2])), bottom left \(text(corners[3]))"
  }
}
