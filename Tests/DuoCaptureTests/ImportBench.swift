import DuoCatalog
import DuoGeometry
import DuoLayout
import DuoReview
import DuoScreens

@testable import DuoCapture

/// Imports for tests: trees in, screens and messages out.
struct ImportBench {
  let catalog: Catalog
  var options = ImportOptions()

  init() throws { catalog = try Catalog.builtIn() }

  var vocabulary: ScreenVocabulary {
    ScreenVocabulary(poses: catalog.poses, rules: Rules.all.map { $0.id })
  }

  /// Each tree as the file `POSE.txt`.
  func run(_ trees: [(pose: String, tree: CapturedTree)]) throws -> ScreenImport.Result {
    try ScreenImport(catalog: catalog, options: options).screen(
      named: "Duel",
      of: trees.map {
        PoseCapture(pose: try catalog.require($0.pose), tree: ("\($0.pose).txt", $0.tree))
      })
  }

  func run(_ pose: String, _ builder: TreeSketch) throws -> ScreenImport.Result {
    try run([(pose, builder.tree)])
  }

  /// What is wrong; empty where nothing is.
  func faults(_ trees: [(pose: String, tree: CapturedTree)]) -> [String] {
    do {
      _ = try run(trees)
      return []
    } catch {
      return (error as? CaptureFaults)?.messages ?? ["\(error)"]
    }
  }

  /// The window of a pose with its size as the catalogue has it.
  func builder(_ pose: String) throws -> TreeSketch {
    TreeSketch(window: try catalog.require(pose).window)
  }

  /// Through the text of a file.
  func again(_ screen: Screen) throws -> Screen {
    try ScreenDecoder.decode(
      Array(ScreenEncoder.text(screen).utf8), file: "again.json", vocabulary: vocabulary)
  }

  func layout(
    _ screen: Screen, _ pose: String, _ facing: Facing, _ options: LayoutOptions = LayoutOptions()
  ) throws -> PanelLayout {
    try PanelLayout.solve(
      LayoutRequest(
        device: catalog.device, pose: try catalog.require(pose), screen: screen, facing: facing,
        options: options))
  }
}
