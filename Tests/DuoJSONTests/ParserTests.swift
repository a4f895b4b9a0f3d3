import DuoJSON
import Testing

@Suite struct ParserTests {
  @Test func aNumber() throws {
    #expect(try JSONNode(parsing: Array("399.6666666666667".utf8)).content == .number(1199.0 / 3))
  }
}
