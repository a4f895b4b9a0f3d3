import DuoJSON
import DuoLayout

/// The screens that come with the program.
public enum BuiltInScreens {
  public static let names = ["duel"]

  /// The one `text` names, spelled as people spell it; nil where there is none.
  public static func screen(named text: String) -> Screen? {
    Names.match(text, in: names).map { _ in .duel }
  }
}
