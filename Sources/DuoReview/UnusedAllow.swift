import DuoJSON

/// An `allow` that no longer silences anything.
public struct UnusedAllow: Hashable, Sendable {
  public var file: String?
  public var place: JSONPlace?
  /// As the file spells it.
  public var element: String
  public var rule: String

  public init(file: String?, place: JSONPlace?, element: String, rule: String) {
    self.file = file
    self.place = place
    self.element = element
    self.rule = rule
  }
}
