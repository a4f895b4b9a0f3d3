import DuoCatalog
import DuoGeometry
import DuoLayout

/// Finds out in which pose something was captured: said, else by the file's name, else by what it shows.
public struct PoseFinder: Sendable {
  public let catalog: Catalog

  public init(catalog: Catalog) { self.catalog = catalog }

  static let remedy = "say which with --pose, or name the file after it"

  /// The pose that a file's name says, and the number of the shot: `closed.txt`, `partly-open-2.xml`, `book.json`,
  /// `01-duel-closed.png`; nil where it says none, or several.
  ///
  /// The pose's name may have other words around it; the shot is the number right behind it, else 1.
  public static func named(_ file: String, in catalog: Catalog) -> (pose: Pose, shot: Int)? {
    PoseName(file, in: catalog).map { ($0.pose, $0.shot) }
  }

  /// The pose of a tree, by the size of its window and, where that leaves several, by its place on the display.
  ///
  /// - Parameter said: what an option or the file's name says; it is held against the window's size. A window that is
  ///   as large as the pose's turned by a quarter is told in the wrong space, and fits too.
  /// - Throws: `CaptureFault` that names all poses that fit, or the sizes that would.
  public func pose(of tree: CapturedTree, said: Pose?) throws(CaptureFault) -> Pose {
    let window = try window(of: tree, said: said)
    let poses = catalog.poses
    var fitting = poses.filter { WindowFinder.areSame($0.window.size, window.size) }
    if let said {
      let own = said.window.size
      if WindowFinder.areSame(own, window.size) || WindowFinder.areSame(own.swapped, window.size) {
        return said
      }
      throw CaptureFault(
        "",
        "its window is \(ImportWords.size(window.size)), in \(said.name) it is \(ImportWords.size(own))",
        fitting.isEmpty
          ? "expected \(ImportWords.windows(of: poses))"
          : "it fits \(ImportWords.list(fitting.map(\.name), "or"))")
    }
    guard !fitting.isEmpty else {
      throw CaptureFault(
        "", "its window is \(ImportWords.size(window.size)), which this device has in no pose",
        "expected \(ImportWords.windows(of: poses))")
    }
    let placed = fitting.filter { WindowFinder.areSame($0.window.origin, window.origin) }
    if !placed.isEmpty { fitting = placed }
    if fitting.count == 1 { return fitting[0] }
    throw CaptureFault("", "fits \(ImportWords.list(fitting.map(\.name)))", Self.remedy)
  }

  /// The app's window as the tree tells it.
  func window(of tree: CapturedTree, said: Pose?) throws(CaptureFault) -> Rect {
    guard tree.nodes.contains(where: { $0.type != .application && $0.type != .window }) else {
      throw CaptureFault(
        "", "an empty capture, it tells of nothing but the application",
        "capture again while the app shows its screen")
    }
    let wanted = said.map { [$0.window.size, $0.window.size.swapped] } ?? []
    let known = catalog.poses.map(\.window.size)
    guard let window = WindowFinder.window(of: tree, wanted: wanted, known: known) else {
      throw CaptureFault(
        "", "neither a window nor the application has an area",
        "wanted: a capture that tells the frame of the app's window")
    }
    return window
  }
}
