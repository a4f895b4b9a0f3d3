import DuoGeometry
import DuoLayout
import DuoScreens
import Testing

@testable import LayoutDiff

/// What changes of a screen come to in words, laid out in the poses of the built-in catalogue.
@Suite struct SentenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var layouts: @Sendable () throws -> Layouts
    var before: Screen
    var change: @Sendable (inout Screen) -> Void
    var sentences: [String]

    init(
      _ name: String, _ layouts: @escaping @autoclosure @Sendable () throws -> Layouts,
      from before: Screen = .duel, _ sentences: [String],
      change: @escaping @Sendable (inout Screen) -> Void
    ) {
      testDescription = name
      self.layouts = layouts
      self.before = before
      self.change = change
      self.sentences = sentences
    }
  }

  @Test(arguments: cases + screenCases) func oneLineForEachChange(_ one: Case) throws {
    let sentences = try one.layouts().sentences(one.before, one.change)
    #expect(sentences == one.sentences)
  }

  /// A point is 0.1657 mm on the outer display and 0.1658 mm on the inner one (Poses/device.json).
  private static let cases: [Case] = [
    Case("nothing", try Layouts(), []) { _ in },
    // The example of the issue: 12 pt are 1.99 mm; face to face the owner's top edge is the seam (layout.md §3).
    Case(
      "an element moves towards the seam",
      try Layouts(["closed"], facings: [.faceToFace]), from: free,
      ["second.leave moved 12 pt (2.0 mm) towards the seam in closed, faceToFace"]
    ) { $0.change("second.leave") { $0.inset.bottom += 12 } },
    // In one seating it goes towards the seam, in the other away from the owner and not all along the split: the
    // owner's words hold in both.
    Case(
      "in words that hold in every panel", try Layouts(), from: free,
      ["second.leave moved 12 pt (2.0 mm) away from the owner in every panel"]
    ) { $0.change("second.leave") { $0.inset.bottom += 12 } },
    Case(
      "sideways", try Layouts(["closed", "open"], facings: [.faceToFace]),
      ["second.leave moved 12 pt (2.0 mm) to the owner's left in every panel"]
    ) { $0.change("second.leave") { $0.inset.trailing += 12 } },
    // On the open phone the halves lie side by side: with both looking one way, the second owner's left is the seam.
    Case(
      "sideways is towards the seam", try Layouts(["open"], facings: [.sameWay]),
      ["second.leave moved 12 pt (2.0 mm) towards the seam in open, sameWay"]
    ) { $0.change("second.leave") { $0.inset.trailing += 12 } },
    Case(
      "two ways at once", try Layouts(["closed"], facings: [.faceToFace]), from: free,
      [
        "second.leave moved 6 pt (1.0 mm) towards the seam and 12 pt (2.0 mm) to the owner's left "
          + "in closed, faceToFace"
      ]
    ) {
      $0.change("second.leave") {
        $0.inset.trailing += 12
        $0.inset.bottom += 6
      }
    },
    // 0.04 pt is less than a rounding of a tenth.
    Case("roundings are no changes", try Layouts(), from: free, []) {
      $0.change("second.leave") { $0.inset.bottom += 0.04 }
    },
    Case(
      "tenths are", try Layouts(["open"]), from: free,
      ["second.leave moved 0.5 pt (0.1 mm) away from the owner in open, both seatings"]
    ) { $0.change("second.leave") { $0.inset.bottom += 0.5 } },
    // A reader from right to left has the trailing edge at the left.
    Case(
      "what mirrors",
      try mirrored(),
      ["second.leave moved 12 pt (2.0 mm) to the owner's left (right in rtl) in every panel"]
    ) { $0.change("second.leave") { $0.inset.trailing += 12 } },
    // Both bars keep their places at their own owners' edge; leave lies in one of them.
    Case(
      "both seats alike, with what they hold", try Layouts(["closed"], facings: [.faceToFace]),
      [
        "first.score and second.score moved 12 pt (2.0 mm) towards the seam, with everything in them, "
          + "in closed, faceToFace"
      ]
    ) { $0.change("score") { $0.inset.bottom += 12 } },
    Case(
      "larger", try Layouts(["closed", "open"]),
      ["second.leave grew from 80 × 44 to 96 × 44 pt (2.7 mm wider) in every panel"]
    ) { $0.change("second.leave") { $0.width = .points(96) } },
    // The bars fill their halves, so that their widths differ from pose to pose: 12 pt higher they are in all.
    Case(
      "larger by as much", try Layouts(["closed", "open"]),
      ["first.score and second.score became 12 pt (2.0 mm) higher in every panel"]
    ) { $0.change("score") { $0.height = .points(60) } },
    // A seed places other targets in another field (layout.md §5); nobody moved them.
    Case(
      "a field and its targets", try Layouts(),
      [
        "first.field and second.field became 26 pt (4.3 mm) lower, and their targets were placed anew, "
          + "in every panel"
      ]
    ) { $0.change("field") { $0.inset.bottom += 26 } },
    Case(
      "removed", try Layouts(["closed", "tent", "open"]),
      ["second.leave removed in every panel"]
    ) { $0.second.removeAll() },
    Case(
      "added, with what it breaks", try Layouts(),
      [
        "new warning target-too-small of first.help and second.help in every panel: "
          + "40 × 40 pt (6.6 × 6.6 mm); at least 44 pt (7.3 mm)",
        "first.help and second.help added (control, 40 × 40 pt) in every panel",
      ]
    ) {
      $0.both.append(
        Element(
          id: "help", role: .control, width: .points(40), height: .points(40),
          place: .topTrailing, inset: DirectionalInsets(all: 8), gestures: [.tap]))
    },
    Case(
      "renamed", try Layouts(), ["second.leave renamed to second.exit in every panel"]
    ) { $0.change("second.leave") { $0.id = "second.exit" } },
    Case(
      "renamed and moved", try Layouts(["open"], facings: [.faceToFace]),
      [
        "second.leave renamed to second.exit in open, faceToFace",
        "second.exit moved 12 pt (2.0 mm) to the owner's left in open, faceToFace",
      ]
    ) {
      $0.change("second.leave") {
        $0.id = "second.exit"
        $0.inset.trailing += 12
      }
    },
    Case(
      "every name of both seats", try Layouts(),
      ["first.* and second.* renamed to p1.* and p2.* in every panel"]
    ) {
      $0.firstPrefix = "p1"
      $0.secondPrefix = "p2"
      $0.change("second.leave") {
        $0.id = "p2.leave"
        $0.holder = "p2.score"
      }
    },
    Case(
      "label", try Layouts(),
      [
        "label of first.score and second.score changed from \"score 0\" to \"points\\n0\" in every panel"
          .replacing("\\n", with: "\u{FFFD}")
      ]
    ) { $0.change("score") { $0.label = "points\n0" } },
    Case(
      "role", try Layouts(["open"], facings: [.sameWay]), from: tip,
      ["role of second.tip changed from text to banner in open, sameWay"]
    ) { $0.change("second.tip") { $0.role = .banner } },
    Case(
      "hit area", try Layouts(),
      ["hit area of second.leave grew from 80 × 44 to 80 × 48 pt (0.7 mm higher) in every panel"]
    ) { $0.change("second.leave") { $0.hitSize = 48 } },
    Case(
      "a frame inside a hit area that stays", try Layouts(),
      ["second.leave shrank from 80 × 44 to 80 × 30 pt (2.3 mm lower) in every panel"]
    ) {
      $0.change("second.leave") {
        $0.height = .points(30)
        $0.hitSize = 44
      }
    },
    Case(
      "takes touches", try Layouts(["open"], facings: [.sameWay]), from: tip,
      ["hit area of second.tip added (100 × 20 pt) in open, sameWay"]
    ) { $0.change("second.tip") { $0.gestures = [.tap] } },
  ]

  private static func mirrored() throws -> Layouts {
    var layouts = try Layouts(["closed", "open"])
    layouts.directions = Direction.allCases
    return layouts
  }

  /// The duel with its way out in a corner of the half.
  private static let free: Screen = {
    var screen = Screen.duel
    screen.change("second.leave") {
      $0.place = .bottomTrailing
      $0.holder = nil
      $0.inset = DirectionalInsets(all: 30)
    }
    return screen
  }()

  /// The duel with a text.
  private static let tip: Screen = {
    var screen = Screen.duel
    screen.second.append(
      Element(
        id: "second.tip", role: .text, width: .points(100), height: .points(20), place: .top,
        isOneSeatOnly: true))
    return screen
  }()

  /// The duel with a way out that is too small.
  private static let small: Screen = {
    var screen = Screen.duel
    screen.change("second.leave") { $0.height = .points(40) }
    return screen
  }()

  private static let screenCases: [Case] = [
    // 8 pt more are 4 for each half. A seam that follows the fold has no spacing (layout.md §2).
    Case(
      "spacing", try Layouts(),
      [
        "spacing between the halves grew from 2 to 10 pt (1.3 mm more), so each half gave up "
          + "4 pt (0.7 mm) at the seam, with everything in it, in every pose but partly-open and "
          + "partly-open-upright, both seatings"
      ]
    ) { $0.spacing = 10 },
    Case(
      "who may act", try Layouts(),
      ["second half may not act now (it is the other's turn) in every panel"]
    ) { $0.gate = Gate(mode: .takeTurns, current: .first) },
    // layout.md §2: compact × compact shows only the primary, and nothing turns then (§3).
    Case(
      "a half that goes takes its elements along",
      try Layouts(["closed-sideways"], facings: [.faceToFace]),
      [
        "new error half-hidden of second half in closed-sideways, faceToFace: "
          + "second's half does not show: only the primary view shows",
        "split changed from shared to arrangement, spacing from 2 to 0 pt (0.3 mm less) in "
          + "closed-sideways, faceToFace",
        "first half grew from 296 × 432 to 594 × 432 pt (49.4 mm wider), with everything in it, in "
          + "closed-sideways, faceToFace",
        "second half no longer shows (only the primary view shows) in closed-sideways, faceToFace",
        "noted now in closed-sideways, faceToFace: nothing turns while the halves are not side by side",
      ]
    ) { $0.split = .arrangement },
    Case(
      "screen renamed", try Layouts(), ["the screen duel renamed to Quiz in every panel"]
    ) { $0.name = "Quiz" },
    Case(
      "more targets", try Layouts(),
      ["first.target-3 and second.target-3 added (target, 56 × 56 pt) in every panel"]
    ) { $0.change("field") { $0.count = 3 } },
    Case(
      "larger targets lie elsewhere", try Layouts(["open"]),
      [
        "first.target-1, second.target-1, first.target-2 and second.target-2 grew from 56 × 56 to "
          + "80 × 80 pt (4.0 mm wider, 4.0 mm higher) in open, both seatings"
      ]
    ) { $0.change("field") { $0.radius = 40 } },
    // Errors below 28 pt, warnings below 44 (layout.md §8).
    Case(
      "new errors come first", try Layouts(["closed"]),
      [
        "new error target-too-small of second.leave in closed, both seatings: "
          + "80 × 24 pt (13.3 × 4 mm); at least 28 pt (4.6 mm), better 44 pt (7.3 mm)",
        "second.leave shrank from 80 × 44 to 80 × 24 pt (3.3 mm lower) in closed, both seatings",
        "first.score and second.score moved 2 pt (0.3 mm) away from the owner in closed, both seatings",
      ]
    ) {
      $0.change("second.leave") { $0.height = .points(24) }
      $0.change("score") { $0.inset.bottom += 2 }
    },
    Case(
      "a finding that only got worse", try Layouts(["closed"], facings: [.faceToFace]), from: small,
      [
        "second.leave shrank from 80 × 40 to 80 × 34 pt (1.0 mm lower) in closed, faceToFace",
        "target-too-small of second.leave: 40 pt to 34 pt (5.6 mm) in closed, faceToFace",
      ]
    ) { $0.change("second.leave") { $0.height = .points(34) } },
    Case(
      "a finding that went", try Layouts(), from: small,
      [
        "second.leave grew from 80 × 40 to 80 × 44 pt (0.7 mm higher) in every panel",
        "warning target-too-small of second.leave gone in every panel",
      ]
    ) { $0.change("second.leave") { $0.height = .points(44) } },
    Case(
      "a warning that became an error", try Layouts(), from: small,
      [
        "target-too-small of second.leave is an error now, was a warning in every panel: "
          + "80 × 20 pt (13.3 × 3.3 mm); at least 28 pt (4.6 mm), better 44 pt (7.3 mm)",
        "second.leave shrank from 80 × 40 to 80 × 20 pt (3.3 mm lower) in every panel",
      ]
    ) { $0.change("second.leave") { $0.height = .points(20) } },
    Case(
      "findings of what is gone go without saying", try Layouts(), from: small,
      ["second.leave removed in every panel"]
    ) { $0.second.removeAll() },
  ]
}
