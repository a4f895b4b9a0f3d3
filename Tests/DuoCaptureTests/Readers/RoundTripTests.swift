import DuoCapture
import DuoCatalog
import DuoLayout
import DuoReview
import DuoScreens
import Testing

/// Issue §4: the built-ins exported in each format come back with the same frames.
@Suite struct RoundTripTests {
  private static let poses = [
    "closed", "closed-sideways", "open", "open-upright", "partly-open", "split-view-right",
  ]

  @Test(arguments: BuiltInScreens.names, [CaptureFormat.elementTree, .snapshot, .pageSource, .idb])
  func builtIns(name: String, format: CaptureFormat) throws {
    let catalog = try Catalog.builtIn()
    let vocabulary = ScreenVocabulary(poses: catalog.poses, rules: Rules.ids)
    let screen = try #require(try BuiltInScreens.screen(named: name, vocabulary: vocabulary))
    for pose in catalog.poses where Self.poses.contains(pose.name) {
      for facing in Facing.allCases {
        let layout = try PanelLayout.solve(
          LayoutRequest(device: catalog.device, pose: pose, screen: screen, facing: facing))
        let tree = try read(CaptureWriter.text(of: layout, as: format))
        #expect(tree.format == format && tree.notes == [])
        #expect(tree.nodes.count == layout.elements.count + 2)
        #expect(tree.nodes[1].type == .window)
        #expect(tree.nodes[1].frame == CapturedFrame(pose.window))
        for element in layout.elements {
          let node = try #require(tree.nodes.first { $0.identifier == element.id })
          let frame = element.frame.moved(dx: pose.window.minX, dy: pose.window.minY)
          #expect(node.frame == CapturedFrame(frame))
          #expect(node.label == element.label ?? "")
          let holder = node.parent.map { tree.nodes[$0].identifier }
          #expect(holder == element.holder ?? "")
        }
      }
    }
  }

  /// What a half that does not show holds is not captured (layout.md §2, arrangement).
  @Test func hiddenHalves() throws {
    let catalog = try Catalog.builtIn()
    let pose = try #require(catalog.poses.first { $0.name == "closed-sideways" })
    let layout = try PanelLayout.solve(
      LayoutRequest(
        device: catalog.device, pose: pose, screen: .duel, facing: .sameWay,
        options: LayoutOptions(split: .arrangement)))
    let tree = try read(CaptureWriter.text(of: layout, as: .elementTree))
    #expect(tree.nodes.contains { $0.identifier == "first.field" })
    #expect(!tree.nodes.contains { $0.identifier.hasPrefix("second.") })
  }

  /// Texts that each format has to escape, or that only the reader's rules tell apart.
  @Test(arguments: [CaptureFormat.elementTree, .snapshot, .pageSource, .idb])
  func texts(format: CaptureFormat) throws {
    let texts = [
      "it's", "a, b", "\"q\" & <b> 'c'", "line\nbreak", "a\tb", "{x}", "終わり", "مرحبا", "a\\b",
      "', label: '", "]]>", "&amp;", "👨‍👩‍👧",
    ]
    // An identifier that holds the key of a label cannot be told from one.
    let id = { format == .elementTree && $0.contains("label") ? "id" : "id " + $0 }
    let nodes =
      [CapturedNode(type: .application, label: "Duel")]
      + texts.map {
        CapturedNode(type: .button, identifier: id($0), label: $0, value: "v", parent: 0)
      }
    let tree = try read(CaptureWriter.text(of: CapturedTree(format: format, nodes: nodes)))
    #expect(tree.nodes.dropFirst().map(\.label) == texts)
    #expect(tree.nodes.dropFirst().map(\.identifier) == texts.map(id))
  }
}
