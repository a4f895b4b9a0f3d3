import DuoCatalog
import DuoLayout
import DuoScreens
import Foundation
import Testing

@testable import DuoReview

@Suite struct JSONReportTests {
  private typealias Object = [String: Any]

  private func document(_ report: ReviewReport) throws -> Object {
    let catalog = try Catalog.builtIn()
    let screen = Screen(name: "Quiz", both: [Element(id: "go", role: .control)])
    let layouts = try report.panels.map { panel in
      let pose = try #require(catalog.pose(named: panel.key.pose))
      return try PanelLayout.solve(
        LayoutRequest(
          device: catalog.device, pose: pose, screen: screen, facing: panel.key.facing,
          direction: panel.key.direction))
    }
    let text = JSONReport.text(report, layouts: layouts, device: catalog.device)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  /// interface.md: the layout JSON with its findings; keys may be added.
  @Test func isTheLayoutWithItsFindings() throws {
    let document = try document(ReportSample.full)
    #expect(document["format"] as? String == "duo-render/layout")
    #expect(document["version"] as? Int == 1)
    let panels = try #require(document["panels"] as? [Object])
    #expect(panels.compactMap { $0["id"] as? String } == ReportSample.panels.map(\.id))
    for (panel, expected) in zip(panels, ReportSample.full.review.findings) {
      let findings = try #require(panel["findings"] as? [Object])
      #expect(findings.compactMap { $0["fingerprint"] as? String } == expected.map(\.fingerprint))
    }
    let finding = try #require((panels[0]["findings"] as? [Object])?.first)
    #expect(
      Set(finding.keys) == [
        "rule", "severity", "seat", "element", "frame", "value", "limit", "unit", "message",
        "fingerprint", "file", "line", "column",
      ])
    #expect(finding["line"] as? Int == 12 && finding["column"] as? Int == 5)
    let tricky = try #require((panels[1]["findings"] as? [Object])?.last)
    #expect(tricky["element"] as? String == ReportSample.trickyName)
    #expect(tricky["message"] as? String == ReportSample.trickyMessage)
  }

  @Test func saysWhatWasSilencedAndWhy() throws {
    let review = try #require(try document(ReportSample.full)["review"] as? Object)
    #expect(review["errors"] as? Int == 3 && review["warnings"] as? Int == 1)
    #expect(review["notes"] as? Int == 1 && review["panels"] as? Int == 12)
    let allowed = try #require(review["allowed"] as? [Object])
    #expect(allowed.count == 4)
    #expect(allowed[0]["reason"] as? String == "a \"reason\" | <ok>")
    #expect(allowed[0]["pose"] as? String == "open")
    #expect((review["inBaseline"] as? [Object])?.count == 2)
    let stale = try #require(review["staleBaselineEntries"] as? [Object])
    #expect(stale.map { $0["element"] as? String } == ["first.gone"])
    let unused = try #require(review["unusedAllows"] as? [Object])
    #expect(unused[0]["rule"] as? String == "on-fold" && unused[0]["line"] as? Int == 40)
    let fairness = try #require(review["fairness"] as? [Object])
    #expect(fairness.count == 12)
    let shares = try #require(fairness[4]["shares"] as? [Object])
    #expect(shares[0]["fieldArea"] as? Double == 85820.4)
    #expect(shares[0]["reachMillimetres"] as? Double == 42.34)
    #expect(shares[1]["smallestTarget"] is NSNull)
  }
}
