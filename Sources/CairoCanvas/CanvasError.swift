/// Why a picture could not be drawn.
public enum CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What Cairo said.
  case cairo(String)
  /// The picture would be empty or larger than Cairo and PNG can hold; pixels.
  case size(width: Double, height: Double)
  /// Cairo wrote an SVG in a form this version does not know.
  case unknownSVG(String)

  /// The longest side of a picture, in pixels.
  public static let longestSide = 32_767

  public var description: String {
    switch self {
    case .cairo(let message): "Cairo could not draw: \(message)"
    case .size(let width, let height):
      "a picture of \(CanvasError.plain(width)) × \(CanvasError.plain(height)) pixels cannot be drawn; "
        + "each side must be 1 to \(CanvasError.longestSide)"
    case .unknownSVG(let what): "Cairo wrote an SVG that is not understood: \(what)"
    }
  }

  /// Without `.0` where it is a whole number.
  private static func plain(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
