/// The comparison as a comment on a pull request (interface.md, `--report markdown`).
///
/// Sentences come first, new errors before all, then three pictures; the rest is folded. Nothing in it can end its
/// structure, tell people or link to anything but the pictures.
public enum DiffMarkdownReport {
  /// The first line, by which whoever posts the comment finds it again.
  public static let marker = "<!-- duo-render diff -->"

  /// Bytes, and so characters however they are counted; GitHub takes 65,536 of a comment.
  static let most = 59_500

  /// Under 60,000 characters, whatever happened.
  public static func text(_ report: DiffReport) -> String {
    var page = DiffMarkdownPage(report)
    let blocks = page.blocks()
    return ([marker + "\n" + page.heading] + blocks).joined(separator: "\n\n") + "\n"
  }
}
