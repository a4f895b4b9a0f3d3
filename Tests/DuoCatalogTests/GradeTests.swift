import DuoJSON
import DuoLayout
import Testing

@testable import DuoCatalog

/// How well device.md says each fact is known.
@Suite struct GradeTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.builtIn() }

  static let paths = [
    "display", "orientation", "quarterTurn", "window", "safeArea", "sizeClass.horizontal",
    "sizeClass.vertical", "barEdge", "hinge.status", "hinge.angle", "regions.fold",
    "regions.fold.isActive", "regions.statusArea", "regions.outerCamera", "regions.innerCamera",
    "regions.innerCamera.followsCamera", "bars.navigation", "bars.collapsedNavigation", "bars.tab",
    "keyboard",
  ]

  /// Everything that is not `measured`; where device.md gives a whole line one grade, `*` stands for all.
  static let once: [String: Grade] = [
    "bars.navigation": .measuredOnce, "bars.collapsedNavigation": .measuredOnce,
    "regions.innerCamera.followsCamera": .measuredOnce,
  ]
  static let flippedPartlyOpen: [String: Grade] = [
    "window": .derived, "safeArea": .derived, "sizeClass.horizontal": .derived,
    "sizeClass.vertical": .derived, "regions.fold": .derived, "regions.fold.isActive": .derived,
    "regions.statusArea": .derived, "regions.outerCamera": .derived,
    "regions.innerCamera": .derived, "regions.innerCamera.followsCamera": .derived,
    "bars.navigation": .derived, "bars.collapsedNavigation": .derived, "bars.tab": .derived,
    "keyboard": .derived,
  ]

  static let poses: [(name: String, grades: [String: Grade])] = [
    ("closed", with(once, ["regions.innerCamera.followsCamera": .measured])),
    ("closed-sideways", with(once, ["regions.innerCamera.followsCamera": .measured])),
    (
      "closed-sideways-flipped",
      with(once, ["regions.innerCamera.followsCamera": .measured, "keyboard": .derived])
    ),
    ("open", once),
    ("open-flipped", with(once, ["keyboard": .derived])),
    ("open-upright", once),
    ("open-upright-flipped", with(once, ["keyboard": .derived])),
    ("partly-open", once),
    ("partly-open-flipped", flippedPartlyOpen),
    ("partly-open-upright", with(once, ["keyboard": .measuredOnce])),
    ("partly-open-upright-flipped", flippedPartlyOpen),
    (
      "split-view-left",
      with(
        once,
        [
          "regions.innerCamera.followsCamera": .measured, "barEdge": .measuredOnce,
          "bars.tab": .measuredOnce, "sizeClass.vertical": .unverified, "keyboard": .unverified,
        ])
    ),
    (
      "split-view-right",
      with(
        once,
        ["barEdge": .measuredOnce, "sizeClass.vertical": .unverified, "keyboard": .unverified])
    ),
    (
      "partly-open-split-view-left",
      with(all(.measuredOnce), ["sizeClass.vertical": .unverified, "keyboard": .unverified])
    ),
    (
      "partly-open-split-view-right",
      with(all(.measuredOnce), ["sizeClass.vertical": .unverified, "keyboard": .unverified])
    ),
    ("tent", all(.unverified)),
  ]

  static func with(_ some: [String: Grade], _ more: [String: Grade]) -> [String: Grade] {
    some.merging(more) { _, new in new }
  }

  static func all(_ grade: Grade) -> [String: Grade] {
    Dictionary(uniqueKeysWithValues: paths.map { ($0, grade) })
  }

  @Test(arguments: poses) func everyFactHasItsGrade(_ name: String, _ grades: [String: Grade])
    throws
  {
    let pose = try #require(catalog.poses.first { $0.name == name })
    for path in Self.paths {
      #expect(pose.provenance[path].grade == grades[path] ?? .measured, "\(path)")
      #expect(!pose.provenance[path].source.isEmpty)
    }
  }

  /// Nothing is graded under a path that no fact has.
  @Test func noGradeIsLost() throws {
    for pose in catalog.poses {
      let roots = Self.paths + ["regions.fold.margins", "sizeClass", "hinge", "regions"]
      for path in pose.provenance.exceptions.keys { #expect(roots.contains(path), "\(path)") }
    }
  }

  @Test(
    arguments: [
      ("displays.outer.size", .measured), ("displays.inner.scale", .measured),
      ("displays.outer.cornerRadii", .measured), ("displays.inner.millimetresPerPoint", .derived),
      ("displays.outer.millimetresPerPoint", .derived), ("displays.inner.panelPixels", .unverified),
      ("bodies.open", .unverified), ("bodies.open.cornerRadii", .derived),
      ("bodies.closed.cornerRadii", .derived), ("foldLine", .measured), ("coverEdge", .derived),
      ("spineEdge", .measured), ("verticalBar", .measured), ("splitViewGap", .derived),
      ("homeIndicator", .unverified),
    ] as [(String, Grade)])
  func theDevice(_ path: String, _ grade: Grade) {
    #expect(catalog.device.provenance[path].grade == grade)
  }

  /// interface.md, "Layout JSON": only what is not `measured`, by the paths of that JSON.
  @Test(arguments: [
    ("closed", "{}"), ("partly-open", "{}"), ("partly-open-upright", "{}"),
    (
      "partly-open-flipped",
      #"{"regions.fold":"derived","regions.innerCamera":"derived","regions.statusArea":"derived","safeArea":"derived","sizeClass":"derived","window":"derived"}"#
    ),
    (
      "split-view-left",
      #"{"barEdge":"measuredOnce","regions.fold.margins":"derived","sizeClass.vertical":"unverified"}"#
    ),
    (
      "partly-open-split-view-left",
      #"{"barEdge":"measuredOnce","display":"measuredOnce","hinge":"measuredOnce","#
        + #""regions.fold":"measuredOnce","regions.fold.margins":"derived","safeArea":"measuredOnce","#
        + #""sizeClass":"measuredOnce","sizeClass.vertical":"unverified","window":"measuredOnce"}"#
    ),
    (
      "tent",
      #"{"barEdge":"unverified","display":"unverified","hinge":"unverified","regions.outerCamera":"unverified","regions.statusArea":"unverified","#
        + #""safeArea":"unverified","sizeClass":"unverified","window":"unverified"}"#
    ),
  ])
  func gradesOfTheLayoutJSON(_ name: String, _ expected: String) throws {
    let pose = try #require(catalog.pose(named: name))
    #expect(LayoutGrades(pose).json.compactText == expected)
  }
}
