import DuoGeometry
import DuoJSON
import DuoReview
import ImageDiff

/// Numbers and places as reports tell them.
enum DiffWords {
  /// `no pixels`, `1 pixel`, `12821 pixels`
  static func pixels(_ number: Int) -> String { ReportText.count(number, "pixel") }

  /// `100 × 200 px`
  static func size(_ size: PictureSize) -> String { "\(size.width) × \(size.height) px" }

  /// `80 × 44 pt at 24,310`, in pixels where points are not known.
  static func place(_ region: DiffedRegion) -> String {
    guard let frame = region.frame else {
      let pixels = region.pixelFrame
      return "\(pixels.width) × \(pixels.height) px at \(pixels.x),\(pixels.y)"
    }
    func text(_ value: Double) -> String { Decimal.text(value, places: 1) }
    return
      "\(text(frame.width)) × \(text(frame.height)) pt at \(text(frame.minX)),\(text(frame.minY))"
  }

  /// `80 × 44 pt at 24,310: second.leave, 6411 pixels`
  ///
  /// - Parameter panel: the panel that is told already.
  static func region(_ region: DiffedRegion, in panel: String) -> String {
    var place = place(region)
    if let own = region.panel, own != panel { place += " in \(own)" }
    return "\(place): \((names(region, most: 3) + [pixels(region.pixels)]).joined(separator: ", "))"
  }

  /// The first `most` names, and how many more there are.
  static func names(_ region: DiffedRegion, most: Int) -> [String] {
    let more = region.names.count - most
    return region.names.prefix(most) + (more > 0 ? ["\(more) more"] : [])
  }

  /// The text, at most `most` scalars of it: its beginning and, for a path, its end.
  static func shortened(_ text: String, _ most: Int, keepsEnd: Bool = false) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: most, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    let tail = keepsEnd ? most / 2 : 0
    var result = String.UnicodeScalarView(scalars.prefix(most - tail - 1))
    result.append("…")
    result.append(contentsOf: scalars.suffix(tail))
    return String(result)
  }
}
