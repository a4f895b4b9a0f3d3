import Testing

@testable import ImageDiff

@Suite struct ImageDiffTests {
  @Test func isThere() {}
}
