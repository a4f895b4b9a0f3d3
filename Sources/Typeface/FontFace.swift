import CFreeType
import DuoDrawing
import DuoGeometry

/// One font file, read glyph by glyph in the font's own units: nothing is hinted or rounded.
final class FontFace {
  /// A glyph's advance and outline, in units of the type size.
  struct Glyph {
    var advance: Double
    var outline: GlyphOutline
  }

  let path: String
  /// Which font of the file it is.
  let number: Int
  let familyName: String
  let version: String
  let unitsPerEm: Double
  private let hasKerning: Bool
  private let library: FontLibrary
  private let face: FT_Face
  private var glyphs: [UInt32: Glyph] = [:]

  init(path: String, number: Int = 0, library: FontLibrary) throws(TypefaceError) {
    var face: FT_Face?
    guard FT_New_Face(library.handle, path, FT_Long(number), &face) == 0, let face else {
      throw .unreadable(path: path)
    }
    guard duo_ft_is_scalable(face) != 0, face.pointee.units_per_EM > 0 else {
      FT_Done_Face(face)
      throw .unreadable(path: path)
    }
    self.library = library
    self.face = face
    self.path = path
    self.number = number
    unitsPerEm = Double(face.pointee.units_per_EM)
    hasKerning = duo_ft_has_kerning(face) != 0
    familyName = face.pointee.family_name.map { String(cString: $0) } ?? ""
    version = FontFace.decimal(revision: Int(duo_ft_revision(face)))
  }

  deinit { FT_Done_Face(face) }

  /// The glyph for a character, 0 where the font has none.
  func index(of scalar: Unicode.Scalar) -> UInt32 {
    FT_Get_Char_Index(face, FT_ULong(scalar.value))
  }

  func glyph(_ index: UInt32) -> Glyph {
    if let glyph = glyphs[index] { return glyph }
    let glyph = load(index)
    glyphs[index] = glyph
    return glyph
  }

  /// How much nearer two neighbours stand (negative) or farther, in units of the type size, by the `kern` table.
  func kerning(_ left: UInt32, _ right: UInt32) -> Double {
    guard hasKerning else { return 0 }
    var vector = FT_Vector()
    guard FT_Get_Kerning(face, left, right, FT_UInt(FT_KERNING_UNSCALED.rawValue), &vector) == 0
    else { return 0 }
    return Double(vector.x) / unitsPerEm
  }

  private func load(_ index: UInt32) -> Glyph {
    guard FT_Load_Glyph(face, index, duo_ft_unscaled()) == 0, let slot = face.pointee.glyph else {
      return Glyph(advance: 0, outline: GlyphOutline(steps: [], unitsPerEm: unitsPerEm))
    }
    let advance = Double(slot.pointee.metrics.horiAdvance) / unitsPerEm
    let steps = OutlineReader.steps(of: &slot.pointee.outline, unitsPerEm: unitsPerEm)
    return Glyph(advance: advance, outline: GlyphOutline(steps: steps, unitsPerEm: unitsPerEm))
  }

  /// `2.37` for the 16.16 number 0x00025EB8.
  private static func decimal(revision: Int) -> String {
    let thousandths = (revision * 1000 + 32768) / 65536
    var fraction = String(1000 + thousandths % 1000).dropFirst()
    while fraction.count > 1, fraction.last == "0" { fraction.removeLast() }
    return "\(thousandths / 1000).\(fraction)"
  }
}
