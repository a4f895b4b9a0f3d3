import DuoJSON
import DuoLayout
import Foundation
import Testing

@testable import DuoReview

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The reports in markup: JUnit's XML and the page.
@Suite struct MarkupReportTests {
  @Test func junit() {
    let text = JUnitReport.text(ReportSample.full)
    #expect(
      text.hasPrefix(
        #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="duo-render" tests="15" failures="5" errors="0" skipped="3">
          <testsuite name="Quiz" tests="15" failures="5" errors="0" skipped="3">
            <testcase name="target-too-small in closed" classname="Quiz.target-too-small">
              <failure message="first.go: is 20.5 pt wide">./my screens/quiz.json:12:5: error: first.go: is 20.5 pt wide, in closed</failure>
            </testcase>
            <testcase name="target-too-small in open" classname="Quiz.target-too-small">
              <system-out>./my screens/quiz.json:12:5: warning: first.go: is 40 pt wide, in open (faceToFace only)</system-out>
            </testcase>
            <testcase name="target-too-small in tent" classname="Quiz.target-too-small"/>
            <testcase name="private-on-shared-screen in closed" classname="Quiz.private-on-shared-screen">
              <failure message="second.a|b&quot;&lt;c&gt;&amp;]]&gt;:,%`_é: shows “1 [x]”\nto both::\u{1}\u{202e}, 50 % &lt;b&gt;&amp;amp;&lt;/b&gt; |">./my screens/quiz.json:31:9: error: second.a|b&quot;&lt;c&gt;&amp;]]&gt;:,%`_é: shows “1 [x]”\nto both::\u{1}\u{202e}, 50 % &lt;b&gt;&amp;amp;&lt;/b&gt; |, in closed (rtl only)</failure>
            </testcase>

        """#))
    #expect(
      text.hasSuffix(
        #"""
            <testcase name="odd-columns in tent" classname="Quiz.odd-columns">
              <skipped message="left out with --ignore"/>
              <system-out>./my screens/quiz.json:25:5: in the baseline: second.board: has 3 columns, in tent (sameWay only)</system-out>
            </testcase>
            <testcase name="uneven-halves in closed" classname="Quiz.uneven-halves"/>
            <testcase name="uneven-halves in open" classname="Quiz.uneven-halves">
              <system-out>./my screens/quiz.json: note: half of first: first has 22.6 % more area, in open</system-out>
            </testcase>
            <testcase name="uneven-halves in tent" classname="Quiz.uneven-halves">
              <system-out>./my screens/quiz.json: note: half of first: first has 12 % more area, in tent</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """#))
  }

  /// A dashboard is red exactly where the exit code is 1.
  @Test(arguments: [(Severity.error, 5), (.warning, 6)])
  func junitFailsForWhatFails(_ severity: Severity, failures: Int) throws {
    let full = ReportSample.full
    let report = ReviewReport(
      panels: full.panels, review: full.review, rules: full.rules, failsOn: severity)
    let document = try XMLDocument(xmlString: JUnitReport.text(report))
    #expect(try document.nodes(forXPath: "//testcase[failure]").count == failures)
    let counted = document.rootElement()?.attribute(forName: "failures")?.stringValue
    #expect(counted == "\(failures)")
  }

  /// Every code point an identifier could be made of survives, or is one that XML 1.0 has no way to write (2.2).
  @Test func everythingInANameIsWellFormed() throws {
    var name = "second."
    for value in (0...0x2FF).map(UInt32.init) + [0x2028, 0xFFFE, 0xFFFF, 0x1F600, 0x1FFFE] {
      if let scalar = Unicode.Scalar(value) { name.unicodeScalars.append(scalar) }
    }
    var finding = ReportSample.known[0]
    finding.element = name
    finding.message = name
    finding.severity = .error
    finding.panel.screen = name
    let report = ReviewReport(
      panels: [ReportedPanel(key: finding.panel, id: "", millimetresPerPoint: 1)],
      review: Review(findings: [[finding]]), rules: ReportSample.rules)
    let document = try XMLDocument(xmlString: JUnitReport.text(report))
    let suite = try #require(try document.nodes(forXPath: "//testsuite/@name").first?.stringValue)
    for part in ["!\"#$%&'()*+,-./0123456789:;<=>?@", "[\\]^_`", "{|}~", "\u{1F600}"] {
      #expect(suite.contains(part))
    }
    #expect(suite.unicodeScalars.count { $0 == "\u{FFFD}" } == 29 + 33 + 3)
    let page = HTMLReport.text(report)
    #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test func thePageNeedsNothingElse() {
    let page = HTMLReport.text(ReportSample.full)
    for sign in ["<script", "http:", "https:", "src=", "@import", "url("] {
      #expect(!page.contains(sign), "\(sign)")
    }
    #expect(page.contains("prefers-color-scheme: dark"))
    #expect(page.contains("<b>fails</b> 3 errors, 1 warning, 1 note in 12 panels;"))
    #expect(HTMLReport.text(ReportSample.clean).contains("<b>passes</b> no errors"))
  }

  @Test func thePageShowsNamesAndDoesNotRunThem() {
    let page = HTMLReport.text(ReportSample.full)
    #expect(
      page.contains(
        #"<h3>second.a|b&quot;&lt;c&gt;&amp;]]&gt;:,%`_é <span class="place">./my screens/quiz.json:31:9</span></h3>"#
      ))
    #expect(page.contains(#"\nto both::\u{1}\u{202e}, 50 % &lt;b&gt;&amp;amp;&lt;/b&gt; |<br>"#))
    #expect(page.contains("<p>Both see the &lt;whole&gt; display.</p>"))
    #expect(
      page.contains(
        "<br>second.leave (./my screens/quiz.json:20:5): a &quot;reason&quot; | &lt;ok&gt;</li>"))
  }

  /// Every rule that is linked to is explained, and tags close in the order they open.
  @Test func thePageHangsTogether() throws {
    let page = HTMLReport.text(ReportSample.full)
    for match in page.matches(of: #/href="#([^"]*)"/#) {
      #expect(page.components(separatedBy: "id=\"\(match.output.1)\"").count == 2)
    }
    var open: [Substring] = []
    for match in page.matches(of: #/<(\/?)([a-z0-9]+)[^>]*>/#) {
      let (_, slash, tag) = match.output
      if ["meta", "br"].contains(tag) { continue }
      if slash.isEmpty { open.append(tag) } else { #expect(open.popLast() == tag) }
    }
    #expect(open.isEmpty)
  }
}
