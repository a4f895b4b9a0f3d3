import DuoGeometry
import DuoLayout
import DuoReview

extension Palette {
  func severity(_ severity: Severity) -> Color {
    switch severity {
    case .error: error
    case .warning: warning
    case .note: muted
    }
  }
}

extension Severity {
  /// `finding.error`
  var sign: String { "finding.\(rawValue)" }
}

extension Board {
  /// How large a badge with a number is: errors are filled diamonds, warnings open triangles, both unlike the round
  /// and square badges of the seats. Notes have none.
  func faultBadgeSize(_ severity: Severity, _ text: String) -> Size {
    let words = width(text, type.label)
    let capital = type.label * Board.capHeight
    if severity == .error {
      let side = words + capital + 5
      return Size(width: side, height: side)
    }
    // The text stands in the lower part, where the triangle is wide enough for it.
    let base = max(words, 3) + (capital + 3.2) / Board.slope + 2.4
    return Size(width: base, height: (base * Board.slope).rounded(.up))
  }

  /// Height of an equal-sided triangle for each unit of its base.
  private static let slope = 0.866

  /// A badge in a box of its own size; without text it is the sign of the severity alone.
  mutating func faultBadge(
    _ severity: Severity, _ text: String, in box: Rect, layer: Layer = .findings,
    thing: String? = nil
  ) {
    let color = palette.severity(severity)
    let outline = Board.outline(severity, box)
    if severity == .error {
      stroke(
        layer, "finding.rim", .path(outline), Stroke(palette.card, width: 2.4), thing: thing)
      fill(layer, severity.sign, .path(outline), color, thing: thing)
    } else {
      let inner = Board.outline(severity, box.inset(by: Insets(all: 0.8)) ?? box)
      stroke(
        layer, "finding.rim", .path(inner), Stroke(palette.card, width: 4.4), thing: thing)
      fill(layer, "finding.ground", .path(inner), palette.card, thing: thing)
      stroke(layer, severity.sign, .path(inner), Stroke(color, width: 1.6), thing: thing)
    }
    guard !text.isEmpty else { return }
    let capital = type.label * Board.capHeight
    let middle = severity == .error ? box.midY : box.maxY - 2.8 - capital / 2
    write(
      TextLine(
        text: text, size: type.label, color: severity == .error ? palette.onSeat : palette.ink),
      at: Point(x: box.midX, y: middle), align: .middle, layer: layer, sign: "finding.number",
      thing: thing)
  }

  private static func outline(_ severity: Severity, _ box: Rect) -> Path {
    let corners =
      severity == .error
      ? [
        Point(x: box.midX, y: box.minY), Point(x: box.maxX, y: box.midY),
        Point(x: box.midX, y: box.maxY), Point(x: box.minX, y: box.midY),
      ]
      : [
        Point(x: box.midX, y: box.minY), Point(x: box.maxX, y: box.maxY),
        Point(x: box.minX, y: box.maxY),
      ]
    return Path(polyline: corners, closed: true)
  }
}
