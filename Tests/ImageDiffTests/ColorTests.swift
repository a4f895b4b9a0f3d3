import Testing

@testable import ImageDiff

@Suite struct ColorTests {
  /// From CSS Color Module Level 4, which gives the primaries in OKLab to five digits; the rest by an independent script
  /// with 64-bit floats, exact cube roots and the matrices as Ottosson published them. Lr by his formula.
  @Test(arguments: [
    (0xFF0000, 0.568085, 0.22486, 0.12585), (0x00FF00, 0.844529, -0.23389, 0.17950),
    (0x0000FF, 0.366565, -0.03246, -0.31153), (0xFFFFFF, 1, 0, 0), (0x000000, 0, 0, 0),
    (0x808080, 0.535706, 0, 0), (0x336699, 0.420358, -0.033043, -0.092967),
    (0xFFA500, 0.758832, 0.056611, 0.161385),
  ])
  func colors(rgb: Int, lightness: Double, a: Double, b: Double) {
    let color = ColorTable.shared.color(0xFF00_0000 | UInt32(rgb))
    #expect(abs(color.lightness - lightness) < 1e-5)
    #expect(abs(color.a - a) < 1e-4)
    #expect(abs(color.b - b) < 1e-4)
  }

  @Test func everyGreyIsColorless() {
    for value in 0...255 {
      let color = ColorTable.shared.color(0xFF00_0000 | UInt32(value) * 0x01_0101)
      #expect(color.a == 0 && color.b == 0)
    }
  }

  @Test func blackToWhiteIsOne() {
    let table = ColorTable.shared
    #expect(table.color(Sketch.black).distance(to: table.color(Sketch.white)) == 1)
  }

  /// By the same script.
  @Test(arguments: [
    (0x000000, 0x808080, 0.535706), (0xFF0000, 0x00FF00, 0.738322), (0xFF0000, 0x0000FF, 0.708974),
    (0xFFFF00, 0x0000FF, 1.107719), (0x808080, 0x8A8A8A, 0.038695), (0x336699, 0x3366AA, 0.037190),
    (0xF4F4F6, 0xFFFFFF, 0.040258), (0x222222, 0x262626, 0.016938), (0x111111, 0x000000, 0.079994),
  ])
  func distances(one: UInt32, other: UInt32, expected: Double) {
    let table = ColorTable.shared
    let one = table.color(Sketch.black | one)
    let other = table.color(Sketch.black | other)
    #expect(abs(one.distance(to: other) - expected) < 1e-4)
    #expect(one.distance(to: other) == other.distance(to: one))
    #expect(one.isFarther(than: expected - 1e-4, from: other))
    #expect(!one.isFarther(than: expected + 1e-4, from: other))
  }

  /// What the straight lines between the roots make of the darkest colours. Both by the script, with exact roots and
  /// with the table.
  @Test(arguments: [
    (0x010000, 0x000001, 0.037012, 0.046846), (0x000100, 0x000000, 0.033329, 0.055100),
    (0x010101, 0x000000, 0.016424, 0.016169), (0x020000, 0x000000, 0.033811, 0.061409),
    (0x020001, 0x000100, 0.043572, 0.100899), (0x000008, 0x000000, 0.056405, 0.070971),
    (0x180000, 0x000018, 0.125589, 0.125901),
  ])
  func nearBlack(one: UInt32, other: UInt32, exact: Double, expected: Double) {
    let table = ColorTable.shared
    let distance = table.color(Sketch.black | one).distance(to: table.color(Sketch.black | other))
    #expect(abs(distance - expected) < 1e-6)
    #expect(-0.03...0.06 ~= distance - exact)
  }

  @Test func rootsAreClose() {
    let roots = CubeRoots()
    #expect(roots[0] == 0)
    #expect(roots[1] == 1)
    let worst = (16...4096 * 4).map { step in
      let value = Double(step) / 4096 / 4
      let root = roots[value]
      return abs(root * root * root - value) / (3 * root * root)
    }
    #expect(worst.allSatisfy { $0 < 0.001 })
  }

  @Test(arguments: [
    (0xFF10_2030, 0xFF10_2030, 0), (0xFF10_2030, 0xFF13_2030, 3), (0xFF10_2030, 0xFF10_1F30, 1),
    (0xFF10_2030, 0xFF10_2038, 8), (0xFE10_2030, 0xFF10_2030, 1), (0x0000_0000, 0x00FF_FFFF, 0),
    (0x0000_0000, 0x01FF_FFFF, 255),
  ])
  func deltas(one: UInt32, other: UInt32, expected: Int) {
    #expect(PixelJudge.delta(one, other) == expected)
    #expect(PixelJudge.delta(other, one) == expected)
  }
}
