import DuoGeometry
import DuoLayout
import DuoReview
import DuoScreens
import Testing

@testable import DuoCapture

@Suite struct ScreenMergeTests {
  private let bench: ImportBench

  init() throws { bench = try ImportBench() }

  private func tree(_ pose: String, _ buttons: [(String, Double)]) throws -> CapturedTree {
    var builder = try bench.builder(pose)
    for (id, x) in buttons { builder.add(.button, id, (x, 10, 44, 44)) }
    return builder.tree
  }

  private func lines(_ elements: [Element]) -> [String] {
    elements.map {
      "\($0.id)@\(Int($0.frame?.minX ?? -1)) \(($0.poses ?? []).joined(separator: ","))"
    }
  }

  /// One entry where the frame is the same, several where it is not; an id's entries stand together.
  @Test func framesAndPoses() throws {
    let screen = try bench.run([
      ("closed", tree("closed", [("first.a", 10), ("first.b", 60), ("first.c", 110)])),
      ("open", tree("open", [("first.a", 10), ("first.b", 70), ("first.c", 110)])),
      ("partly-open", tree("partly-open", [("first.a", 10), ("first.b", 60), ("first.d", 160)])),
    ]).screen
    #expect(
      lines(screen.first) == [
        "first.a@10 closed,open,partly-open", "first.b@60 closed,partly-open", "first.b@70 open",
        "first.c@110 closed,open", "first.d@160 partly-open",
      ])
    #expect(screen.capture?.poses.map(\.name) == ["closed", "open", "partly-open"])
    #expect(screen.capture?.poses.map(\.tree) == ["closed.txt", "open.txt", "partly-open.txt"])
  }

  /// What lies over what differs from pose to pose: each pose keeps its own order.
  @Test(arguments: [
    ["a", "b", "c", "d"], ["d", "c", "b", "a"], ["b", "d", "a", "c"], ["x", "b", "y", "a", "z"],
    ["a"],
    ["x"],
  ])
  func drawingOrder(second: [String]) throws {
    let orders = [["a", "b", "c", "d"], second, ["c", "a", "x", "b"]]
    let poses = ["closed", "open", "partly-open"]
    let trees = try zip(poses, orders).map { pose, order in
      (pose, try tree(pose, order.map { ("first.\($0)", 10) }))
    }
    let screen = try bench.again(try bench.run(trees).screen)
    for (pose, order) in zip(poses, orders) {
      let shown = screen.first.filter { $0.shows(in: pose) }
      #expect(shown.map(\.id) == order.map { "first.\($0)" })
    }
  }

  /// Longest rising rows of small lists, against trying every choice.
  @Test func rising() {
    var number = 7
    for length in 0..<9 {
      for _ in 0..<20 {
        let list = (0..<length).map { _ in
          number = (number * 1_103_515_245 + 12_345) % 2_147_483_648
          return number / 65_536 % 10 - 2
        }
        let kept = PoseMerge.rising(list)
        let row = list.indices.filter { kept[$0] }.map { list[$0] }
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 < $1 } && row.allSatisfy { $0 >= 0 })
        var longest = 0
        for choice in 0..<(1 << length) {
          let some = list.indices.filter { choice >> $0 & 1 == 1 }.map { list[$0] }
          guard zip(some, some.dropFirst()).allSatisfy({ $0 < $1 }), some.allSatisfy({ $0 >= 0 })
          else { continue }
          longest = max(longest, some.count)
        }
        #expect(row.count == longest)
      }
    }
  }

  /// An element may change its seat and what it scrolls in from pose to pose; the file stays one.
  @Test func whatChangesFromPoseToPose() throws {
    var one = try bench.builder("closed")
    let outer = one.add(.scrollView, "first.a", (0, 0, 300, 300))
    let inner = one.add(.scrollView, "first.b", (10, 10, 200, 200), in: outer)
    one.add(.button, "first.go", (20, 20, 44, 44), in: inner)
    var other = try bench.builder("open")
    let second = other.add(.scrollView, "first.b", (0, 0, 300, 300))
    let last = other.add(.scrollView, "first.a", (10, 10, 200, 200), in: second)
    other.add(.button, "first.go", (700, 20, 44, 44), in: last)
    let screen = try bench.run([("closed", one.tree), ("open", other.tree)]).screen
    let again = try bench.again(screen)
    #expect(again.first.count == 5 && again.second.map(\.id) == ["first.go"])
    #expect(again.first.filter { $0.id != "first.go" }.allSatisfy { $0.holder == nil })
  }

  /// What has no identifier cannot be followed, and is not said to be missing.
  @Test func withoutIdentifiers() throws {
    var one = try bench.builder("closed")
    one.add(.staticText, "", label: "A", (10, 10, 44, 20))
    one.add(.staticText, "", label: "B", (10, 40, 44, 20))
    one.add(.button, "first.go", (10, 70, 44, 44))
    var other = try bench.builder("open")
    other.add(.staticText, "", label: "A", (10, 10, 44, 20))
    other.add(.button, "first.go", (10, 70, 44, 44))
    let screen = try bench.run([("closed", one.tree), ("open", other.tree)]).screen
    #expect(
      lines(screen.first) == [
        "first.staticText-1@10 closed,open", "first.staticText-2@10 closed",
        "first.go@10 closed,open",
      ])
    #expect(
      screen.first.map(\.allow) == [
        [:],
        [
          "missing-in-pose":
            "no identifier in the capture, so it cannot be followed from pose to pose"
        ], [:],
      ])
    let panels = try ["closed", "open"].map { pose in
      ReviewedPanel(
        layout: try bench.layout(screen, pose, .sameWay), screen: screen,
        device: bench.catalog.device)
    }
    let review = Review.of(panels, isWhole: true)
    #expect(!review.findings.joined().contains { $0.rule == "missing-in-pose" })
    #expect(review.unusedAllows == [])
  }

  /// A name made up in one pose is nobody's identifier in another.
  @Test func madeUpNames() throws {
    var one = try bench.builder("closed")
    one.add(.button, "", (10, 10, 44, 44))
    let screen = try bench.run([
      ("closed", one.tree), ("open", tree("open", [("first.button-1", 10)])),
    ]).screen
    #expect(lines(screen.first) == ["first.button-2@10 closed", "first.button-1@10 open"])
  }

  @Test func pictures() throws {
    let pose = try bench.catalog.require("closed")
    let importer = ScreenImport(catalog: bench.catalog, options: bench.options)
    let result = try importer.screen(
      named: "\n", of: [PoseCapture(pose: pose, image: ("closed.png", QuarterTurn(1)))])
    #expect(
      result.screen.capture?.poses == [
        CapturedPose(name: "closed", image: "closed.png", turn: QuarterTurn(1))
      ])
    #expect(result.screen.name == "capture" && result.notes == [])
    #expect(result.screen.first.isEmpty && result.screen.second.isEmpty)
    #expect(try bench.again(result.screen).capture == result.screen.capture)
  }

  @Test func allFaultsAtOnce() throws {
    let pose = try bench.catalog.require("closed")
    let good = try tree("closed", [("first.a", 10)])
    var hidden = try bench.builder("closed")
    hidden.add(.button, "first.a", (10, 10, 44, 44), isVisible: false)
    let importer = ScreenImport(catalog: bench.catalog, options: bench.options)
    #expect(
      throws: CaptureFaults(messages: [
        "b.txt: captures closed, as a.txt does; wanted: one capture of each pose",
        "a.txt: nothing in it can be drawn: 1 element left out: 1 not visible; capture again while the app shows its screen",
        "open.txt: its window is 466 × 678, in open it is 951 × 669; it fits closed",
      ])
    ) {
      try importer.screen(
        named: "Duel",
        of: [
          PoseCapture(pose: pose, tree: ("a.txt", hidden.tree)),
          PoseCapture(pose: pose, tree: ("b.txt", good)),
          PoseCapture(pose: try bench.catalog.require("open"), tree: ("open.txt", good)),
        ])
    }
  }

  @Test func limits() throws {
    let many = (0...ScreenLimits.elements).map { ("first.\($0)", 10.0) }
    let full = try tree("closed", Array(many.dropLast()))
    #expect(bench.faults([("closed", full)]) == [])
    #expect(
      bench.faults([("closed", try tree("closed", many))]) == [
        "closed.txt: 10001 elements; at most 10000: capture less of the app's tree"
      ])
    // Long names in a script of three bytes a character, all in quotes.
    var wide = try bench.builder("closed")
    for number in 0..<9_000 {
      wide.add(
        .button, "first.\(number)" + String(repeating: "点", count: 100),
        label: String(repeating: "\"点", count: 100), (10, 10, 44, 44))
    }
    #expect(
      bench.faults([("closed", wide.tree)]).map { $0.drop { !$0.isNumber }.drop { $0.isNumber } }
        == [
          " bytes of screen file in 1 pose; at most 8388608 in one screen: import fewer poses at once"
        ])
    let moved = try tree("open", [("first.0", 70)])
    #expect(
      bench.faults([("closed", full), ("open", moved)]) == [
        "closed.txt: 10001 frames in 2 poses; at most 10000 in one screen: import fewer poses at once"
      ])
  }
}
