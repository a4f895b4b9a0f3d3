import DuoDrawing
import Synchronization

/// The type all drawings are set in: outlines of DejaVu Sans, unhinted, in units of the type size.
///
/// Pairs are kerned by the font's `kern` table. Right-to-left letters are put in order; Arabic letters are not joined.
/// May be used from several threads at once.
public final class Typeface: TextShaper, Sendable {
  /// `DejaVu Sans`, or the name of the font that stands in for it.
  public let familyName: String
  /// The font's own revision, such as `2.37`.
  public let fontVersion: String
  /// Whether the named font is missing and another is used in its place.
  public let isStandIn: Bool
  public let path: String
  private let fonts: Mutex<FontSet>

  /// DejaVu Sans where systems keep it, else the font that fontconfig takes for sans serif.
  public static func load() throws(TypefaceError) -> Typeface {
    if let path = InstalledFonts.namedFont() { return try Typeface(path: path) }
    guard let file = InstalledFonts.anySans() else { throw .noFont }
    return try Typeface(path: file.path, number: file.index)
  }

  /// The font in a file, whatever it is.
  public convenience init(path: String) throws(TypefaceError) {
    try self.init(path: path, number: 0)
  }

  private init(path: String, number: Int) throws(TypefaceError) {
    let library = try FontLibrary()
    let face = try FontFace(path: path, number: number, library: library)
    familyName = face.familyName
    fontVersion = face.version
    isStandIn = face.familyName != "DejaVu Sans"
    self.path = path
    fonts = Mutex(FontSet(library: library, face: face))
  }

  public func shape(_ text: String) -> ShapedText { fonts.withLock { $0.shape(text) } }

  /// The shape of a glyph, in units of the type size; empty for one that does not exist.
  public func outline(font: Int, index: UInt32) -> GlyphOutline {
    fonts.withLock { $0.outline(font: font, index: index) }
  }

  /// The shapes of a line's glyphs, in its order, for one price.
  public func outlines(of line: ShapedText) -> [GlyphOutline] {
    fonts.withLock { fonts in
      line.glyphs.map { fonts.outline(font: $0.font, index: $0.index) }
    }
  }

  /// The family a glyph's font belongs to; nil where there is no such font.
  public func familyName(of font: Int) -> String? { fonts.withLock { $0.familyName(of: font) } }
}
