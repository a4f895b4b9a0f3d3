/// How much a finding weighs; weaker ones sort before stronger ones.
public enum Severity: String, CaseIterable, Sendable, Comparable {
  /// Something the pose does to any screen.
  case note
  /// A fault of the screen that people notice.
  case warning
  /// A fault of the screen that keeps somebody from using it.
  case error

  public static func < (a: Severity, b: Severity) -> Bool { a.weight < b.weight }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
