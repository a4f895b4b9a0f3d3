import DuoCatalog
import DuoJSON
import DuoLayout
import DuoScreens
import Testing

@Suite struct BuiltInScreenTests {
  private func vocabulary() throws -> ScreenVocabulary {
    ScreenVocabulary(poses: try Catalog.builtIn().poses, rules: ["missing-in-pose"])
  }

  @Test func everyNameHasAScreen() throws {
    let vocabulary = try vocabulary()
    #expect(BuiltInScreens.names == ["duel", "teaching", "customer", "family"])
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

  /// Issue §1: between them the built-ins use every key of interface.md, "Screen file".
  @Test func everyKeyIsUsed() throws {
    var keys: Set<String> = []
    func collect(_ node: JSONNode) {
      switch node.content {
      case .object(let members):
        for member in members {
          keys.insert(member.key)
          collect(member.value)
        }
      case .array(let items): items.forEach(collect)
      default: break
      }
    }
    for entry in BuiltInScreens.all {
      collect(try JSONNode(parsing: entry.bytes, options: .relaxed))
    }
    let wanted = """
      format version name split kind seam spacing ignoresSafeArea halves hasHitArea clipped gesture
      gate mode current seats first second both id role size width height place inset top leading
      bottom trailing in frame x y label hitSize gestures minimumDistance destructive confirmed
      private scrolls columns gestureOnContainer oneSeatOnly poses allow count radius
      """
    #expect(
      Set(wanted.split(whereSeparator: \.isWhitespace).map(String.init)).subtracting(keys) == [])
  }
}
