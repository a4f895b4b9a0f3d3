/// Why no type could be loaded.
public enum TypefaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// FreeType would not start; its error number.
  case freeType(Int32)
  /// The file is no font FreeType can draw outlines of.
  case unreadable(path: String)
  /// Neither the named font nor any other is installed.
  case noFont

  public var description: String {
    switch self {
    case .freeType(let status): "FreeType does not start (error \(status))"
    case .unreadable(let path):
      "\(path): not a font with outlines; give a TrueType or OpenType file"
    case .noFont: "no font found; install DejaVu Sans (fonts-dejavu-core on Debian and Ubuntu)"
    }
  }
}
