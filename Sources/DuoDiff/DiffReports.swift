/// The report in each kind (interface.md, `--report`).
public enum DiffTextReport {
  /// - Parameter colors: whether escape sequences may colour it.
  public static func text(_ report: DiffReport, colors: Bool = false) -> String { "" }
}

public enum DiffJSONReport {
  public static func text(_ report: DiffReport) -> String { "" }
}

public enum DiffSARIFReport {
  public static func text(_ report: DiffReport) -> String { "" }
}

public enum DiffJUnitReport {
  public static func text(_ report: DiffReport) -> String { "" }
}

public enum DiffGitHubReport {
  public static func text(_ report: DiffReport) -> String { "" }
}

public enum DiffMarkdownReport {
  /// Under 60,000 characters, whatever happened.
  public static func text(_ report: DiffReport) -> String { "" }
}
