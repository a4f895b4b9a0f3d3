import Testing

@testable import DuoCapture

@Suite struct ElementTypeTests {
  /// Numbers of `XCUIElement.ElementType`, Apple's documentation.
  @Test(arguments: [
    (0, "Any"), (1, "Other"), (2, "Application"), (4, "Window"), (9, "Button"),
    (40, "Switch"), (45, "SearchField"), (46, "ScrollView"), (48, "StaticText"),
    (49, "TextField"), (50, "SecureTextField"), (75, "Cell"), (82, "StatusItem"),
  ])
  func numbersAndNames(number: Int, name: String) throws {
    let type = try #require(ElementType(rawValue: number))
    #expect(type.name == name)
    #expect(ElementType(named: name) == type)
    #expect(ElementType(named: "XCUIElementType" + name) == type)
  }

  @Test func unknownNames() {
    #expect(ElementType(named: "Buton") == nil)
    #expect(ElementType(named: "") == nil)
  }
}
