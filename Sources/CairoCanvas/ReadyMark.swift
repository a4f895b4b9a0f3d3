import DuoDrawing
import DuoGeometry
import Typeface

/// A mark with its glyphs' outlines, in the order all backends draw it.
struct ReadyMark: Sendable {
  var mark: Mark
  /// The outlines of a text's glyphs; empty for other marks.
  var outlines: [GlyphOutline] = []
  /// The highest and lowest it reaches, in sheet units; empty marks reach nowhere.
  var reach: ClosedRange<Double>?

  init(_ mark: Mark, typeface: Typeface) {
    self.mark = mark
    switch mark.content {
    case .fill(let shape, _):
      reach = ReadyMark.reach(of: shape, width: 0)
    case .stroke(let shape, let stroke):
      reach = ReadyMark.reach(of: shape, width: stroke.width)
    case .text(let text):
      outlines = typeface.outlines(of: text.shaped)
      let box = text.inkBox
      if !box.isEmpty { reach = box.minY...box.maxY }
    case .image(let image):
      if !image.frame.isEmpty, image.opacity > 0 { reach = image.frame.minY...image.frame.maxY }
    }
  }

  /// A group's marks from the lowest layer up, in their own order within a layer.
  static func sorted(_ group: MarkGroup, typeface: Typeface) -> [ReadyMark] {
    var layers = [[Mark]](repeating: [], count: Layer.allCases.count)
    for mark in group.marks { layers[mark.layer.height].append(mark) }
    return layers.joined().map { ReadyMark($0, typeface: typeface) }
  }

  private static func reach(of shape: Shape, width: Double) -> ClosedRange<Double>? {
    let half = width / 2
    switch shape {
    case .rect(let rect), .roundedRect(let rect, _):
      return rect.minY - half...rect.maxY + half
    case .circle(let center, let radius):
      return center.y - abs(radius) - half...center.y + abs(radius) + half
    case .path(let path):
      guard let box = path.bounds else { return nil }
      return box.minY - half...box.maxY + half
    case .segments(let segments):
      guard let first = segments.first else { return nil }
      var low = first.from.y
      var high = low
      for segment in segments {
        low = min(low, segment.from.y, segment.to.y)
        high = max(high, segment.from.y, segment.to.y)
      }
      return low - half...high + half
    }
  }
}

extension Layer {
  /// Its place from the bottom up.
  var height: Int { Layer.allCases.firstIndex(of: self) ?? 0 }
}
