import Testing

@testable import DuoDiff

@Suite struct DuoDiffTests {
  @Test func isThere() {}
}
