/// Why a PNG could not be written or read.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No memory for the encoder, the decoder or the pixels.
  case outOfMemory
  /// What libpng or zlib said.
  case library(String)
  /// Not a PNG that can be read, and why.
  case unreadable(PNGFault)

  /// What is wrong, to stand after a file's name and a colon.
  public var problem: String {
    switch self {
    case .outOfMemory: "no memory left for a PNG"
    case .library(let message): "PNG could not be written: \(message)"
    case .unreadable(let fault): "is no PNG that can be read: \(fault.problem)"
    }
  }

  /// What to do about it.
  public var remedy: String {
    switch self {
    case .outOfMemory, .library: "try a smaller picture"
    case .unreadable(let fault): fault.remedy
    }
  }

  public var description: String {
    switch self {
    case .outOfMemory, .library: problem
    case .unreadable(let fault): "PNG cannot be read: \(fault)"
    }
  }
}
