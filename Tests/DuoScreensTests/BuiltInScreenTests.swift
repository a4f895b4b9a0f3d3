import DuoScreens
import Testing

@Suite struct BuiltInScreenTests {
  @Test func everyNameHasAScreen() {
    for name in BuiltInScreens.names {
      #expect(BuiltInScreens.screen(named: name)?.name == name)
    }
  }
}
