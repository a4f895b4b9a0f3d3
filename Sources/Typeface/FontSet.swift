import DuoDrawing
import DuoGeometry

/// The named font, those that stand in for what it lacks, and what has been shaped with them so far.
final class FontSet {
  private let library: FontLibrary
  private var faces: [FontFace]
  private var lines: [String: ShapedText] = [:]
  private var characters: [Unicode.Scalar: (font: Int, index: UInt32)] = [:]

  init(library: FontLibrary, face: FontFace) {
    self.library = library
    faces = [face]
  }

  func outline(font: Int, index: UInt32) -> GlyphOutline {
    guard faces.indices.contains(font) else {
      return GlyphOutline(steps: [], unitsPerEm: faces[0].unitsPerEm)
    }
    return faces[font].glyph(index).outline
  }

  func familyName(of font: Int) -> String? {
    faces.indices.contains(font) ? faces[font].familyName : nil
  }

  func shape(_ text: String) -> ShapedText {
    if let line = lines[text] { return line }
    let line = shaped(text)
    lines[text] = line
    return line
  }

  private func shaped(_ text: String) -> ShapedText {
    var glyphs: [PlacedGlyph] = []
    var x = 0.0
    var ink: Rect?
    var last: (font: Int, index: UInt32)?
    for placed in Bidi.visual(text) {
      for scalar in Precomposed.scalars(of: placed.character) {
        let (font, index) = find(scalar)
        let face = faces[font]
        if let last, last.font == font, !placed.isRightToLeft {
          x += face.kerning(last.index, index)
        }
        let glyph = face.glyph(index)
        glyphs.append(PlacedGlyph(font: font, index: index, x: x))
        if let box = glyph.outline.ink?.moved(dx: x) { ink = ink?.union(box) ?? box }
        x += glyph.advance
        last = placed.isRightToLeft ? nil : (font, index)
      }
    }
    return ShapedText(
      glyphs: glyphs, advance: x, ink: ink ?? Rect(origin: .zero, size: .zero))
  }

  /// The font and glyph for a character: of the named font, else of the first installed one that has it, else
  /// the named font's sign for a missing glyph.
  private func find(_ scalar: Unicode.Scalar) -> (font: Int, index: UInt32) {
    if let known = characters[scalar] { return known }
    let found = search(scalar)
    characters[scalar] = found
    return found
  }

  private func search(_ scalar: Unicode.Scalar) -> (font: Int, index: UInt32) {
    let own = faces[0].index(of: scalar)
    if own != 0 { return (0, own) }
    for file in InstalledFonts.having(scalar) {
      if let known = faces.firstIndex(where: { $0.path == file.path && $0.number == file.index }) {
        return (known, faces[known].index(of: scalar))
      }
      guard let face = try? FontFace(path: file.path, number: file.index, library: library)
      else { continue }
      let index = face.index(of: scalar)
      guard index != 0 else { continue }
      faces.append(face)
      return (faces.count - 1, index)
    }
    return (0, 0)
  }
}
