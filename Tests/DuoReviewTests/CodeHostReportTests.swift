import DuoJSON
import DuoLayout
import Testing

@testable import DuoReview

/// The reports that a code host reads: annotations and comments.
@Suite struct CodeHostReportTests {
  /// GitHub, "Workflow commands": in data `%`, CR and LF are escaped, in properties `:` and `,` too.
  @Test func annotations() {
    #expect(
      GitHubReport.text(ReportSample.full) == #"""
        ::error file=my screens/quiz.json,line=12,col=5,title=target-too-small%3A first.go::is 20.5 pt wide%0Ain closed; at worst 20.5 pt (3.4 mm), limit 28 pt (4.6 mm)
        ::error file=my screens/quiz.json,line=31,col=9,title=private-on-shared-screen%3A second.a|b"<c>&]]>%3A%2C%25`_é::shows “1 [x]”\nto both::\u{1}\u{202e}, 50 %25 <b>&amp;</b> |%0Ain closed, open (rtl only); tent
        ::error file=my screens/quiz.json,title=gesture-on-half%3A half of second::the half itself takes taps%0Ain open
        ::warning file=my screens/quiz.json,line=12,col=5,title=target-too-small%3A first.go::is 40 pt wide%0Ain open (faceToFace only); 40 pt (6.6 mm), limit 44 pt (7.3 mm)
        ::notice file=my screens/quiz.json,title=uneven-halves%3A half of first::first has 22.6 %25 more area%0Ain open, tent; at worst in open
        ::warning title=duo-render::./my screens/quiz.json:40:7: first.go: "allow" of on-fold silences nothing any more; leave it out
        ::warning title=duo-render::base line.json: 1 entry silences nothing any more; --update-baseline drops it
        3 errors, 1 warning, 1 note in 12 panels; 1 allowed, 1 in the baseline

        """#)
  }

  @Test(arguments: ["standard input", "builtin:duel", nil])
  func whatIsNoFileIsNotNamedAsOne(file: String?) {
    var finding = ReportSample.known[0]
    finding.file = file
    let report = ReviewReport(
      panels: ReportSample.panels, review: Review(findings: [[finding]]), rules: [])
    let line =
      "::warning title=odd-columns%3A second.board::has 3 columns%0Ain tent (sameWay ltr only)"
    #expect(GitHubReport.text(report).hasPrefix(line + "\n"))
    #expect(!SARIFReport.text(report, version: "1.0.0").contains("physicalLocation"))
  }

  @Test func comment() {
    #expect(
      MarkdownReport.text(ReportSample.full) == #"""
        ### duo-render check

        **3 errors, 1 warning, 1 note in 12 panels; 1 allowed, 1 in the baseline**

        | | rule | element | what | where | value |
        | --- | --- | --- | --- | --- | --- |
        | error | <code>target-too-small</code> | <code>first.go</code><br><code>./my screens/quiz.json:12:5</code> | is 20.5 pt wide | closed | at worst 20.5 pt (3.4 mm), limit 28 pt (4.6 mm) |
        | error | <code>private-on-shared-screen</code> | <code>second.a\|b"&lt;c&gt;&amp;\]\]&gt;:,%\`\_é</code><br><code>./my screens/quiz.json:31:9</code> | shows “1 \[x\]”\\nto both::\\u\{1\}\\u\{202e\}, 50 % &lt;b&gt;&amp;amp;&lt;/b&gt; \| | closed, open (rtl only); tent |  |
        | error | <code>gesture-on-half</code> | <code>half of second</code><br><code>./my screens/quiz.json</code> | the half itself takes taps | open |  |
        | warning | <code>target-too-small</code> | <code>first.go</code><br><code>./my screens/quiz.json:12:5</code> | is 40 pt wide | open (faceToFace only) | 40 pt (6.6 mm), limit 44 pt (7.3 mm) |

        - ./my screens/quiz.json:40:7: first.go: "allow" of on-fold silences nothing any more; leave it out
        - base line.json: 1 entry silences nothing any more; --update-baseline drops it

        <details><summary>1 note</summary>

        | | rule | element | what | where | value |
        | --- | --- | --- | --- | --- | --- |
        | note | <code>uneven-halves</code> | <code>half of first</code><br><code>./my screens/quiz.json</code> | first has 22.6 % more area | open, tent | at worst in open |

        </details>

        <details><summary>Fairness</summary>

        | where | field pt², first / second | reach mm | smallest target pt | |
        | --- | --- | --- | --- | --- |
        | closed | 70000 / 70000 | 42.3 / - | 56 / - | both have the same field |
        | open, tent | 85820 / 70000 | 42.3 / 40.0 | 56 / - | first has 22.6 % more field |

        </details>

        """#)
  }

  @Test func aCleanComment() {
    #expect(
      MarkdownReport.text(ReportSample.clean)
        == "### duo-render check\n\n**no errors, no warnings, no notes in 12 panels**\n")
  }

  /// GitHub refuses a comment of more than 65,536 characters.
  @Test func aCommentHasRoomForSoMuch() throws {
    let findings = ReportSample.panels.map { panel -> [Finding] in
      (1...1000).map { number in
        Finding(
          rule: "on-fold", severity: number > 500 ? .note : .error, panel: panel.key,
          element: "first.\(number)", message: "lies on the fold", file: "quiz.json",
          place: .init(line: number, column: 1))
      }
    }
    let report = ReviewReport(
      panels: ReportSample.panels, review: Review(findings: findings), rules: [])
    let text = MarkdownReport.text(report)
    #expect(text.utf8.count < 65_536)
    let rows = text.components(separatedBy: "\n| error |").count - 1
    #expect(rows > 100)
    #expect(text.contains(" |\n\nand \(500 - rows) more\n\n<details><summary>500 notes</summary>"))
  }

  /// GitHub finds people, issues, addresses and emoji in what the Markdown reads as, so that only a blank without width
  /// keeps them apart; what opens a list or code at the beginning of a line does not here.
  @Test(arguments: [
    ("@someone #12 ~x~ $y$", ##"@&#8203;someone \#&#8203;12 \~x\~ \$y\$"##),
    ("a@b.org, owner/name#3, GH-4", ##"a@&#8203;b.org, owner/name\#&#8203;3, GH&#8203;-4"##),
    ("https://x.org www.x.org", "https:&#8203;//x.org www&#8203;.x.org"),
    (
      ":tada: :+1: :-1: :8ball: a: all",
      ":&#8203;tada: :&#8203;+1: :&#8203;-1: :&#8203;8ball: a: all"
    ),
    ("a:b", "a:&#8203;b"), ("a:b c", "a:b c"),
    ("quiz.json:12:5 quiz.json:100:5", "quiz.json:12:5 quiz.json:&#8203;100:5"),
    ("- a", ##"\- a"##), ("+ a", ##"\+ a"##), ("===", ##"\==="##), ("--all", "--all"),
    ("1. a", ##"1\. a"##),
    ("12) a", ##"12\) a"##),
    ("1.5 pt", "1.5 pt"), ("20 pt", "20 pt"), ("    a", "&#32;   a"),
    ("# a", ##"\#&#8203; a"##),
    ("> a", "&gt; a"), ("", ""),
  ])
  func whatMarkdownMayNotRead(_ text: String, _ expected: String) {
    #expect(MarkdownText.escaped(text) == expected)
  }

  @Test(arguments: [
    ("a*b<c>@d", "`a*b<c>@d`"), ("a`b", #"<code>a\`b</code>"#),
    ("a|@b", #"<code>a\|@&#8203;b</code>"#),
    ("a\nb", #"`a\nb`"#), ("", "<code></code>"), (" ", "<code> </code>"),
  ])
  func asCode(_ text: String, _ expected: String) {
    #expect(MarkdownText.span(text) == expected)
  }

  /// The runner of a workflow reads `##[name]` wherever it stands in a line.
  @Test func noCommandWithinALine() {
    #expect(ReportText.plain("a ##[add-mask]b #[c]") == "a ##\\u{5b}add-mask]b #[c]")
  }
}
