import PNGImage

/// Which part of a comparison a picture shows, and how much smaller.
struct DifferencePlan: Equatable {
  /// In the comparison's pixels.
  let area: PixelRect
  /// Pixels of the comparison, across and down, that become one.
  let factor: Int

  /// Pixels of one panel.
  var width: Int { (area.width + factor - 1) / factor }
  var height: Int { (area.height + factor - 1) / factor }

  /// Pixels between the panels of a three-up: 24, of large panels a 48th of their width.
  var gap: Int { max(24, width / 48) }
  /// Pixels that a three-up has at most in all.
  static let threeUpPixels = 48_000_000
  /// Pixels around the changes where only they are shown.
  static let margin = 64
  /// Pixels that a row may have for the writer.
  static let longestRow = 32_767

  init(area: PixelRect, factor: Int) {
    self.area = area
    self.factor = factor
  }

  /// The difference alone: all of `area` as it is, smaller only where its rows are too long to be written.
  static func alone(_ area: PixelRect) -> DifferencePlan {
    var factor = 1
    while (area.width + factor - 1) / factor > longestRow { factor += 1 }
    return DifferencePlan(area: area, factor: factor)
  }

  /// Three panels: all of `area` where they fit, else what changed with a margin, that made smaller where need be.
  ///
  /// - Parameter changes: The smallest rectangle around all that changed; nil where nothing did.
  static func threeUp(_ area: PixelRect, changes: PixelRect?) -> DifferencePlan {
    let whole = DifferencePlan(area: area, factor: 1)
    if whole.fitsThreeUp { return whole }
    var part = area
    if let changes {
      let wide = PixelRect(
        x: changes.x - margin, y: changes.y - margin, width: changes.width + 2 * margin,
        height: changes.height + 2 * margin)
      part = wide.intersection(area) ?? area
    }
    var factor = 1
    while !DifferencePlan(area: part, factor: factor).fitsThreeUp { factor += 1 }
    return DifferencePlan(area: part, factor: factor)
  }

  var threeUpWidth: Int { 3 * width + 2 * gap }

  private var fitsThreeUp: Bool {
    threeUpWidth <= DifferencePlan.longestRow
      && threeUpWidth * height <= DifferencePlan.threeUpPixels
  }
}
