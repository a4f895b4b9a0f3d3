import DuoDrawing
import DuoGeometry
import Testing

@testable import Typeface

@Suite struct ShapingTests {
  let typeface: Typeface

  init() throws { typeface = try Typeface.load() }

  @Test func isTheNamedFont() throws {
    try #require(!typeface.isStandIn, "DejaVu Sans is not installed")
    #expect(typeface.familyName == "DejaVu Sans")
    #expect(typeface.fontVersion == "2.37")
    #expect(typeface.path.hasSuffix("/DejaVuSans.ttf"))
  }

  /// The characters that drawings use, by what they are.
  static let scripts: [(String, String)] = [
    ("signs", "×·°→←↑↓–—…≤≥±½‘’“”•−"),
    ("Latin", "ABCXYZabcxyzÄÖÜßéèêçñøåŁżčğ"),
    ("Greek", "ΑΒΓΔΩαβγδωάέή"),
    ("Cyrillic", "АБВГДЯабвгдяёЇ"),
    ("Hebrew", "אבגדהוזחטיכלמנסעפצקרשת"),
  ]

  @Test(arguments: scripts) func namedFontHas(name: String, characters: String) throws {
    try #require(!typeface.isStandIn, "DejaVu Sans is not installed")
    for character in characters {
      let line = typeface.shape(String(character))
      #expect(line.glyphs.count == 1, "\(character)")
      #expect(line.glyphs.allSatisfy { $0.font == 0 && $0.index != 0 }, "\(character)")
      #expect(line.ink.width > 0 && line.ink.height > 0, "\(character)")
    }
  }

  // From the font's own tables (DejaVu Sans 2.37, 2048 units to the em).
  @Test func measuresInItsOwnUnits() throws {
    try #require(typeface.fontVersion == "2.37" && !typeface.isStandIn)
    let line = typeface.shape("H")
    #expect(line.advance * 2048 == 1540)
    let ink = line.ink
    #expect(ink == Rect(minX: 201.0 / 2048, minY: -1493.0 / 2048, maxX: 1339.0 / 2048, maxY: 0))
  }

  @Test func inkIsTheCurvesNotTheirHandles() {
    let outline = GlyphOutline(
      steps: [
        .move(.zero), .curve(Point(x: 0, y: -4), Point(x: 4, y: -4), Point(x: 4, y: 0)), .close,
      ], unitsPerEm: 1)
    #expect(outline.ink == Rect(minX: 0, minY: -3, maxX: 4, maxY: 0))
    let sideways = GlyphOutline(
      steps: [.move(.zero), .curve(Point(x: -1, y: 1), Point(x: 2, y: 2), Point(x: 1, y: 3))],
      unitsPerEm: 1)
    // The curve is its own mirror image about (0.5, 1.5), so it reaches as far to both sides.
    let reach = (sideways.ink?.maxX ?? 0) - 0.5
    #expect(abs(reach - (0.5 - (sideways.ink?.minX ?? 0))) < 1e-12)
    #expect(reach > 0.5 && reach < 1)
  }

  @Test func kernsPairs() throws {
    try #require(!typeface.isStandIn)
    let apart = typeface.shape("A").advance + typeface.shape("V").advance
    #expect(typeface.shape("AV").advance < apart)
  }

  @Test(arguments: [("e\u{301}", "é"), ("u\u{308}", "ü"), ("и\u{306}", "й"), ("ο\u{301}", "ό")])
  func composesAccents(parts: String, whole: String) {
    #expect(typeface.shape(parts).glyphs == typeface.shape(whole).glyphs)
  }

  @Test(arguments: ["", " ", "\u{200B}\u{200E}"]) func blankHasNoInk(text: String) {
    #expect(typeface.shape(text).ink == Rect(origin: .zero, size: .zero))
  }

  @Test func invisibleCharactersTakeNoRoom() {
    #expect(typeface.shape("a\u{200B}b\u{2066}c\u{FEFF}") == typeface.shape("abc"))
    #expect(typeface.shape("a\nb") == typeface.shape("a b"))
  }

  @Test func rightToLeftStandsInVisualOrder() {
    let line = typeface.shape("אב")
    let letters = ["ב", "א"].map { typeface.shape($0).glyphs[0].index }
    #expect(line.glyphs.map(\.index) == letters)
    #expect(line.glyphs[0].x == 0 && line.glyphs[1].x > 0)
  }

  @Test func missingGlyphComesFromAnotherFontOrShowsAsMissing() {
    // Hiragana is not in DejaVu Sans. Where no font has it, the named font's box stands for it.
    let line = typeface.shape("aあ")
    #expect(line.glyphs.count == 2)
    #expect(line.glyphs[1].font > 0 ? line.glyphs[1].index != 0 : line.glyphs[1].index == 0)
    #expect(line.ink.width > typeface.shape("a").ink.width)
    #expect(typeface.shape("あa").glyphs.first?.font == line.glyphs[1].font)
  }

  @Test func missingGlyphNamesItsFont() {
    // U+1D49C, a script letter, is not in DejaVu Sans but in DejaVu Math TeX Gyre, among others.
    let line = typeface.shape("\u{1D49C}")
    guard let glyph = line.glyphs.first, glyph.font > 0 else { return }
    #expect(glyph.index != 0)
    #expect(line.ink.width > 0)
    #expect(typeface.familyName(of: glyph.font)?.isEmpty == false)
    #expect(typeface.familyName(of: glyph.font) != typeface.familyName)
    #expect(typeface.familyName(of: 99) == nil)
  }

  @Test func anotherFontStandsIn() throws {
    let path = typeface.path.replacing("DejaVuSans.ttf", with: "DejaVuSerif.ttf")
    let serif = try? Typeface(path: path)
    try #require(serif != nil, "DejaVu Serif is not installed")
    #expect(serif?.isStandIn == true)
    #expect(serif?.familyName == "DejaVu Serif")
  }

  @Test func saysWhatIsWrongWithAFile() {
    #expect(throws: TypefaceError.unreadable(path: "/nowhere/x.ttf")) {
      try Typeface(path: "/nowhere/x.ttf")
    }
    #expect(
      TypefaceError.unreadable(path: "/nowhere/x.ttf").description
        == "/nowhere/x.ttf: not a font with outlines; give a TrueType or OpenType file")
    #expect(
      TypefaceError.noFont.description
        == "no font found; install DejaVu Sans (fonts-dejavu-core on Debian and Ubuntu)")
  }

  @Test func worksFromManyThreads() async {
    let texts = (0..<40).map { "label \($0 % 10) · שלום é" }
    let typeface = typeface
    let lines = await withTaskGroup(of: (Int, ShapedText).self) { group in
      for (place, text) in texts.enumerated() {
        group.addTask { (place, typeface.shape(text)) }
      }
      return await group.reduce(into: [Int: ShapedText]()) { $0[$1.0] = $1.1 }
    }
    for (place, text) in texts.enumerated() { #expect(lines[place] == typeface.shape(text)) }
  }

  @Test func unknownGlyphsAreEmpty() {
    #expect(typeface.outline(font: 99, index: 5).ink == nil)
    #expect(typeface.outline(font: -1, index: 5).ink == nil)
    #expect(typeface.outline(font: 0, index: 0xFFFF_FFFF).ink == nil)
  }
}
