import DuoDrawing
import DuoGeometry
import PNGImage
import Typeface

/// Turns a drawing into a file. Same drawing, same font, same bytes, whatever `jobs` is.
///
/// All of them draw a group's marks from the lowest layer up, and draw text as filled outlines.
/// The bytes go to `sink` in order, on the calling thread; what it throws ends the drawing and comes through.
public enum CairoCanvas {
  /// Takes the bytes of a file, in order.
  public typealias Sink = (UnsafeRawBufferPointer) throws -> Void

  /// What files say made them. Without a version, which would change the bytes and not the picture.
  static let software = "duo-render"

  static func send(_ bytes: [UInt8], to sink: Sink) throws {
    try bytes.withUnsafeBytes(sink)
  }
}
