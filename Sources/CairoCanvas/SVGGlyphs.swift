import DuoDrawing
import DuoGeometry
import Typeface

/// The glyphs of a drawing and the lines it repeats, each defined once and used by reference.
struct SVGGlyphs: Sendable {
  private struct Glyph: Hashable {
    var font: Int
    var index: UInt32
  }

  /// What a line's glyphs are drawn from.
  private struct Line {
    var count = 0
    var number = 0
  }

  /// In the order of first use, since the typeface numbers its fonts by what it was asked for first.
  private var fonts: [Int: Int] = [:]
  private var glyphs: [(glyph: Glyph, outline: GlyphOutline)] = []
  private var lines: [[PlacedGlyph]: Line] = [:]
  private var repeated: [[PlacedGlyph]] = []
  private var unitsPerEm: [Int: Double] = [:]
  private var known: Set<Glyph> = []

  init(_ groups: [[ReadyMark]]) {
    for ready in groups.joined() {
      guard case .text(let text) = ready.mark.content else { continue }
      lines[text.shaped.glyphs, default: Line()].count += 1
      if lines[text.shaped.glyphs]?.count == 2, text.shaped.glyphs.count > 1 {
        repeated.append(text.shaped.glyphs)
        lines[text.shaped.glyphs]?.number = repeated.count
      }
      for (placed, outline) in zip(text.shaped.glyphs, ready.outlines) where outline.ink != nil {
        let glyph = Glyph(font: placed.font, index: placed.index)
        guard known.insert(glyph).inserted else { continue }
        if fonts[placed.font] == nil { fonts[placed.font] = fonts.count }
        unitsPerEm[placed.font] = outline.unitsPerEm
        glyphs.append((glyph, outline))
      }
    }
  }

  /// What is put before the drawing for it to refer to.
  func definitions() throws -> SVGText {
    var text = SVGText()
    guard !glyphs.isEmpty else { return text }
    // Every glyph lies somewhere near the origin; this page reaches far around it.
    let middle = 16_384.0
    let recorder = try SVGRecorder(width: middle * 2, height: middle * 2)
    for (number, entry) in glyphs.enumerated() {
      recorder.pen.set(SVGRecorder.color(number))
      recorder.pen.trace(
        entry.outline, scale: entry.outline.unitsPerEm, at: Point(x: middle, y: middle))
      recorder.pen.fill()
    }
    text.add("<defs>\n")
    let form = SVGPathData(scale: 1, offset: middle, grid: 1)
    try recorder.finish { number, data in
      text.add("<path id=\"")
      addName(of: glyphs[number].glyph, to: &text)
      text.add("\" d=\"")
      try form.rewrite(data, into: &text)
      text.add("\"/>\n")
    }
    for (place, line) in repeated.enumerated() {
      text.add("<g id=\"")
      addName(ofLine: place + 1, to: &text)
      text.add("\">")
      addUses(line, to: &text)
      text.add("</g>\n")
    }
    text.add("</defs>\n")
    return text
  }

  /// One line of text, with what it says as its label.
  func add(_ mark: TextMark, to text: inout SVGText) {
    guard let first = mark.shaped.glyphs.first(where: { unitsPerEm[$0.font] != nil }),
      let units = unitsPerEm[first.font]
    else { return }
    let number = lines[mark.shaped.glyphs]?.number ?? 0
    if number > 0 {
      text.add("<use xlink:href=\"#")
      addName(ofLine: number, to: &text)
      text.add("\"")
    } else {
      text.add("<g")
    }
    text.add(" aria-label=\"")
    text.add(escaped: mark.text)
    text.add("\"")
    text.add(paint: "fill", mark.color)
    text.add(" transform=\"translate(")
    text.add(mark.origin.x)
    text.add(" ")
    text.add(mark.origin.y)
    text.add(")")
    if mark.turn != .none {
      text.add("rotate(")
      text.add(Double(mark.turn.degrees))
      text.add(")")
    }
    text.add("scale(")
    text.add(mark.size / units, decimals: 6)
    text.add(")\"")
    if number > 0 {
      text.add("/>\n")
    } else {
      text.add(">")
      addUses(mark.shaped.glyphs, to: &text)
      text.add("</g>\n")
    }
  }

  /// The glyphs in units of the line's first font; one of a font with other units is scaled to them.
  private func addUses(_ line: [PlacedGlyph], to text: inout SVGText) {
    var own: Double?
    for placed in line {
      let glyph = Glyph(font: placed.font, index: placed.index)
      guard let units = unitsPerEm[placed.font], known.contains(glyph) else { continue }
      let ems = own ?? units
      own = ems
      text.add("<use xlink:href=\"#")
      addName(of: glyph, to: &text)
      text.add("\"")
      let x = placed.x * ems
      if units != ems {
        text.add(" transform=\"translate(")
        text.add(x)
        text.add(")scale(")
        text.add(ems / units, decimals: 6)
        text.add(")\"")
      } else if x.rounded() != 0 {
        text.add(" x=\"")
        text.add(x, decimals: 0)
        text.add("\"")
      }
      text.add("/>")
    }
  }

  private func addName(of glyph: Glyph, to text: inout SVGText) {
    text.addPrefix()
    text.add("-g")
    text.add(Double(fonts[glyph.font] ?? 0))
    text.add("-")
    text.add(Double(glyph.index))
  }

  private func addName(ofLine number: Int, to text: inout SVGText) {
    text.addPrefix()
    text.add("-t")
    text.add(Double(number))
  }
}
