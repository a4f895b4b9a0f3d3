import DuoCatalog
import DuoLayout

/// The halves as the app had them while it was captured.
struct HalfSolver {
  let catalog: Catalog
  let options: ImportOptions

  /// The pose without any element, split as the options say, with what a capture shows.
  func solve(_ pose: Pose, showing bars: AppBars?) throws(CaptureFault) -> PanelLayout {
    var layout = options.layout
    layout.bars.formUnion(bars?.bars ?? [])
    layout.keyboard = layout.keyboard || bars?.keyboard != nil
    do throws(LayoutError) {
      return try PanelLayout.solve(
        LayoutRequest(
          device: catalog.device, pose: pose, screen: Screen(name: ""), facing: options.facing,
          direction: options.direction, options: layout))
    } catch {
      throw CaptureFault(error.place, error.problem, error.remedy)
    }
  }
}
