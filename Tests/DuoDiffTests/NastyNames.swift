import DuoGeometry
import ImageDiff
import LayoutDiff

@testable import DuoDiff

/// Names and sentences that would break a report that trusted them.
enum NastyNames {
  static let all = [
    "a|b", "a\\|b", "a`b``c", "`", "``` \n```", "[x](https://evil.example)", "![x](y)", "[^1]: z",
    "<script>alert(1)</script>", "</details>", "<!-- x", "--> x", "]]>", "<![CDATA[", "&amp;&#64;",
    "@octocat", "x@octocat y", "#123", "owner/repo#123", "GH-123", "https://evil.example/a",
    "www.evil.example", ":tada:", "a\nb", "a\r\n::error::b", "::add-mask::x", "##[add-mask]x",
    "\u{1B}[31mred\u{1B}]0;title\u{07}", "\u{202E}gnp.exe", "\u{2066}x", "\u{61C}x", "\u{2028}x",
    "\u{0}", "\u{FFFE}", "\u{85}", "\"quoted\" 'twice'", "100%41,a:b", "    code", "- item",
    "1. item", "===", "---", "# title", "> quote", "*a* _b_ ~~c~~ $d$", "a  \nb", "", " ", "\\",
    "e\u{301}\u{301}\u{301}", "👩‍👩‍👧", "../../up", "//host/x", "C:\\x", "| a | b |", "x`|@y", "a\tb",
    String(repeating: "é|`@<\n", count: 700),
  ]

  /// A report with the name everywhere that a name can be.
  static func report(_ name: String) -> DiffReport {
    let region = DiffedRegion(
      pixelFrame: PixelRect(x: 1, y: 2, width: 3, height: 4),
      frame: Rect(x: 1, y: 2, width: 3, height: 4),
      panel: name, names: [name, name], pixels: 5)
    func file(_ kind: String) -> DiffPictureFiles.File {
      .init(path: "\(name)/\(name).\(kind).png")
    }
    let picture = DiffedPicture(
      name: name + "1", title: name, before: DiffSample.size(1, 1), after: DiffSample.size(1, 1),
      differing: 5, regions: [region],
      files: DiffPictureFiles(before: file("before"), difference: file("difference")))
    let changes = [LayoutChange.Weight.newError, .newWarning, .touched, .device].map {
      LayoutChange(
        kind: .moved, weight: $0, screen: name, subject: name, element: name,
        panels: [name + "1"], sentence: "\(name) moved to \(name)")
    }
    return DiffReport(
      before: name, after: name,
      files: [
        DiffedFile(path: name, status: .unreadable, reason: name),
        DiffedFile(
          path: name, status: .changed, reason: name, notes: [name, name], pictures: [picture],
          changes: changes, samePanels: 1),
        DiffedFile(path: name, status: .changed, pictures: [picture]),
        DiffedFile(path: name, status: .new, reason: name),
        DiffedFile(path: name, status: .same, notes: [name]),
      ], accept: "to accept: duo-render diff --accept \(name)",
      imageBase: "https://example.org/\(name)", version: "1", folder: name)
  }
}
