import DuoGeometry
import DuoLayout

/// A pose as a file of `Poses/` states it, grades and sources included.
struct PoseFileText {
  private let pose: Pose

  init(_ pose: Pose) { self.pose = pose }

  var text: String {
    let base = pose.provenance.base
    var members: [(String, OrderedJSON)] = [
      ("format", .string("duo-render/pose")), ("version", .number(1)),
      ("name", .string(pose.name)), ("title", .string(pose.title)),
      ("otherNames", .array(pose.otherNames.map(OrderedJSON.string))),
      ("group", .string(pose.group.rawValue)), ("isMain", .bool(pose.isMain)),
      ("grade", .string(base.grade.rawValue)), ("source", .string(base.source)),
    ]
    members += [
      ("display", fact("display", .string(pose.display.rawValue), base)),
      ("orientation", fact("orientation", .string(pose.orientation.rawValue), base)),
      ("quarterTurn", fact("quarterTurn", .number(Double(pose.quarterTurn.rawValue)), base)),
      ("window", graded("window", base) { _ in Self.members(pose.window) }),
      (
        "safeArea",
        graded("safeArea", base) { above in
          [("insets", graded("safeArea.insets", above) { _ in Self.members(pose.safeArea) })]
        }
      ), ("sizeClass", sizeClass(base)),
      ("barEdge", fact("barEdge", pose.barEdge.map { .string($0.rawValue) } ?? .null, base)),
      ("hinge", hinge(base)), ("regions", regions(base)), ("bars", bars(base)),
      (
        "keyboard",
        graded("keyboard", base) { above in
          let height = pose.keyboardHeight.map(OrderedJSON.number) ?? .null
          return [("height", fact("keyboard.height", height, above))]
        }
      ),
    ]
    return OrderedJSON.object(members).prettyText
  }

  // MARK: Facts

  /// A value alone, or with its grade and source where they are not those above it.
  private func fact(_ path: String, _ value: OrderedJSON, _ above: Provenance) -> OrderedJSON {
    let own = pose.provenance[path]
    guard own != above else { return value }
    return .object([("value", value)] + Self.members(own))
  }

  /// An object, with its grade and source where they are not those above it.
  private func graded(
    _ path: String, _ above: Provenance, _ members: (Provenance) -> [(String, OrderedJSON)]
  ) -> OrderedJSON {
    let own = pose.provenance[path]
    return .object(members(own) + (own == above ? [] : Self.members(own)))
  }

  private func sizeClass(_ above: Provenance) -> OrderedJSON {
    graded("sizeClass", above) { above in
      let size = pose.sizeClass
      return [
        ("horizontal", fact("sizeClass.horizontal", .string(size.horizontal.rawValue), above)),
        ("vertical", fact("sizeClass.vertical", .string(size.vertical.rawValue), above)),
      ]
    }
  }

  private func hinge(_ above: Provenance) -> OrderedJSON {
    graded("hinge", above) { above in
      [
        ("status", fact("hinge.status", .string(pose.hinge.status.rawValue), above)),
        ("angle", fact("hinge.angle", pose.hinge.angle.map(OrderedJSON.number) ?? .null, above)),
      ]
    }
  }

  private func regions(_ above: Provenance) -> OrderedJSON {
    let own = pose.provenance["regions"]
    let list = OrderedJSON.array(pose.regions.map { region($0, own) })
    return fact("regions", list, above)
  }

  private func region(_ region: Region, _ above: Provenance) -> OrderedJSON {
    let path = "regions.\(region.name.rawValue)"
    return graded(path, above) { above in
      [
        ("kind", fact("\(path).kind", .string(region.kind.rawValue), above)),
        ("name", .string(region.name.rawValue)),
        ("frame", graded("\(path).frame", above) { _ in Self.members(region.frame) }),
        ("margins", graded("\(path).margins", above) { _ in Self.members(region.margins) }),
        ("isActive", fact("\(path).isActive", .bool(region.isActive), above)),
        ("followsCamera", fact("\(path).followsCamera", .bool(region.followsCamera), above)),
      ]
    }
  }

  private func bars(_ above: Provenance) -> OrderedJSON {
    graded("bars", above) { above in
      [
        ("navigation", change("navigation", pose.navigationBar, above)),
        ("collapsedNavigation", change("collapsedNavigation", pose.collapsedNavigationBar, above)),
        ("tab", change("tab", pose.tabBar, above)),
      ]
    }
  }

  private func change(_ name: String, _ change: InsetChange, _ above: Provenance) -> OrderedJSON {
    graded("bars.\(name)", above) { _ in
      Edge.allCases.compactMap { edge in
        change[edge].map { (edge.rawValue, .number($0)) }
      }
    }
  }

  // MARK: Shapes

  private static func members(_ provenance: Provenance) -> [(String, OrderedJSON)] {
    [("grade", .string(provenance.grade.rawValue)), ("source", .string(provenance.source))]
  }

  private static func members(_ rect: Rect) -> [(String, OrderedJSON)] {
    [
      ("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ]
  }

  private static func members(_ insets: Insets) -> [(String, OrderedJSON)] {
    Edge.allCases.map { ($0.rawValue, .number(insets[$0])) }
  }
}
