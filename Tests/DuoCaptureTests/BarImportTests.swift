import DuoGeometry
import DuoLayout
import DuoReview
import Testing

@testable import DuoCapture

/// Bars and the keyboard change where the halves lie (device.md, "What app bars change").
@Suite struct BarImportTests {
  private let bench: ImportBench

  init() throws { bench = try ImportBench() }

  private func captured(_ pose: String, _ add: (inout TreeSketch) -> Void) throws -> (
    CapturedPose, ScreenImport.Result
  ) {
    var builder = try bench.builder(pose)
    add(&builder)
    builder.add(.button, "first.go", (20, 200, 80, 44))
    let result = try bench.run(pose, builder)
    return (try #require(result.screen.capture?.poses.first), result)
  }

  @Test func oneOfAKindIsTheWindows() throws {
    let (pose, result) = try captured("closed") { builder in
      builder.add(.navigationBar, "Duel", (0, 0, 382, 82))
      builder.add(.tabBar, "", (382, 170, 84, 474))
    }
    #expect(pose.bars == [.navigation, .tab] && !pose.keyboard)
    // The first half begins under the bar.
    #expect(result.screen.first.map(\.frame) == [Rect(x: 20, y: 118, width: 80, height: 44)])
    #expect(result.notes == ["closed.txt: 2 elements left out: 2 of the app's bars"])
  }

  /// Each half has its own, and the window none.
  private static let othersAreNotCases: [[(Double, Double, Double, Double)]] = [
    [(0.0, 0.0, 382.0, 44.0), (0, 323, 382, 44)], [(0, 0, 190, 44)], [(0, 700, 382, 44)],
    [(0, 0, 382, 0)],
  ]

  @Test(arguments: othersAreNotCases)
  func othersAreNot(frames: [(Double, Double, Double, Double)]) throws {
    let (pose, _) = try captured("closed") { builder in
      for frame in frames {
        builder.add(.navigationBar, "Duel", (frame.0, frame.1, frame.2, frame.3))
      }
    }
    #expect(pose.bars == [])
  }

  /// The title and the buttons of a half's own bar are its owner's.
  @Test func barsOfAHalf() throws {
    var builder = try bench.builder("closed")
    for (seat, y) in [("first", 0.0), ("second", 323)] {
      let bar = builder.add(.navigationBar, "Duel", (0, y, 382, 44))
      builder.add(.button, "", label: "Back", (8, y, 44, 44), in: bar)
      builder.add(.button, "\(seat).leave", (330, y, 44, 44), in: bar)
    }
    let result = try bench.run("closed", builder)
    #expect(result.screen.first.map(\.id) == ["first.button-1", "first.leave"])
    #expect(result.screen.second.map(\.id) == ["second.button-1", "second.leave"])
    #expect((result.screen.first + result.screen.second).allSatisfy { $0.allow.isEmpty })
    #expect(result.notes == ["closed.txt: 2 elements left out: 2 of the app's bars"])
  }

  @Test func keyboards() throws {
    let (pose, result) = try captured("closed") { builder in
      let keyboard = builder.add(.keyboard, "", (0, 389, 466, 289))
      builder.add(.key, "q", (0, 400, 40, 50), in: keyboard)
    }
    #expect(pose.keyboard)
    // 289 from the bottom leave 389: halves of 193.5, and what lies at 200 is in the second one's.
    #expect(
      result.notes == [
        "closed.txt: 2 elements left out: 2 of the status bar or keyboard",
        "closed.txt: 1 identifier names the seat of the other half: first.go at 20, 200 in the second half",
      ])
    #expect(result.screen.second.map(\.frame) == [Rect(x: 20, y: 4.5, width: 80, height: 44)])
    let (other, told) = try captured("closed") { builder in
      builder.add(.keyboard, "", (0, 343, 466, 335))
    }
    #expect(other.keyboard)
    #expect(
      told.notes.first
        == "closed.txt: its keyboard takes 335 from the bottom, the halves are split for 289 as closed has it"
    )
    let (hidden, _) = try captured("closed") { builder in
      builder.add(.keyboard, "", (0, 678, 466, 289))
    }
    #expect(!hidden.keyboard)
  }

  /// What options say is there beside what shows.
  @Test func optionsAreAdded() throws {
    var bench = bench
    bench.options.layout = LayoutOptions(
      seam: .middle, spacing: 4, bars: [.tab], camera: true, keyboard: true)
    var builder = try bench.builder("open-upright")
    builder.add(.navigationBar, "Duel", (0, 0, 669, 82))
    builder.add(.button, "first.go", (20, 200, 80, 44))
    let screen = try bench.run("open-upright", builder).screen
    #expect(
      screen.capture?.poses == [
        CapturedPose(
          name: "open-upright", tree: "open-upright.txt", bars: [.navigation, .tab], camera: true,
          keyboard: true)
      ])
    #expect(screen.split == nil && screen.seam == .middle && screen.spacing == 4)
  }

  /// What has an identifier stays, and is not blamed for where the system puts it.
  @Test func itemsOfBars() throws {
    var builder = try bench.builder("closed")
    let bar = builder.add(.navigationBar, "Duel", (0, 0, 382, 82))
    builder.add(.button, "", label: "Back", (8, 20, 60, 44), in: bar)
    builder.add(.button, "first.leave", (300, 20, 60, 44), in: bar)
    builder.add(.staticText, "first.title", label: "Duel", (150, 20, 60, 44), in: bar)
    builder.add(.button, "first.go", (20, 200, 80, 44))
    let screen = try bench.run("closed", builder).screen
    #expect(screen.first.map(\.id) == ["first.leave", "first.title", "first.go"])
    #expect(
      screen.first.map { $0.allow.keys.sorted() } == [
        ["outside-safe-area", "target-too-small"], ["outside-safe-area"], [],
      ])
    let layout = try bench.layout(
      screen, "closed", .sameWay, LayoutOptions(bars: [.navigation]))
    let review = Review.of(
      [ReviewedPanel(layout: layout, screen: screen, device: bench.catalog.device)], isWhole: true)
    let rules = Set(review.findings.joined().map(\.rule))
    #expect(rules.isDisjoint(with: ["outside-safe-area", "target-too-small"]))
    #expect(review.unusedAllows == [])
  }

  @Test func optionsThatCannotBe() throws {
    var bench = bench
    var builder = try bench.builder("closed")
    builder.add(.button, "first.go", (20, 200, 80, 44))
    bench.options.layout = LayoutOptions(split: .arrangement, seam: .middle)
    #expect(
      bench.faults([("closed", builder.tree)]) == [
        "closed.txt: --seam: arrangement takes no seam, it follows an active division by itself; leave it out, or use the split shared or even"
      ])
    bench.options.layout = LayoutOptions(spacing: 644)
    #expect(
      bench.faults([("closed", builder.tree)]) == [
        "closed.txt: --spacing: neither half of closed has any room; a smaller spacing"
      ])
  }
}
