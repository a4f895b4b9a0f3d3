/// Tells captures apart by their content and reads them.
public enum CaptureReader {
  /// What a file is; nil where it is none of the formats.
  public static func format(of bytes: [UInt8]) -> CaptureFormat? { nil }

  /// The tree of a file of one of the four tree formats.
  ///
  /// - Throws: `CaptureFault` with the line.
  public static func tree(_ bytes: [UInt8], as format: CaptureFormat) throws(CaptureFault)
    -> CapturedTree
  {
    throw CaptureFault("", "is not read yet", "wait")
  }
}
