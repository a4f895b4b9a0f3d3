import DuoJSON
import DuoLayout

/// The screens that come with the program, as files people can start from.
public enum BuiltInScreens {
  /// What a list of them says.
  public struct Entry: Sendable {
    public let name: String
    /// Half a line for people.
    public let summary: String
    /// The file, as a person would write it.
    public let bytes: [UInt8]
  }

  public static var all: [Entry] {
    [
      Entry(
        name: "duel", summary: "a two-player race: two targets, a score bar and a way out",
        bytes: PackageResources.duel_json),
      Entry(
        name: "teaching",
        summary: "the tutor has the answer and the controls, the learner the exercise",
        bytes: PackageResources.teaching_json),
      Entry(
        name: "customer",
        summary: "staff edits an order, the customer reads it and confirms",
        bytes: PackageResources.customer_json),
      Entry(
        name: "family",
        summary: "a parent with settings and stop, a child with big simple targets",
        bytes: PackageResources.family_json),
    ]
  }

  public static let names = all.map(\.name)

  /// The one `text` names, spelled as people spell it; nil where there is none.
  ///
  /// - Throws: what is wrong in it, which tests rule out.
  public static func screen(
    named text: String, vocabulary: ScreenVocabulary
  ) throws(ScreenError) -> Screen? {
    guard let name = Names.match(text, in: names), let entry = all.first(where: { $0.name == name })
    else { return nil }
    var screen = try ScreenDecoder.decode(
      entry.bytes, file: "builtin:\(name)", vocabulary: vocabulary)
    screen.file = nil
    return screen
  }
}

extension Screen {
  /// The built-in two-player race (interface.md, "The built-in duel").
  public static let duel: Screen = {
    let screen = try? BuiltInScreens.screen(
      named: "duel", vocabulary: ScreenVocabulary(poses: [Pose](), rules: []))
    return screen ?? Screen(name: "duel")
  }()
}
