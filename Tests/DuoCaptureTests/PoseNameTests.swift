import DuoCatalog
import Testing

@testable import DuoCapture

@Suite struct PoseNameTests {
  /// Issue 4 §1: a folder of captures named by pose.
  private static let foundCases: [(String, String, Int)] = [
    ("closed.txt", "closed", 1),
    ("closed", "closed", 1),
    ("captures/partly-open-1.xml", "partly-open", 1),
    ("partly-open-2.json", "partly-open", 2),
    ("Partly_Open.png", "partly-open", 1),
    ("partlyOpen.png", "partly-open", 1),
    ("open.upright 3.png", "open-upright", 3),
    // Other names of the catalogue.
    ("book.png", "partly-open", 1),
    ("tabletop-2.txt", "partly-open-upright", 2),
    // Words around it, as folders and attachments have them.
    ("duel-closed.txt", "closed", 1),
    ("01-closed-sideways.txt", "closed-sideways", 1),
    ("closed_0_8A3BD00C-97C0-4A27-9E50-1F0F5C1E5F3B.txt", "closed", 1),
    // The longest name counts.
    ("closed-sideways-flipped.txt", "closed-sideways-flipped", 1),
    ("partly-open-split-view-left.txt", "partly-open-split-view-left", 1),
    ("quiz-partly-open-upright-flipped-12.txt", "partly-open-upright-flipped", 12),
    // Catalogue names come before other names.
    ("book-closed.txt", "closed", 1),
    // A number that is no shot's.
    ("closed-20261130.txt", "closed", 1),
    ("open/closed.txt", "closed", 1),
  ]

  @Test(arguments: foundCases)
  func found(file: String, pose: String, shot: Int) throws {
    let found = try #require(PoseFinder.named(file, in: Catalog.builtIn()))
    #expect(found.pose.name == pose)
    #expect(found.shot == shot)
  }

  @Test(arguments: [
    "duel.txt", "", "/", ".txt", "closely.txt", "opened.png", "reopen.png", "part.ly.opened.txt",
    "closed-open.txt", "tent-to-closed.txt", "book-tabletop.txt", "クローズ.txt",
    "closed2.txt",
  ])
  func none(file: String) throws {
    #expect(try PoseFinder.named(file, in: Catalog.builtIn()) == nil)
  }
}
