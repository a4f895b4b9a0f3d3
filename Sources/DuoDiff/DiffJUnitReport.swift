import DuoReview
import LayoutDiff

/// JUnit's XML: a suite for each file, in it a case for each panel, or one for the file.
public enum DiffJUnitReport {
  private struct Case {
    var name: String
    var failure: String?
    var isError = false
    var lines: [String] = []
    var output: [String] = []
  }

  public static func text(_ report: DiffReport) -> String {
    let suites = report.files.map { ($0, cases($0)) }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"duo-render diff\" \(counts(suites.flatMap(\.1)))>",
    ]
    for (file, cases) in suites {
      let path = ReportText.plain(file.path)
      lines.append("  <testsuite name=\(attribute(path)) \(counts(cases))>")
      for item in cases { lines += element(item, accept: report.lastWord) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func counts(_ cases: [Case]) -> String {
    let failures = cases.count { $0.failure != nil && !$0.isError }
    let errors = cases.count { $0.failure != nil && $0.isError }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
  }

  private static func cases(_ file: DiffedFile) -> [Case] {
    let panels = file.pictures.filter { !$0.name.isEmpty }
    var whole = Case(name: file.path, output: file.notes)
    if let same = file.samePanels, same > 0 {
      whole.output.append("\(ReportText.count(same, "panel")) same")
    }
    if file.status == .unreadable {
      whole.failure = file.verdict
      whole.isError = true
      return [whole]
    }
    // A panel's case tells the changes in it; the whole file's what no panel tells.
    var byPanel: [String: [LayoutChange]] = [:]
    var rest: [LayoutChange] = []
    let names = Set(panels.map(\.name))
    for change in file.designChanges + file.changes.filter(\.isDeviceFact) {
      let told = change.panels.filter(names.contains)
      for panel in told { byPanel[panel, default: []].append(change) }
      if told.isEmpty { rest.append(change) }
    }
    whole.lines = rest.map(line)
    let hasBothSides = file.status != .new && file.status != .deleted
    if panels.isEmpty {
      whole.lines += hasBothSides ? file.pictures.flatMap(regions) : []
      if !file.status.isSame { whole.failure = file.verdict }
      return [whole]
    }
    let cases = panels.map { picture in
      let own = (byPanel[picture.name] ?? []).map(line)
      let fails = picture.isChanged || !own.isEmpty
      return Case(
        name: "\(file.path): \(picture.name)",
        failure: fails && !file.status.isSame ? picture.verdict : nil,
        lines: own + (hasBothSides ? regions(picture) : []))
    }
    if !file.status.isSame, !rest.isEmpty || cases.allSatisfy({ $0.failure == nil }) {
      whole.failure = file.verdict
    }
    let isTold = whole.failure != nil || !whole.output.isEmpty
    return (isTold ? [whole] : []) + cases
  }

  private static func line(_ change: LayoutChange) -> String {
    let device = change.isDeviceFact ? "of the device: " : ""
    return device + (change.mark.map { "\($0): " } ?? "") + change.sentence
  }

  private static func regions(_ picture: DiffedPicture) -> [String] {
    picture.regions.mostChanged.prefix(20).map { DiffWords.region($0, in: picture.name) }
  }

  private static func element(_ item: Case, accept: String?) -> [String] {
    let start =
      "    <testcase name=\(attribute(ReportText.plain(item.name))) classname=\"duo-render.diff\""
    var body: [String] = []
    if let failure = item.failure {
      let name = item.isError ? "error" : "failure"
      let lines = (item.lines + (item.isError ? [] : [accept].compactMap { $0 }))
      body.append(
        "      <\(name) message=\(attribute(ReportText.plain(failure)))>\(text(lines))</\(name)>")
    }
    if !item.output.isEmpty {
      body.append("      <system-out>\(text(item.output))</system-out>")
    }
    return body.isEmpty ? [start + "/>"] : [start + ">"] + body + ["    </testcase>"]
  }

  private static func text(_ lines: [String]) -> String {
    ReportText.markup(lines.map(ReportText.plain).joined(separator: "\n"))
  }

  private static func attribute(_ text: String) -> String {
    "\"\(ReportText.markup(text, isAttribute: true))\""
  }
}
