/// The report as one page that needs nothing else.
public enum DiffPage {
  /// Hands the page's bytes on as they come: with its pictures it may be hundreds of megabytes.
  public static func write(
    _ report: DiffReport, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {}
}
