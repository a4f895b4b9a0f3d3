import DuoCatalog
import DuoLayout
import DuoScreens
import Testing

@Suite struct BuiltInScreenTests {
  @Test func everyNameHasAScreen() throws {
    let catalog = try Catalog.builtIn()
    let vocabulary = ScreenVocabulary(poses: catalog.poses, rules: [])
    for name in BuiltInScreens.names {
      #expect(try BuiltInScreens.screen(named: name, vocabulary: vocabulary)?.name == name)
    }
    #expect(try BuiltInScreens.screen(named: "Du_el", vocabulary: vocabulary) == .duel)
    #expect(try BuiltInScreens.screen(named: "none", vocabulary: vocabulary) == nil)
  }

  /// interface.md, "The built-in duel".
  @Test func duelIsAsTheInterfaceSays() throws {
    let duel = Screen.duel
    #expect(duel.both.map(\.id) == ["field", "score"])
    #expect(duel.both[0].count == 2 && duel.both[0].radius == 28)
    #expect(duel.both[1].height == .points(48) && duel.both[1].inset == DirectionalInsets(all: 18))
    #expect(duel.second.map(\.id) == ["second.leave"])
    let leave = duel.second[0]
    #expect(leave.width == .points(80) && leave.height == .points(44))
    #expect(leave.isDestructive && leave.isConfirmed && leave.holder == "second.score")
    #expect(duel.first.isEmpty && duel.file == nil)
  }
}
