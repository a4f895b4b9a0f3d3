import DuoCapture
import DuoCatalog
import DuoGeometry
import DuoLayout
import DuoReview
import DuoScreens

/// An element tree of a megabyte, on its way from the bytes of a file to what a review finds.
struct TreeCrowd {
  let catalog: Catalog
  let bytes: [UInt8]

  /// A list of rows with a label and a button each, as a long list comes out of a UI test.
  init(catalog: Catalog) {
    self.catalog = catalog
    var text = """
      Attributes: Application, 0x600000000001, pid: 4242, label: 'Crowd'
      Element subtree:
       →Application, 0x600000000001, pid: 4242, label: 'Crowd'
          Window (Main), 0x600000000002, {{0.0, 0.0}, {951.0, 669.0}}
            Other, 0x600000000003, {{0.0, 0.0}, {951.0, 669.0}}

      """
    var row = 0
    while text.utf8.count < 1 << 20 {
      let seat = row % 2 == 0 ? "first" : "second"
      let x = Double(row % 2) * 500 + Double(row / 2 % 8) * 40
      let y = Double(row / 16 % 60) * 10 + Double(row % 97) / 97
      text += """
                Cell, 0x\(row)a, {{\(x), \(y)}, {44.0, 46.333333333333336}}, identifier: '\(seat).row-\(row)'
                  StaticText, 0x\(row)b, {{\(x), \(y)}, {30.0, 18.0}}, identifier: '\(seat).name-\(row)', label: 'Row \(row), it's long'
                  Button, 0x\(row)c, {{\(x), \(y)}, {44.0, 44.0}}, identifier: '\(seat).add-\(row)', label: 'Add', value: 3, Selected

        """
      row += 1
    }
    bytes = Array(text.utf8)
  }

  /// As `import` and then `check` do it, files and standard streams left out.
  ///
  /// - Returns: how many elements were reviewed.
  func review() throws -> Int {
    guard let pose = catalog.pose(named: "partly-open"),
      let format = CaptureReader.format(of: bytes)
    else { return 0 }
    let tree = try CaptureReader.tree(bytes, as: format)
    let found = try PoseFinder(catalog: catalog).pose(of: tree, said: pose)
    let options = ImportOptions(targets: ["*.add-*"])
    let imported = try ScreenImport(catalog: catalog, options: options).screen(
      named: "crowd", of: [PoseCapture(pose: found, tree: ("crowd.txt", tree))])
    let text = ScreenEncoder.text(imported.screen)
    let vocabulary = ScreenVocabulary(poses: catalog.poses, rules: Rules.ids)
    let screen = try ScreenDecoder.decode(
      Array(text.utf8), file: "crowd.json", vocabulary: vocabulary)
    let layout = try PanelLayout.solve(
      LayoutRequest(device: catalog.device, pose: pose, screen: screen, facing: .sameWay))
    let panel = ReviewedPanel(layout: layout, screen: screen, device: catalog.device)
    return Review.of([panel], isWhole: false).findings.isEmpty ? 0 : layout.elements.count
  }
}
