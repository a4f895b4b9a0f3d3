import DuoCatalog
import DuoGeometry
import DuoJSON
import DuoLayout
import DuoScreens

/// Captures of several poses made one screen, with a frame for each element and pose.
///
/// An element goes to the seat in whose half the larger part of it lies, whatever its identifier says, so that a
/// review finds identifiers of the wrong seat. Where a tree tells no identifier, an element gets a name of its pose
/// alone, cannot be followed from pose to pose, and is marked so.
public struct ScreenImport: Sendable {
  public struct Result: Sendable {
    /// Within the limits of screen files.
    public var screen: Screen
    /// What people have to be told, `FILE: …` each, in the order of the captures; a tree's own notes are not among them.
    public var notes: [String]
  }

  public let catalog: Catalog
  public let options: ImportOptions

  /// - Parameter options: with prefixes that differ and are what a screen file may have.
  public init(catalog: Catalog, options: ImportOptions) {
    self.catalog = catalog
    self.options = options
  }

  /// - Parameter captures: each pose once, in the order in which the screen is to list them.
  /// - Throws: every fault at once, as `CaptureFaults`, each message beginning with the file's name.
  public func screen(named name: String, of captures: [PoseCapture]) throws(CaptureFaults) -> Result
  {
    var draft = ScreenDraft(captures, options: options)
    var faults = repeated(captures)
    let globs = options.targets.map { Glob($0) }
    for capture in captures {
      do throws(CaptureFault) {
        try draft.add(capture, catalog: catalog, globs: globs)
      } catch {
        faults.append(error.message(file: capture.file))
      }
    }
    guard faults.isEmpty else { throw CaptureFaults(messages: faults) }
    return Result(screen: try draft.screen(named: name), notes: draft.notes(of: globs))
  }

  /// Two captures of one pose.
  private func repeated(_ captures: [PoseCapture]) -> [String] {
    var faults: [String] = []
    var files: [String: String] = [:]
    for capture in captures {
      if let earlier = files[capture.pose.name] {
        let fault = CaptureFault(
          "", "captures \(capture.pose.name), as \(earlier) does",
          "wanted: one capture of each pose")
        faults.append(fault.message(file: capture.file))
      } else {
        files[capture.pose.name] = capture.file
      }
    }
    return faults
  }
}
