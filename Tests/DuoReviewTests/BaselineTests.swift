import DuoJSON
import DuoLayout
import Testing

@testable import DuoReview

@Suite struct BaselineTests {
  private static let all = ReportSample.panels.map(\.key)
  private static let scope = BaselineScope(panels: all, ignored: [], hasAllPoses: true)
  private static var review: Review {
    Review(findings: all.map { ReportSample.findings($0) })
  }

  private static func decoded(_ text: String) -> (baseline: Baseline?, messages: [String]) {
    let faults = JSONFaults(file: "b.json")
    let baseline = BaselineDecoder.decode(Array(text.utf8), faults: faults)
    return (baseline, faults.messages)
  }

  @Test func keepsErrorsAndWarningsButNoNotes() {
    let baseline = Baseline().updated(with: Self.review, in: Self.scope)
    #expect(Set(baseline.entries.map(\.severity)) == [.error, .warning])
    let (rest, use) = baseline.applied(to: Self.review, in: Self.scope, file: "b.json")
    #expect(Set(rest.findings.flatMap { $0 }.map(\.rule)) == ["uneven-halves"])
    #expect(use.known.count == baseline.entries.count)
    #expect(use.stale == [])
  }

  @Test func outlivesTheFile() throws {
    let baseline = Baseline().updated(with: Self.review, in: Self.scope)
    let (read, messages) = Self.decoded(baseline.text)
    #expect(messages == [])
    #expect(read == baseline)
    #expect(Self.decoded(Baseline().text).baseline == Baseline())
  }

  /// People read the differences: one entry a line, by screen, rule, element and pose.
  @Test func readsAsLines() {
    let findings = ReportSample.known + ReportSample.allowed.prefix(1)
    let baseline = Baseline().updated(with: Review(findings: [findings]), in: Self.scope)
    let prints = findings.map(\.fingerprint)
    #expect(
      baseline.text == """
        {
          "format": "duo-render/baseline",
          "version": 1,
          "entries": [
            {"direction":"ltr","element":"second.board","facing":"sameWay","file":"quiz.json","fingerprint":"\(prints[0])","pose":"tent","rule":"odd-columns","screen":"Quiz","severity":"warning"},
            {"direction":"rtl","element":"second.board","facing":"sameWay","file":"quiz.json","fingerprint":"\(prints[1])","pose":"tent","rule":"odd-columns","screen":"Quiz","severity":"warning"},
            {"direction":"ltr","element":"second.leave","facing":"sameWay","file":"quiz.json","fingerprint":"\(prints[2])","pose":"open","rule":"on-fold","screen":"Quiz","severity":"error"}
          ]
        }

        """)
  }

  /// Moved, said otherwise or weaker it is known; stronger it is news.
  @Test(arguments: [
    (Severity.warning, Severity.warning, true), (.error, .warning, true), (.error, .error, true),
    (.warning, .error, false), (.error, .note, false),
  ]) func knowsAFindingAgain(then: Severity, now: Severity, isKnown: Bool) {
    var finding = ReportSample.known[0]
    finding.severity = then
    let baseline = Baseline([Baseline.Entry(finding)])
    finding.severity = now
    finding.value = 5
    finding.place = JSONPlace(line: 1, column: 1)
    finding.message = "has 5 columns"
    #expect(baseline.silences(finding) == isKnown)
  }

  /// What was not looked at is neither stale nor dropped.
  @Test func keepsWhatWasNotReviewed() {
    let baseline = Baseline().updated(with: Self.review, in: Self.scope)
    let open = Self.all.filter { $0.pose == "open" }
    let clean = Review(findings: open.map { _ in [] })
    let part = BaselineScope(
      panels: open, ignored: ["gesture-on-half"], hasAllPoses: true)
    let (_, use) = baseline.applied(to: clean, in: part, file: "b.json")
    #expect(!use.stale.isEmpty)
    #expect(use.stale.allSatisfy { $0.panel.pose == "open" && $0.rule != "gesture-on-half" })
    let updated = baseline.updated(with: clean, in: part)
    #expect(Set(updated.entries) == Set(baseline.entries).subtracting(use.stale))
    let removed = use.stale.count
    #expect(
      baseline.changes(to: updated)
        == "none added, \(removed) entries removed (2 private-on-shared-screen, 2 target-too-small), "
        + "\(updated.entries.count) in all")
  }

  /// Without the other poses nobody can say whether an element is missing in this one.
  @Test(arguments: [true, false]) func rulesThatComparePoses(hasAllPoses: Bool) {
    var entry = Baseline.Entry(ReportSample.known[0])
    entry.rule = "missing-in-pose"
    let scope = BaselineScope(panels: [entry.panel], ignored: [], hasAllPoses: hasAllPoses)
    #expect(scope.covers(entry) == hasAllPoses)
    entry.rule = "on-fold"
    #expect(scope.covers(entry))
  }

  @Test func aFindingTwiceIsOneEntry() {
    let finding = ReportSample.known[0]
    var stronger = finding
    stronger.severity = .error
    let baseline = Baseline([Baseline.Entry(finding), Baseline.Entry(stronger)])
    #expect(baseline.entries == [Baseline.Entry(stronger)])
  }

  private static let keys: [(String, PanelKey, String?, stale: Bool, elsewhere: Bool)] = {
    func key(_ screen: String = "Quiz", _ pose: String = "open", _ options: String = "") -> PanelKey
    {
      PanelKey(
        screen: screen, pose: pose, facing: .sameWay, direction: .ltr, options: options)
    }
    return [
      ("of a finding that is gone", key(), "quiz.json", true, false),
      ("the same, from before files were kept", key(), nil, true, false),
      ("of a pose that is gone", key("Quiz", "flipped"), "quiz.json", true, false),
      ("of a screen that its file calls Quiz now", key("Trivia"), "quiz.json", true, false),
      ("of another screen of that name", key(), "other.json", false, true),
      ("of another screen", key("Duel"), "duel.json", false, true),
      ("of another screen, from before", key("Duel"), nil, false, true),
      ("under other options", key("Quiz", "open", "--seam middle"), "quiz.json", false, false),
    ]
  }()

  /// Only a review of everything can say that a pose or a name is gone.
  @Test(arguments: keys) func whatIsStaleAndWhatIsElsewhere(
    name: String, panel: PanelKey, file: String?, isStale: Bool, isElsewhere: Bool
  ) {
    let entry = Baseline.Entry(
      fingerprint: "0123456789abcdef", rule: "on-fold", severity: .error, element: nil,
      panel: panel, file: file)
    let clean = Review(findings: Self.all.map { _ in [] })
    let whole = BaselineScope(
      panels: Self.all, files: ["Quiz": "quiz.json"], ignored: [], hasAllPoses: true,
      catalog: Set(ReportSample.poses))
    let (_, use) = Baseline([entry]).applied(to: clean, in: whole, file: "b.json")
    #expect(use.stale.isEmpty != isStale, "\(name)")
    #expect((use.elsewhere == 1) == isElsewhere, "\(name)")
    #expect(Baseline([entry]).updated(with: clean, in: whole).entries.isEmpty == isStale)
    let part = BaselineScope(
      panels: Self.all, files: ["Quiz": "quiz.json"], ignored: [], hasAllPoses: true)
    let isOfPanel = panel.screen == "Quiz" && panel.pose == "open" && isStale
    #expect(part.covers(entry) == isOfPanel, "\(name)")
    #expect(!part.isElsewhere(entry))
  }

  /// Two files may call their screens alike: what is known of one is news in the other.
  @Test func screensOfOneNameAreToldApartByTheirFiles() {
    var one = ReportSample.known[0]
    one.file = "a/one.json"
    one.panel.screen = "Quiz (one.json)"
    var other = one
    other.file = "a/other.json"
    other.panel.screen = "Quiz (other.json)"
    #expect(one.panel.title == "Quiz")
    #expect(one.fingerprint == other.fingerprint)
    #expect(one.fingerprint == ReportSample.known[0].fingerprint)
    let baseline = Baseline([Baseline.Entry(one)])
    #expect(baseline.entries[0].panel.screen == "Quiz" && baseline.entries[0].file == "one.json")
    #expect(baseline.silences(one) && !baseline.silences(other))
    one.file = "elsewhere/one.json"
    #expect(baseline.silences(one))
    other.file = "standard input"
    #expect(baseline.silences(other))
    other.file = "other.json"
    let both = Baseline([Baseline.Entry(one), Baseline.Entry(other)])
    #expect(both.entries.count == 2)
    #expect(Self.decoded(both.text).baseline == both)
  }

  /// What is known under some options is another finding under others.
  @Test func optionsAreKept() {
    var finding = ReportSample.known[0]
    let plain = finding.fingerprint
    finding.panel.options = "--seam middle --phase ready"
    #expect(finding.fingerprint != plain)
    let baseline = Baseline([Baseline.Entry(finding), Baseline.Entry(ReportSample.known[0])])
    #expect(baseline.entries.count == 2)
    #expect(Self.decoded(baseline.text).baseline == baseline)
    let clean = Review(findings: Self.all.map { _ in [] })
    let updated = baseline.updated(with: clean, in: Self.scope)
    #expect(updated.entries == [Baseline.Entry(finding)])
  }

  private static let entry =
    "\"fingerprint\": \"0123456789abcdef\", \"rule\": \"on-fold\", \"severity\": \"error\", "
    + "\"element\": null, \"pose\": \"open\", \"facing\": \"sameWay\", \"direction\": \"ltr\", \"screen\": \"Q\""

  @Test(arguments: [
    ("", "b.json: 1:1: found the end of the file; allowed: "),
    ("[]", "b.json: 1:1: an array cannot stand here; allowed: a baseline, as an object"),
    (
      "{\"format\": \"duo-render/screen\", \"version\": 1, \"entries\": []}",
      "b.json: 1:12: format: \"duo-render/screen\" is another format; allowed: \"duo-render/baseline\""
    ),
    (
      "{\"format\": \"duo-render/baseline\", \"version\": 2, \"entries\": []}",
      "b.json: 1:46: version: version 2 is newer than this program; allowed: 1"
    ),
    (
      "{\"format\": \"duo-render/baseline\", \"version\": 1, \"entires\": []}",
      "b.json: 1:1: entries: missing; the file needs \"entries\""
    ),
  ]) func brokenFiles(text: String, start: String) {
    let (baseline, messages) = Self.decoded(text)
    #expect(baseline == nil)
    #expect(messages.first?.hasPrefix(start) == true, "\(messages)")
  }

  @Test(arguments: [
    (
      "0123456789abcdef", "0123456789ABCDEF",
      "entries[0].fingerprint: \"0123456789ABCDEF\" is no fingerprint; allowed: sixteen digits 0 to 9 and a to f"
    ),
    (
      "\"error\"", "\"eror\"",
      "entries[0].severity: \"eror\" is not a severity; did you mean \"error\"? allowed: note, warning, error"
    ),
    (
      "\"sameWay\"", "\"sideways\"",
      "entries[0].facing: \"sideways\" is not a seating; allowed: sameWay, faceToFace"
    ),
    (
      "\"ltr\"", "1",
      "entries[0].direction: the number 1 cannot stand here; allowed: \"ltr\", \"rtl\""
    ),
    (
      "null", "2",
      "entries[0].element: the number 2 cannot stand here; allowed: a text in double quotes"
    ),
  ]) func brokenEntries(old: String, new: String, message: String) {
    func file(_ entry: String) -> String {
      "{\"format\": \"duo-render/baseline\", \"version\": 1, \"entries\": [{\(entry)}]}"
    }
    #expect(Self.decoded(file(Self.entry)).baseline?.entries.count == 1)
    let (baseline, messages) = Self.decoded(
      file(
        Self.entry.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)))
    #expect(baseline == nil)
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix(message) == true, "\(messages)")
    #expect(messages.first?.hasPrefix("b.json: 1:") == true)
  }
}
