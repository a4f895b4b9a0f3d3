import DuoGeometry
import DuoLayout
import Testing

@testable import DuoCapture

/// A lit landscape panel of 951 × 669 told in portrait coordinates: a known fault of capture tools (issue 4 §1).
@Suite struct OrientationTests {
  private var bench: ImportBench

  init() throws { bench = try ImportBench() }

  /// Frames of `tree` as a tool tells them that thinks the display stands a quarter turn away: the inverse of turning
  /// them by `turn` into a display of that size.
  private func told(_ tree: CapturedTree, _ display: Size, _ turn: Int, windowToo: Bool)
    -> CapturedTree
  {
    let space = TurnedFrame(frame: Rect(size: display), turn: QuarterTurn(turn))
    var tree = tree
    for place in tree.nodes.indices {
      guard let rect = tree.nodes[place].frame?.rect, windowToo || place > 1 else { continue }
      tree.nodes[place].frame = CapturedFrame(space.toOwner(rect))
    }
    return tree
  }

  /// The same in everything but the last bits of frames, which turning there and back may cost.
  private func expectAlike(_ found: Screen, _ wanted: Screen) {
    func plain(_ screen: Screen) -> Screen {
      func plain(_ elements: [Element]) -> [Element] {
        elements.map { element in
          var element = element
          element.frame = nil
          element.width = .fill
          element.height = .fill
          return element
        }
      }
      var screen = screen
      screen.first = plain(screen.first)
      screen.second = plain(screen.second)
      return screen
    }
    #expect(plain(found) == plain(wanted))
    for (a, b) in zip(found.first + found.second, wanted.first + wanted.second) {
      guard let one = a.frame, let other = b.frame else {
        Issue.record("\(a.id) has no frame")
        continue
      }
      #expect(one.grown(by: 1e-9).contains(other) && other.grown(by: 1e-9).contains(one), "\(a.id)")
    }
  }

  /// Poses, how far their frames have to be turned by the quarter turns of the pose files, and whether the window's
  /// own frame is wrong too.
  private static let comesBackCases: [(String, Int, Bool)] = [
    ("open", 1, true), ("open", 1, false), ("partly-open", 1, true), ("partly-open", 1, false),
    ("open-flipped", 3, true), ("closed-sideways", 1, true), ("closed-sideways-flipped", 3, true),
    ("closed", 3, true), ("open-upright", 3, false), ("tent", 1, false),
  ]

  @Test(arguments: comesBackCases)
  func comesBack(pose: String, turn: Int, windowToo: Bool) throws {
    var bench = bench
    let layout = try bench.layout(.duel, pose, .sameWay)
    let right = CapturedTree(showing: layout)
    let wrong = told(right, layout.pose.window.size, turn, windowToo: windowToo)
    let expected = try bench.run([(pose, right)])
    bench.options.fixesOrientation = true
    let fixed = try bench.run([(pose, wrong)])
    expectAlike(fixed.screen, expected.screen)
    let note = try #require(fixed.notes.first)
    #expect(
      note.hasPrefix(
        "\(pose).txt: frames were told in the wrong space and are turned \(turn * 90)° clockwise, as the pose says: "
      ))
    // Nothing is turned that needs no turning.
    expectAlike(try bench.run([(pose, right)]).screen, expected.screen)
  }

  /// A window of half the display is turned with the display.
  @Test(arguments: [("split-view-left", 1), ("split-view-right", 1)])
  func splitView(pose: String, turn: Int) throws {
    var bench = bench
    let layout = try bench.layout(.duel, pose, .sameWay)
    let right = CapturedTree(showing: layout)
    let expected = try bench.run([(pose, right)])
    bench.options.fixesOrientation = true
    let wrong = told(right, Size(width: 951, height: 669), turn, windowToo: true)
    expectAlike(try bench.run([(pose, wrong)]).screen, expected.screen)
  }

  @Test func isSaidWithoutTheFlag() throws {
    let layout = try bench.layout(.duel, "open", .sameWay)
    let right = CapturedTree(showing: layout)
    let size = layout.pose.window.size
    #expect(
      try bench.run([("open", told(right, size, 1, windowToo: true))]).notes.first
        == "open.txt: frames are told in the wrong space: its window is 669 × 951, open's with the sides exchanged; --fix-orientation turns them 90° clockwise, as the pose says"
    )
    var builder = try bench.builder("open")
    builder.add(.button, "first.go", (10, 700, 80, 44))
    builder.add(.button, "second.go", (10, 10, 80, 44))
    #expect(
      try bench.run("open", builder).notes == [
        "open.txt: frames are told in the wrong space: 1 element reaches out of the window and would fit it turned; --fix-orientation turns them 90° clockwise, as the pose says",
        "open.txt: 1 element left out: 1 outside the window",
        "open.txt: 1 identifier names the seat of the other half: second.go at 10, 10 in the first half",
      ])
  }

  /// What reaches out of a window that is told rightly.
  @Test func whatIsNoSign() throws {
    var builder = try bench.builder("open")
    let list = builder.add(.table, "first.list", (0, 0, 400, 635))
    for row in 0..<10 {
      builder.add(.cell, "first.row-\(row)", (0, Double(row) * 90, 400, 90), in: list)
    }
    builder.add(.button, "second.go", (700, 10, 80, 44))
    builder.add(.button, "second.waiting", (10, 700, 80, 44))
    #expect(
      try bench.run("open", builder).notes == [
        "open.txt: 3 elements left out: 3 outside the window"
      ])
  }

  /// Where the prefixes tell clearly that the phone was turned the other way, they are believed.
  @Test func identifiersTell() throws {
    var bench = bench
    bench.options.fixesOrientation = true
    let layout = try bench.layout(.duel, "open", .sameWay)
    let right = CapturedTree(showing: layout)
    let wrong = told(right, layout.pose.window.size, 3, windowToo: true)
    let result = try bench.run([("open", wrong)])
    expectAlike(result.screen, try bench.run([("open", right)]).screen)
    #expect(
      result.notes.first
        == "open.txt: frames were told in the wrong space and are turned 270° clockwise, as the seats' identifiers say, 9 of which then lie in their own half; the pose alone would say 90°: its window is 669 × 951, open's with the sides exchanged"
    )
    bench.options.turn = QuarterTurn(1)
    #expect(
      try bench.run([("open", wrong)]).notes.first
        == "open.txt: frames were told in the wrong space and are turned 90° clockwise, as --turn says: its window is 669 × 951, open's with the sides exchanged"
    )
    bench.options.turn = QuarterTurn(2)
    #expect(
      bench.faults([("open", wrong)]) == [
        "open.txt: its window is 669 × 951, open's with the sides exchanged; turned by 180° they stay in the wrong space; --turn 90 or --turn 270"
      ])
  }
}
