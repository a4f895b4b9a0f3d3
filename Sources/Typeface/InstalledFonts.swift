import CFontconfig

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where fonts are found on this machine.
enum InstalledFonts {
  struct File: Hashable, Comparable {
    var path: String
    var index: Int

    static func < (a: File, b: File) -> Bool { (a.path, a.index) < (b.path, b.index) }
  }

  /// The file of the named font, looked for where systems keep it, without starting fontconfig; nil if not there.
  static func namedFont() -> String? {
    let name = "DejaVuSans.ttf"
    var folders = [
      "/usr/share/fonts/truetype/dejavu",  // Debian, Ubuntu
      "/usr/share/fonts/dejavu-sans-fonts",  // Fedora
      "/usr/share/fonts/TTF",  // Arch
      "/usr/share/fonts/dejavu",  // Alpine, older Fedora
      "/usr/local/share/fonts",
      "/Library/Fonts",  // macOS, and Homebrew's font-dejavu in the home below
      "/opt/homebrew/share/fonts",
    ]
    if let home = getenv("HOME") {
      let home = String(cString: home)
      folders += ["\(home)/Library/Fonts", "\(home)/.local/share/fonts", "\(home)/.fonts"]
    }
    return folders.map { "\($0)/\(name)" }.first { access($0, R_OK) == 0 }
  }

  /// The font fontconfig takes for the named one, which may be kept where no system keeps it, or else for plain sans
  /// serif; nil if nothing is installed.
  static func anySans() -> File? {
    guard FcInit() != 0, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    add("DejaVu Sans", FC_FAMILY, to: pattern)
    add("sans-serif", FC_FAMILY, to: pattern)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    return file(of: match)
  }

  /// Upright fonts with outlines that have a character, the plainest weight first, then by path.
  static func having(_ scalar: Unicode.Scalar) -> [File] {
    guard FcInit() != 0, let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    guard let charset = FcCharSetCreate() else { return [] }
    defer { FcCharSetDestroy(charset) }
    FcCharSetAddChar(charset, scalar.value)
    FcPatternAddCharSet(pattern, FC_CHARSET, charset)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    FcPatternAddBool(pattern, FC_COLOR, 0)
    guard let objects = FcObjectSetCreate() else { return [] }
    defer { FcObjectSetDestroy(objects) }
    for name in [FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(objects, name) }
    guard let set = FcFontList(nil, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(set) }
    var found: [(Int32, File)] = []
    for place in 0..<Int(set.pointee.nfont) {
      guard let font = set.pointee.fonts[place], let file = file(of: font) else { continue }
      var weight: Int32 = FC_WEIGHT_REGULAR
      var slant: Int32 = FC_SLANT_ROMAN
      FcPatternGetInteger(font, FC_WEIGHT, 0, &weight)
      FcPatternGetInteger(font, FC_SLANT, 0, &slant)
      found.append((abs(weight - FC_WEIGHT_REGULAR) + slant * 10, file))
    }
    return found.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
  }

  private static func add(_ value: String, _ object: String, to pattern: OpaquePointer) {
    value.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: value.utf8.count + 1) { bytes in
        _ = FcPatternAddString(pattern, object, bytes)
      }
    }
  }

  private static func file(of pattern: OpaquePointer) -> File? {
    var name: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FILE, 0, &name) == FcResultMatch, let name else {
      return nil
    }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    return File(path: String(cString: name), index: Int(index))
  }
}
