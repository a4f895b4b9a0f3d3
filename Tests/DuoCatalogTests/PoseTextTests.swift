import DuoGeometry
import DuoJSON
import DuoLayout
import Testing

@testable import DuoCatalog

/// What `poses` prints.
@Suite struct PoseTextTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.builtIn() }

  @Test func theTable() {
    let lines = PoseList.text(catalog).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 1 + 16 + 1 + 3 + 1)
    #expect(
      lines[0]
        == "pose                          other names       display           window                 "
        + "safe area        size class         hinge                         weakest grade")
    #expect(
      lines[10]
        == "partly-open-upright           tabletop, laptop  inner, portrait   669 × 951              "
        + "82 / 0 / 34 / 0  regular / regular  partiallyOpen, 127.8°         measuredOnce")
    #expect(
      lines[13]
        == "split-view-right                                inner, landscape  469 × 669 at (482, 0)  "
        + "0 / 0 / 34 / 84  compact / regular  fullyOpen, 180°               unverified")
    #expect(
      lines[16]
        == "tent                                            outer, landscape  678 × 466              "
        + "0 / 0 / 34 / 84  compact / compact  partiallyOpen, angle unknown  unverified")
  }

  @Test(arguments: [40, 60, 80, 120]) func aNarrowTerminal(_ width: Int) {
    let lines = PoseList.text(catalog, width: width)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines where !line.hasPrefix("safe area:") {
      #expect(line.count <= width, "\(line)")
    }
    #expect(lines.contains("partly-open-upright (tabletop, laptop)"))
  }

  @Test func oneSheet() throws {
    let pose = try #require(catalog.pose(named: "split-view-left"))
    let text = PoseSheet.text(pose, device: catalog.device)
    let expected = """
      split-view-left: Split View, left
      group: splitView, a main pose
      weakest grade: unverified

      fact                                value                                        grade         source
      display                             inner                                        measured      [1]
      orientation                         landscape                                    measured      [1]
      quarterTurn                         none                                         measured      [1]
      window                              (0, 0) 469 × 669                             measured      [1]
      safeArea                            top 0, left 0, bottom 34, right 0            measured      [1]
      sizeClass                           horizontal compact                           measured      [1]
      sizeClass.vertical                  vertical regular                             unverified    [2]
      barEdge                             left                                         measuredOnce  [3]
      hinge                               fullyOpen, 180°                              measured      [1]
      regions.fold                        division, inactive, (455.5, 0) 13.5 × 669    measured      [1]
      regions.fold.margins                margins top 0, left 13.5, bottom 0, right 0  derived       [4]
      bars.navigation                     top 82                                       measuredOnce  [5]
      bars.collapsedNavigation            top 24                                       measuredOnce  [5]
      bars.tab                            left 84                                      measuredOnce  [5]
      keyboard                            unknown                                      unverified    [6]

      displays.inner.size                 951 × 669 points                             measured      [7]

      """
    #expect(text.hasPrefix(expected))
    #expect(text.contains("\n[2] sources disagree; nothing measured\n"))
    #expect(text.hasSuffix("x right and y down; the window in display space.\n"))
  }

  /// Every pose tells every region with its state, and a source for each number in brackets.
  @Test func everySheetIsWhole() {
    for pose in catalog.poses {
      let text = PoseSheet.text(pose, device: catalog.device)
      for region in pose.regions {
        let state = region.isActive ? "active" : "inactive"
        let kind = region.kind.rawValue
        #expect(
          text.contains("\(kind), \(state), \(PoseFacts.frame(region.frame))"), "\(pose.name)")
      }
      for name in pose.otherNames { #expect(text.contains(name)) }
      let lines = text.split(separator: "\n")
      for line in lines where line.hasSuffix("]") {
        let number = line.suffix(while: { $0 != " " })
        #expect(lines.contains { $0.hasPrefix("\(number) ") }, "\(pose.name): \(line)")
      }
    }
  }

  @Test func theSheetAsJSON() throws {
    let pose = try #require(catalog.pose(named: "tent"))
    guard case .object(let sheet) = PoseSheet.json(pose, device: catalog.device) else {
      Issue.record("not an object")
      return
    }
    #expect(sheet["hinge"]?.compactText == #"{"angle":null,"status":"partiallyOpen"}"#)
    #expect(sheet["weakestGrade"] == .string("unverified"))
    #expect(sheet["quarterTurn"] == .number(1))
    #expect(
      sheet["display"]?.compactText
        == #"{"name":"outer","orientation":"landscape","pixels":{"height":1398,"width":2034},"#
        + #""scale":3,"size":{"height":466,"width":678}}"#)
    guard case .object(let provenance)? = sheet["provenance"] else {
      Issue.record("no provenance")
      return
    }
    for (path, fact) in provenance {
      guard case .object(let members) = fact else { continue }
      #expect(members["grade"] == .string("unverified"), "\(path)")
    }
    #expect(provenance["regions.statusArea"] != nil)
  }

  @Test func theListAsJSON() {
    guard case .object(let list) = PoseList.json(catalog), case .array(let poses)? = list["poses"]
    else {
      Issue.record("not a list of poses")
      return
    }
    #expect(list["format"] == .string("duo-render/poses"))
    #expect(poses.count == 16)
    #expect(
      poses[0].compactText
        == #"{"barEdge":"right","display":{"name":"outer","orientation":"portrait","#
        + #""pixels":{"height":2034,"width":1398},"scale":3,"size":{"height":678,"width":466}},"#
        + #""group":"closed","hinge":{"angle":0,"status":"closed"},"isMain":true,"name":"closed","#
        + #""otherNames":[],"regions":[{"frame":{"height":170,"width":84,"x":382,"y":0},"#
        + #""isActive":true,"kind":"occlusion","margins":{"bottom":0,"left":0,"right":0,"top":0},"#
        + #""name":"statusArea"},{"frame":{"height":37,"width":37,"x":399.667,"y":29.333},"#
        + #""isActive":true,"kind":"occlusion","margins":{"bottom":0,"left":0,"right":0,"top":0},"#
        + #""name":"outerCamera"}],"safeArea":{"frame":{"height":644,"width":382,"x":0,"y":0},"#
        + #""insets":{"bottom":34,"left":0,"right":84,"top":0}},"sizeClass":{"horizontal":"compact","#
        + #""vertical":"regular"},"title":"Closed","weakestGrade":"measuredOnce","#
        + #""window":{"height":678,"width":466,"x":0,"y":0}}"#)
  }
}

extension Substring {
  /// The longest end all of whose characters are `wanted`.
  fileprivate func suffix(while wanted: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, wanted(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
