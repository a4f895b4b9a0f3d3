import Testing

@testable import LayoutDiff

@Suite struct LayoutDiffTests {
  @Test func isThere() {}
}
