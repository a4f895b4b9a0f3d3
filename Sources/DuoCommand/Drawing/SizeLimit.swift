import CairoCanvas
import DuoDrawing
import DuoGeometry
import DuoJSON
import DuoLayout

/// How large a picture may be: judged by the phones on it before anything is drawn, since a giant takes minutes to
/// draw, then by the drawing.
struct SizeLimit {
  /// What a format counts in.
  private struct Unit {
    var word: String
    /// How many go into a sheet unit.
    var perUnit: Double
    var remedy: String
  }

  private let name: String
  private let units: [Unit]

  /// Pixels, or in SVG sheet units, of the whole picture.
  static let largestArea = 400e6

  /// - Parameter panels: how many the picture shows.
  init(_ request: DrawRequest, name: String, panels: Int) {
    self.name = name
    let fewer = panels > 1 ? ", or choose fewer poses" : ""
    var units: [Unit] = []
    if request.formats.contains(.png) {
      units.append(
        Unit(word: "pixels", perUnit: request.density, remedy: "lower --density or --scale\(fewer)")
      )
    }
    if request.formats.contains(.svg) {
      units.append(Unit(word: "units", perUnit: 1, remedy: "lower --scale\(fewer)"))
    }
    self.units = units
  }

  /// - Throws: `Trouble` where the bodies of the phones alone are too large.
  func check(bodies subjects: [PanelSubject], scale: Double) throws(Trouble) {
    let bodies = subjects.map { Self.body(of: $0) }
    for unit in units {
      let factor = scale * unit.perUnit
      let side = (bodies.map { max($0.width, $0.height) }.max() ?? 0) * factor
      let area = bodies.map(\.area).reduce(0, +) * factor * factor
      if area > Self.largestArea {
        throw trouble("more than \(whole(area / 1e6)) million \(unit.word)", unit)
      }
      if side > Double(CanvasError.longestSide) {
        throw trouble("more than \(whole(side)) \(unit.word) on its longer side", unit)
      }
    }
  }

  /// - Parameter size: sheet units.
  /// - Throws: `Trouble` where a picture of it would be larger than anything opens.
  func check(_ size: Size) throws(Trouble) {
    for unit in units {
      let width = (size.width * unit.perUnit).rounded(.up)
      let height = (size.height * unit.perUnit).rounded(.up)
      let isLong = max(width, height) > Double(CanvasError.longestSide)
      guard isLong || width * height > Self.largestArea else { continue }
      throw trouble("\(whole(width)) × \(whole(height)) \(unit.word)", unit)
    }
  }

  private func trouble(_ size: String, _ unit: Unit) -> Trouble {
    Trouble(
      name, "would have \(size)",
      "at most \(CanvasError.longestSide) a side and 400 million in all: \(unit.remedy)")
  }

  private func whole(_ value: Double) -> String { Decimal.text(value.rounded(.down), places: 0) }

  /// In points; turned either way round.
  private static func body(of subject: PanelSubject) -> Size {
    let name = subject.layout.pose.display
    let body = subject.device.body(name)
    let millimetres = subject.device.display(name).millimetresPerPoint
    return Size(width: body.width / millimetres, height: body.height / millimetres)
  }
}
