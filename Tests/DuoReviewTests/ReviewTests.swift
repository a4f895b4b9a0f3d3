import DuoGeometry
import DuoJSON
import DuoLayout
import DuoReview
import DuoScreens
import Testing

/// A review as a whole.
@Suite struct ReviewTests {
  /// layout.md §8, in its order.
  @Test func theRules() {
    #expect(
      Rules.ids == [
        "target-too-small", "targets-too-close", "on-fold", "under-occlusion", "outside-safe-area",
        "cut-by-corner", "half-hidden", "seam-off-fold", "overlaps-neighbour", "not-facing-owner",
        "destructive-in-both-seats", "destructive-near-seam", "destructive-unconfirmed",
        "private-on-shared-screen", "system-panel-in-play", "identifier-without-seat",
        "gesture-on-half", "drag-without-distance", "drag-without-tap-path", "odd-columns",
        "missing-in-pose", "different-between-seats", "uneven-halves", "tilted-from-owner",
        "seat-changes-panel",
      ])
    let severities: [String: [Severity]] = [
      "target-too-small": [.error, .warning], "targets-too-close": [.warning],
      "on-fold": [.error, .warning], "seam-off-fold": [.warning],
      "destructive-near-seam": [.warning], "destructive-unconfirmed": [.warning],
      "system-panel-in-play": [.warning], "identifier-without-seat": [.warning],
      "drag-without-tap-path": [.warning], "odd-columns": [.warning],
      "different-between-seats": [.warning], "uneven-halves": [.note],
      "tilted-from-owner": [.note], "seat-changes-panel": [.note],
    ]
    for rule in Rules.all {
      #expect(rule.severities == severities[rule.id, default: [.error]], "\(rule.id)")
      for text in [rule.summary, rule.reason, rule.remedy] {
        #expect(!text.isEmpty && !text.contains("\n") && !text.contains("  "), "\(rule.id)")
      }
      #expect(rule.reason.hasSuffix(".") && rule.remedy.hasSuffix("."), "\(rule.id)")
      #expect(!rule.summary.hasSuffix("."), "\(rule.id)")
    }
  }

  /// interface.md: the built-in duel has no error and no warning in any pose.
  @Test func theDuel() throws {
    let review = Review.of(try panels(of: .duel), isWhole: true)
    #expect(review.findings.count == 64)
    #expect(review.findings.joined().filter { $0.severity > .note } == [])
    // What a pose does to any screen shows all the same.
    #expect(
      Set(review.findings.joined().map(\.rule)) == [
        "uneven-halves", "tilted-from-owner", "seat-changes-panel",
      ])
    #expect(review.unusedAllows == [])
  }

  /// Issue §1: each built-in is free of errors and warnings in every pose, seating and direction.
  @Test(arguments: BuiltInScreens.names) func builtIns(name: String) throws {
    let vocabulary = ScreenVocabulary(poses: try Poses.all(), rules: Rules.ids)
    let screen = try #require(try BuiltInScreens.screen(named: name, vocabulary: vocabulary))
    let review = Review.of(try panels(of: screen), isWhole: true)
    #expect(review.findings.joined().filter { $0.severity > .note } == [])
    #expect(review.unusedAllows == [])
  }

  private static func faulty(_ change: (inout Element) -> Void = { _ in }) -> Screen {
    Screen(
      name: "Test",
      both: [
        at("go", .control, rect(20, 20, 30, 44), change),
        at("end", .control, rect(20, 100, 80, 20)) { $0.isDestructive = true },
      ])
  }

  @Test func theOrder() throws {
    let review = Review.of(try poses(["partly-open"], of: Self.faulty()), isWhole: false)
    #expect(
      review.findings.joined().map { "\($0.severity) \($0.rule) \($0.element ?? "")" } == [
        "error destructive-in-both-seats first.end", "error destructive-in-both-seats second.end",
        "error target-too-small first.end", "error target-too-small second.end",
        "warning destructive-near-seam first.end", "warning destructive-near-seam second.end",
        "warning destructive-unconfirmed first.end",
        "warning destructive-unconfirmed second.end", "warning target-too-small first.go",
        "warning target-too-small second.go", "note uneven-halves ",
      ])
  }

  @Test func ignoredRules() throws {
    let settings = ReviewSettings(ignored: ["target-too-small", "missing-in-pose"])
    let screen = Self.faulty { $0.poses = ["open"] }
    let panels = try panels(of: screen, poses: ["open", "closed"], settings: settings)
    let rules = Set(Review.of(panels, isWhole: false).findings.joined().map(\.rule))
    #expect(rules.isDisjoint(with: settings.ignored))
    #expect(rules.contains("destructive-unconfirmed"))
  }

  /// An element's `allow` takes its own findings of that rule out, for both seats, and nothing else.
  @Test func allowed() throws {
    let screen = Self.faulty { $0.allow = ["target-too-small": "decoration", "on-fold": "never"] }
    let place = JSONPlace(line: 3, column: 5)
    var placed = screen
    placed.file = "quiz.json"
    placed.both[0].source = place
    let review = Review.of(try poses(["open", "closed"], of: placed), isWhole: true)
    #expect(review.allowed.map(\.element) == ["first.go", "first.go", "second.go", "second.go"])
    #expect(review.allowed.allSatisfy { $0.rule == "target-too-small" && $0.place == place })
    #expect(!review.findings.joined().contains { $0.element == "first.go" })
    #expect(review.findings.joined().contains { $0.rule == "target-too-small" })
    #expect(
      review.unusedAllows == [
        UnusedAllow(file: "quiz.json", place: place, element: "go", rule: "on-fold")
      ])
    // Of a part of the poses nobody can say what is needed; a rule left out may yet find something.
    #expect(Review.of(try poses(["open"], of: placed), isWhole: false).unusedAllows == [])
    let ignoring = try panels(of: placed, settings: ReviewSettings(ignored: ["on-fold"]))
    #expect(Review.of(ignoring, isWhole: true).unusedAllows == [])
  }

  /// A missing element's entries are those of the poses it shows in; of two entries that of the pose counts.
  @Test func allowedElsewhere() throws {
    let missing = first(
      at("first.a", .control, rect(20, 20, 44, 44)) {
        $0.poses = ["open"]
        $0.allow = ["missing-in-pose": "only flat", "different-between-seats": "only one plays"]
      })
    let review = Review.of(try poses(["open", "closed"], of: missing), isWhole: true)
    #expect(review.allowed.map(\.rule) == ["missing-in-pose", "different-between-seats"])
    #expect(review.findings.joined().isEmpty)
    #expect(review.unusedAllows == [])

    let two = first(
      at("first.a", .control, rect(20, 20, 30, 44)) {
        $0.poses = ["open"]
        $0.allow = ["target-too-small": "flat", "different-between-seats": "so"]
      },
      at("first.a", .control, rect(20, 20, 30, 44)) {
        $0.poses = ["closed"]
        $0.allow = ["different-between-seats": "so"]
      })
    let other = Review.of(try poses(["open", "closed"], of: two), isWhole: true)
    #expect(other.findings.map { $0.map(\.rule) } == [[], ["target-too-small"]])
  }

  /// What a field allows holds for the targets it places, and its place is theirs.
  @Test func allowedTargets() throws {
    let place = JSONPlace(line: 9, column: 3)
    let field = Element(
      id: "field", role: .field, allow: ["target-too-small": "for experts"], source: place,
      count: 2, radius: 22)
    let screen = Screen(name: "Test", both: [field])
    let wide = ReviewSettings(targetSize: 56)
    let review = Review.of(
      try panels(of: screen, poses: ["open"], facings: [.sameWay], settings: wide), isWhole: true)
    #expect(review.findings.joined().isEmpty)
    #expect(review.allowed.count == 8)
    #expect(review.allowed.allSatisfy { $0.place == place && $0.value == 44 && $0.limit == 56 })
    #expect(review.unusedAllows == [])
  }

  /// Panels of different moments of a race are not compared, and none gets another's findings.
  @Test func moments() throws {
    let screen = Self.faulty { $0.poses = ["open"] }
    let two = try [RacePhase.ready, .playing].flatMap { phase in
      try panels(
        of: screen, poses: ["open", "closed"], facings: [.sameWay], directions: [.ltr],
        options: LayoutOptions(phase: phase))
    }
    let found = Review.of(two, isWhole: false).findings.map {
      $0.filter { $0.rule == "missing-in-pose" }
    }
    #expect(found.map(\.count) == [0, 2, 0, 2])
  }

  @Test func screensKeepApart() throws {
    var other = Self.faulty()
    other.name = "Other"
    other.both.removeFirst()
    let both = try poses(["open"], of: Self.faulty()) + poses(["closed"], of: other)
    #expect(
      !Review.of(both, isWhole: true).findings.joined().contains { $0.rule == "missing-in-pose" })
  }
}
