/// Single letters for letters with accents that were given as two characters or more.
///
/// Swift compares characters by canonical equivalence, so a table of the composed ones finds those given in parts.
enum Precomposed {
  private static let table: [Character: Unicode.Scalar] = {
    let blocks: [ClosedRange<UInt32>] = [
      0xC0...0x24F, 0x370...0x3FF, 0x400...0x4FF, 0x1E00...0x1EFF, 0x1F00...0x1FFF,
    ]
    var table: [Character: Unicode.Scalar] = [:]
    for value in blocks.joined() {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned
      else { continue }
      let character = Character(scalar)
      // Where two are the same letter (the ångström sign), the first one counts.
      if table[character] == nil { table[character] = scalar }
    }
    return table
  }()

  /// What to draw for a character, in the fewest glyphs; invisible formatting is left out.
  static func scalars(of character: Character) -> [Unicode.Scalar] {
    let scalars = character.unicodeScalars
    if scalars.count > 1, let single = table[character] { return [single] }
    return scalars.compactMap { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: return " "
      case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069,
        0xFE00...0xFE0F, 0xFEFF:
        return nil
      default: return scalar
      }
    }
  }
}
