import DuoDrawing
import Testing
import Typeface

@Suite struct ShapingTests {
  let typeface: Typeface

  init() throws { typeface = try Typeface.load() }

  @Test func isTheNamedFont() throws {
    try #require(!typeface.isStandIn, "DejaVu Sans is not installed")
    #expect(typeface.familyName == "DejaVu Sans")
    #expect(typeface.fontVersion == "2.37")
  }
}
