import DuoDrawing
import DuoGeometry
import Foundation

/// What lies under a mark: the fills drawn before it, one over another, in the order the canvas draws them.
struct Ground {
  /// From the bottom up: the groups in order, each group's marks sorted by layer.
  let marks: [Mark]
  /// The fills among them, by place in `marks`.
  private let fills: [(place: Int, shape: Shape, box: Rect, color: Color)]
  private let halos: [Int: Color]
  private let background: Color

  init(_ drawing: Drawing) {
    background = drawing.background
    let layers = Layer.allCases
    marks = drawing.groups.flatMap { group in
      layers.flatMap { layer in group.marks.filter { $0.layer == layer } }
    }
    // A line right under a sign of the same shape, or under its own ground, is that one's ground.
    var halos: [Int: Color] = [:]
    for (place, mark) in marks.enumerated() {
      guard let shape = mark.shape else { continue }
      for before in marks[max(place - 2, 0)..<place].reversed() {
        guard let under = before.stroke, before.strokeShape == shape,
          under.width > (mark.stroke?.width ?? 0)
        else { continue }
        halos[place] = under.color
        break
      }
    }
    self.halos = halos
    fills = marks.enumerated().compactMap { place, mark in
      // A capture of one colour is a fill of it.
      let shape = mark.image.map { $0.clip ?? .rect($0.frame) } ?? mark.fillShape
      let color =
        mark.image.map { Color($0.image.words[0] & 0xFF_FFFF, alpha: $0.opacity) } ?? mark.fillColor
      guard let shape, let box = shape.bounds, let color else { return nil }
      return (place, shape, box, color)
    }
  }

  /// The colour at a point under the mark at `place`, opaque.
  func color(at point: Point, under place: Int) -> Linear {
    if let halo = halos[place], halo.alpha == 1 { return Linear(halo, over: nil) }
    var color = Linear(background, over: Linear(background, over: nil))
    for fill in fills where fill.place < place && fill.box.contains(point) {
      if fill.shape.contains(point) { color = Linear(fill.color, over: color) }
    }
    return halos[place].map { Linear($0, over: color) } ?? color
  }

  /// Whether a fill that is drawn after the mark at `place` covers a point.
  func isCovered(_ point: Point, over place: Int) -> String? {
    fills.first { $0.place > place && $0.box.contains(point) && $0.shape.contains(point) }
      .map { marks[$0.place].sign }
  }
}

/// An opaque colour in sRGB, 0 to 1, blended as the canvas blends.
struct Linear: Hashable {
  var red: Double
  var green: Double
  var blue: Double

  init(_ color: Color, over ground: Linear?) {
    func mix(_ value: UInt8, _ under: Double?) -> Double {
      let own = Double(value) / 255
      return own * color.alpha + (under ?? own) * (1 - color.alpha)
    }
    red = mix(color.red, ground?.red)
    green = mix(color.green, ground?.green)
    blue = mix(color.blue, ground?.blue)
  }

  /// WCAG 2.2, "relative luminance".
  var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG 2.2, "contrast ratio": 1 to 21.
  func contrast(_ other: Linear) -> Double {
    let a = luminance
    let b = other.luminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
