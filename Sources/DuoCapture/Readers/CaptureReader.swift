/// Tells captures apart by their content and reads them.
public enum CaptureReader {
  /// What a file is; nil where it is none of the formats.
  ///
  /// Only the content counts, and half a file is still told, so that whoever reads it can say where it ends.
  public static func format(of bytes: [UInt8]) -> CaptureFormat? {
    CaptureSniffer.format(of: bytes)
  }

  /// The tree of a file of one of the four tree formats: the app's application first, and never without elements.
  ///
  /// Elements of another application (a system alert) are left out, and said to be.
  ///
  /// - Throws: `CaptureFault` with the line, or with line and column, for what is not of the format, for more than
  ///   100,000 elements and for an application without elements.
  public static func tree(_ bytes: [UInt8], as format: CaptureFormat) throws(CaptureFault)
    -> CapturedTree
  {
    if ByteText.isUTF16(bytes) { throw ByteText.utf16Fault }
    switch format {
    case .elementTree, .pageSource:
      // A log may begin with a record of JSON and hold a tree all the same.
      guard CaptureSniffer.text(bytes) != .elementTree,
        let text = try WebDriverAnswer.source(in: bytes)
      else {
        return try plainTree(bytes, as: format)
      }
      do throws(CaptureFault) {
        return try plainTree(text, as: format)
      } catch {
        throw CaptureFault(
          "in \"value\"" + (error.place.isEmpty ? "" : ", \(error.place)"), error.problem,
          error.remedy)
      }
    default: return try plainTree(bytes, as: format)
    }
  }

  private static func plainTree(_ bytes: [UInt8], as format: CaptureFormat) throws(CaptureFault)
    -> CapturedTree
  {
    switch format {
    case .elementTree:
      var reader = ElementTreeReader(bytes)
      return try reader.tree()
    case .pageSource: return try PageSourceReader.tree(bytes)
    case .snapshot, .idb: return try JSONElements.tree(bytes, as: format)
    case .probeLog, .image:
      throw CaptureFault("", "\(format.words) holds no elements", "allowed: a tree of elements")
    }
  }
}
