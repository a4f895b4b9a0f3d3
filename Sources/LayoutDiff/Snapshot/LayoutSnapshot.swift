import DuoGeometry
import DuoJSON

/// The panels of one side of a comparison, as layout JSON has them (interface.md, "Layout JSON").
///
/// Whether they were read from a file or laid out a moment ago, they come through the same JSON, so that both are rounded
/// alike.
public struct LayoutSnapshot: Hashable, Sendable {
  /// In the order of the document.
  public var panels: [PanelSnapshot]

  public init(panels: [PanelSnapshot]) { self.panels = panels }

  /// Reads a document: keys it does not know are ignored, and so is what is missing, unless nothing can be compared
  /// without it.
  ///
  /// - Parameter file: how messages name the document.
  /// - Throws: everything that is wrong in it, of JSON that can be read at all.
  public init(parsing bytes: [UInt8], file: String) throws(LayoutFileError) {
    let faults = JSONFaults(file: file)
    let node: JSONNode
    do throws(JSONError) {
      node = try JSONNode(parsing: bytes)
    } catch {
      faults.add(error)
      throw LayoutFileError(messages: faults.messages)
    }
    let panels = LayoutDecoder(faults: faults).panels(of: node)
    guard faults.isEmpty else { throw LayoutFileError(messages: faults.messages) }
    self.init(panels: panels)
  }

  /// The same for a layout that was just made: `LayoutDocument.json`.
  ///
  /// - Throws: what is wrong in it, which is nothing for documents of this program.
  public init(_ document: JSONValue) throws(LayoutFileError) {
    try self.init(parsing: Array(document.compactText.utf8), file: "layout")
  }
}
