import DuoCatalog
import DuoGeometry
import DuoLayout

/// Finds out in which pose something was captured: said, else by the file's name, else by what it shows.
public struct PoseFinder: Sendable {
  public let catalog: Catalog

  public init(catalog: Catalog) { self.catalog = catalog }

  /// The pose that a file's name says, and the number of the shot: `closed.txt`, `partly-open-2.xml`, `book.json`;
  /// nil where it says none.
  public static func named(_ file: String, in catalog: Catalog) -> (pose: Pose, shot: Int)? { nil }

  /// The pose of a tree.
  ///
  /// - Parameter said: what an option or the file's name says; it is held against the window's size.
  /// - Throws: `CaptureFault` that names all poses that fit, or the sizes that would.
  public func pose(of tree: CapturedTree, said: Pose?) throws(CaptureFault) -> Pose {
    throw CaptureFault("", "is not read yet", "wait")
  }

  /// The pose of a screen capture of so many pixels, and how it has to be turned; nil where size tells.
  ///
  /// - Throws: `CaptureFault` that names all poses that fit, or the sizes that would.
  public func pose(
    ofImage width: Int, _ height: Int, said: Pose?, turn: QuarterTurn?
  ) throws(CaptureFault) -> (pose: Pose, turn: QuarterTurn) {
    throw CaptureFault("", "is not read yet", "wait")
  }
}
