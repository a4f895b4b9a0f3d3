import CCairo

extension CairoCanvas {
  /// The version of Cairo this process runs with, such as `1.16.0`.
  public static var libraryVersion: String { String(cString: cairo_version_string()) }
}
