import DuoLayout
import Testing

@testable import DuoCatalog

@Suite struct BuiltInTests {
  @Test func theBuiltInCatalogueDecodes() throws {
    let catalog = try Catalog.builtIn()
    #expect(catalog.poses.count == 16)
  }
}
