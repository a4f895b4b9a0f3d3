import DuoGeometry

extension Paper {
  /// Upright, in PDF points of 1/72 inch.
  public var size: Size {
    switch self {
    case .a4: Size(width: 210 / 25.4 * 72, height: 297 / 25.4 * 72)
    case .a3: Size(width: 297 / 25.4 * 72, height: 420 / 25.4 * 72)
    case .letter: Size(width: 8.5 * 72, height: 11 * 72)
    }
  }
}

/// A drawing and its place on one sheet of paper.
public struct PaperPage: Hashable, Sendable {
  /// PDF points at each edge that stay white, since most printers cannot reach them.
  public static let margin = 16.0
  /// The smallest type on paper, in PDF points.
  public static let smallestType = 6.0

  public var drawing: Drawing
  /// PDF points, 72 to the inch, as the page is turned.
  public var paper: Size
  /// PDF points for each sheet unit.
  public var scale: Double
  /// Where the drawing's top left corner lies, in PDF points from the paper's.
  public var origin: Point

  /// Fills the paper from the top, so that titles stand at one height on every page.
  init(filling paper: Size, with drawing: Drawing) {
    let room = PaperPage.room(paper)
    self.paper = paper
    self.drawing = drawing
    self.drawing.background = Color(0xFFFFFF)
    scale = min(room.width / drawing.size.width, room.height / drawing.size.height)
    origin = Point(x: (paper.width - drawing.size.width * scale) / 2, y: PaperPage.margin)
  }

  init(drawing: Drawing, paper: Size, scale: Double, origin: Point) {
    self.drawing = drawing
    self.paper = paper
    self.scale = scale
    self.origin = origin
  }

  /// What the margins leave.
  static func room(_ paper: Size) -> Size {
    Size(width: paper.width - 2 * margin, height: paper.height - 2 * margin)
  }

  /// The height of the smallest type, in PDF points; nil where nothing is written.
  public var smallestType: Double? { drawing.smallestType.map { $0 * scale } }

  var isLegible: Bool { smallestType.map { $0 >= PaperPage.smallestType - 1e-6 } ?? true }
}

extension Drawing {
  /// The size of the smallest type, in sheet units; nil where nothing is written.
  var smallestType: Double? {
    groups.flatMap(\.marks).compactMap { mark in
      if case .text(let text) = mark.content { text.size } else { nil }
    }.min()
  }
}
