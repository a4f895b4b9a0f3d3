import DuoGeometry
import DuoJSON

extension Legend {
  /// What was captured, with how much of it shows.
  func captureEntries(_ marks: [Mark]) -> [Entry] {
    let opacity = marks.lazy.compactMap { mark -> Double? in
      if case .image(let image) = mark.content { image.opacity } else { nil }
    }.first
    guard let opacity else { return [] }
    let p = palette
    let percent = Decimal.text(opacity * 100, places: 0)
    let text = opacity < 1 ? "screen capture, dimmed to \(percent) %" : "screen capture"
    return [
      Entry(signs: ["capture"], text: text) { board, rect in
        let middle = rect.minY + rect.height * 0.6
        let sky = Rect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: middle)
        let land = Rect(minX: rect.minX, minY: middle, maxX: rect.maxX, maxY: rect.maxY)
        board.fill(.legend, "legend.sample", .rect(sky), p.ink.withAlpha(0.25 * opacity))
        board.fill(.legend, "legend.sample", .rect(land), p.ink.withAlpha(0.7 * opacity))
        board.stroke(.legend, "legend.sample", .rect(rect), Stroke(p.displayLine, width: 1))
      }
    ]
  }
}
