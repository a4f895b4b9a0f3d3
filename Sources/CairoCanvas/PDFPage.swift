import DuoDrawing
import DuoGeometry

/// One page and what is drawn on it.
public struct PDFPage: Hashable, Sendable {
  public var drawing: Drawing
  /// PDF points, 72 to the inch.
  public var paper: Size
  /// PDF points for each sheet unit.
  public var scale: Double
  /// Where the drawing's top left corner lies, in PDF points from the paper's.
  public var origin: Point

  public init(drawing: Drawing, paper: Size, scale: Double, origin: Point) {
    self.drawing = drawing
    self.paper = paper
    self.scale = scale
    self.origin = origin
  }
}

/// What a PDF says about itself.
public struct PDFInfo: Hashable, Sendable {
  public var title: String
  public var subject: String
  public var keywords: String

  public init(title: String, subject: String, keywords: String) {
    self.title = title
    self.subject = subject
    self.keywords = keywords
  }
}
