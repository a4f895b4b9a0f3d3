import Testing

@testable import DuoDiff

@Suite struct DuoDiffTests {
  @Test func prints() {
    for report in [DiffSample.full, DiffSample.same] {
      print(DiffTextReport.text(report))
      print("-------")
      print(DiffMarkdownReport.text(report))
      print("-------")
      print(DiffGitHubReport.text(report))
      print("-------")
      print(DiffJUnitReport.text(report))
      print("-------")
    }
    print(DiffJSONReport.text(DiffSample.full))
    print(DiffSARIFReport.text(DiffSample.full))
  }
}
