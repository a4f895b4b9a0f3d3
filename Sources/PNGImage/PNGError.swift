/// Why a PNG could not be written or read.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No memory for the encoder.
  case outOfMemory
  /// What libpng or zlib said.
  case library(String)
  /// Not a PNG that can be read, and why.
  case unreadable(String)

  public var description: String {
    switch self {
    case .outOfMemory: "no memory left for a PNG"
    case .library(let message): "PNG could not be written: \(message)"
    case .unreadable(let message): "PNG cannot be read: \(message)"
    }
  }
}
