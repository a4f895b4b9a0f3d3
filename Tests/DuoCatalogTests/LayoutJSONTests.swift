import DuoGeometry
import DuoJSON
import DuoLayout
import Testing

@testable import DuoCatalog

/// interface.md, "Layout JSON", on panels built by hand.
@Suite struct LayoutJSONTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.builtIn() }

  private func layout(_ name: String, options: LayoutOptions = LayoutOptions()) throws
    -> PanelLayout
  {
    let pose = try #require(catalog.pose(named: name))
    let safe = try #require(pose.windowBounds.inset(by: pose.safeArea))
    let first = Rect(minX: safe.minX, minY: safe.minY, maxX: safe.midX - 1, maxY: safe.maxY)
    let target = PlacedElement(
      id: "first.target-1", seat: .first, role: .target,
      frame: Rect(x: 10, y: 20, width: 56, height: 56),
      ownerFrame: Rect(x: 20, y: 1.0 / 3, width: 56, height: 56),
      hitArea: Rect(x: 10, y: 20, width: 56, height: 56), label: nil, radius: 28)
    return PanelLayout(
      pose: pose, facing: .faceToFace, direction: .ltr, screenName: "duel", options: options,
      safeArea: pose.safeArea, safeFrame: safe, keyboard: nil, regions: pose.regions,
      split: SolvedSplit(
        kind: .shared, seam: .fold, followsFold: false, axis: .sideBySide, spacing: 2,
        container: safe,
        gap: Rect(minX: safe.midX - 1, minY: safe.minY, maxX: safe.midX + 1, maxY: safe.maxY),
        middle: safe.midX, givenUp: nil),
      gate: Gate(),
      halves: [
        SolvedHalf(
          seat: .first, content: .primary, panel: .cover, shows: true, frame: first,
          turn: QuarterTurn(1), sizeClass: pose.sizeClass, hitArea: first, canAct: true,
          reason: nil),
        SolvedHalf(
          seat: .second, content: .secondary, panel: nil, shows: false, frame: nil, turn: .none,
          sizeClass: pose.sizeClass, hitArea: nil, canAct: false, reason: .onlyPrimaryShows),
      ],
      elements: [target], stolen: [], notes: [.sharedPanel])
  }

  private func members(_ value: JSONValue?) throws -> [String: JSONValue] {
    guard case .object(let members)? = value else {
      Issue.record("not an object")
      return [:]
    }
    return members
  }

  @Test func everyKeyOfAPanel() throws {
    let json = try members(layout("open").json(device: catalog.device, placement: nil))
    #expect(
      json.keys.sorted() == [
        "barEdge", "direction", "display", "elements", "facing", "findings", "grades", "halves",
        "hinge", "id", "notes", "options", "pose", "regions", "safeArea", "screen", "sizeClass",
        "split", "window",
      ])
    let expected: [String: String] = [
      "id": #""open.faceToFace.ltr""#, "pose": #""open""#, "facing": #""faceToFace""#,
      "direction": #""ltr""#, "screen": #""duel""#, "options": "{}", "findings": "[]",
      "grades": #"{"display.millimetres":"derived"}"#, "barEdge": #""right""#,
      "notes": #"["both seats share one panel; face to face assumes a panel each"]"#,
      "display":
        // 0.1658 mm a point.
        #"{"millimetres":{"height":110.92,"width":157.676},"name":"inner","orientation":"landscape","pixels":{"height":2007,"width":2853},"#
        + #""scale":3,"size":{"height":669,"width":951}}"#,
      "window": #"{"height":669,"width":951,"x":0,"y":0}"#,
      "safeArea":
        #"{"frame":{"height":635,"width":867,"x":0,"y":0},"#
        + #""insets":{"bottom":34,"left":0,"right":84,"top":0}}"#,
      "sizeClass": #"{"horizontal":"regular","vertical":"regular"}"#,
      "hinge": #"{"angle":180,"status":"fullyOpen"}"#,
      "split":
        #"{"axis":"sideBySide","container":{"height":635,"width":867,"x":0,"y":0},"#
        + #""followsFold":false,"gap":{"height":635,"width":2,"x":432.5,"y":0},"givenUp":null,"#
        + #""kind":"shared","middle":433.5,"seam":"fold","spacing":2}"#,
      "halves":
        #"[{"canAct":true,"content":"primary","frame":{"height":635,"width":432.5,"x":0,"y":0},"#
        + #""hitArea":{"height":635,"width":432.5,"x":0,"y":0},"#
        + #""ownerSize":{"height":432.5,"width":635},"panel":"cover","quarterTurns":1,"#
        + #""reason":null,"seat":"first","shows":true,"#
        + #""sizeClass":{"horizontal":"regular","vertical":"regular"}},"#
        + #"{"canAct":false,"content":"secondary","frame":null,"hitArea":null,"ownerSize":null,"#
        + #""panel":null,"quarterTurns":0,"reason":"onlyPrimaryShows","seat":"second","shows":false,"#
        + #""sizeClass":{"horizontal":"regular","vertical":"regular"}}]"#,
      "elements":
        #"[{"dropped":false,"frame":{"height":56,"width":56,"x":10,"y":20},"#
        + #""hitArea":{"height":56,"width":56,"x":10,"y":20},"id":"first.target-1","label":null,"#
        + #""ownerFrame":{"height":56,"width":56,"x":20,"y":0.333},"playArea":null,"#
        + #""role":"target","seat":"first"}]"#,
    ]
    for (key, text) in expected { #expect(json[key]?.compactText == text, "\(key)") }
    guard case .array(let regions)? = json["regions"] else {
      Issue.record("no regions")
      return
    }
    #expect(
      regions[2].compactText
        == #"{"frame":{"height":37,"width":58,"x":677.333,"y":21},"isActive":false,"#
        + #""kind":"occlusion","margins":{"bottom":0,"left":0,"right":0,"top":0},"name":"innerCamera"}"#
    )
  }

  @Test func aPoseWithoutVerticalBarHasNoBarEdge() throws {
    let json = try members(layout("open-upright").json(device: catalog.device, placement: nil))
    #expect(json["barEdge"] == .null)
    #expect(
      json["display"]?.compactText
        == #"{"millimetres":{"height":157.676,"width":110.92},"name":"inner","orientation":"portrait","pixels":{"height":2853,"width":2007},"#
        + #""scale":3,"size":{"height":951,"width":669}}"#)
  }

  @Test func theDocument() throws {
    let placement = Rect(x: 10.25, y: 20, width: 300, height: 200)
    let document = LayoutDocument.json(
      [.init(try layout("open"), placement: placement), .init(try layout("tent"))],
      device: catalog.device)
    let json = try members(document)
    #expect(json.keys.sorted() == ["format", "panels", "version"])
    #expect(json["format"] == .string("duo-render/layout"))
    #expect(json["version"] == .number(1))
    guard case .array(let panels)? = json["panels"] else {
      Issue.record("no panels")
      return
    }
    #expect(
      try members(panels[0])["placement"]?.compactText
        == #"{"height":200,"width":300,"x":10.25,"y":20}"#)
    #expect(try members(panels[1])["placement"] == nil)
    #expect(try JSONNode(parsing: Array(document.prettyText.utf8)).place.line == 1)
  }

  @Test(arguments: [
    (LayoutOptions(), "{}"),
    (LayoutOptions(split: .arrangementOverlay), #"{"split":"arrangement-overlay"}"#),
    (LayoutOptions(seam: .foldEqual, spacing: 0.5), #"{"seam":"foldEqual","spacing":0.5}"#),
    (LayoutOptions(ignoresSafeArea: true), #"{"ignoresSafeArea":true}"#),
    (LayoutOptions(bars: [.tab, .navigation]), #"{"bars":["navigation","tab"]}"#),
    (LayoutOptions(camera: true, keyboard: true), #"{"camera":true,"keyboard":true}"#),
    (
      LayoutOptions(gateMode: .takeTurns, currentSeat: .second),
      #"{"current":"second","gate":"takeTurns"}"#
    ),
    (LayoutOptions(seed: .max), #"{"seed":9223372036854775807}"#),
  ])
  func onlyOptionsThatWereAskedFor(_ options: LayoutOptions, _ expected: String) throws {
    let json = try members(
      layout("open", options: options).json(device: catalog.device, placement: nil))
    #expect(json["options"]?.compactText == expected)
  }

  /// What bars, keyboard and camera change is known no better than they are.
  @Test(arguments: [
    (
      "open", LayoutOptions(bars: [.navigation]),
      #"{"display.millimetres":"derived","safeArea":"measuredOnce"}"#
    ),
    ("open", LayoutOptions(bars: [.tab]), #"{"display.millimetres":"derived"}"#),
    (
      "split-view-left", LayoutOptions(bars: [.tab]),
      #"{"barEdge":"measuredOnce","display.millimetres":"derived","regions.fold.margins":"derived","safeArea":"measuredOnce","#
        + #""sizeClass.vertical":"unverified"}"#
    ),
    (
      "open", LayoutOptions(camera: true),
      #"{"display.millimetres":"derived","regions.innerCamera.isActive":"measuredOnce"}"#
    ),
    ("closed", LayoutOptions(camera: true), #"{"display.millimetres":"derived"}"#),
    (
      "tent", LayoutOptions(bars: [.navigation], camera: true),
      #"{"barEdge":"unverified","display":"unverified","hinge":"unverified","regions.outerCamera":"unverified","regions.statusArea":"unverified","#
        + #""safeArea":"unverified","sizeClass":"unverified","window":"unverified"}"#
    ),
  ])
  func gradesOfAPanel(_ name: String, _ options: LayoutOptions, _ expected: String) throws {
    let layout = try layout(name, options: options)
    #expect(layout.grades(device: catalog.device).json.compactText == expected)
  }

  @Test func gradesWithAKeyboard() throws {
    var layout = try layout("tabletop", options: LayoutOptions(keyboard: true))
    layout.keyboard = Rect(x: 0, y: 455.5, width: 669, height: 495.5)
    #expect(
      layout.grades(device: catalog.device).json.compactText
        == #"{"display.millimetres":"derived","keyboard":"measuredOnce","safeArea":"measuredOnce"}"#
    )
    let json = try members(layout.json(device: catalog.device, placement: nil))
    #expect(json["keyboard"]?.compactText == #"{"height":495.5,"width":669,"x":0,"y":455.5}"#)
  }
}
