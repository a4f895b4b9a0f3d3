/// Everything that is wrong with the captures of one run.
public struct CaptureFaults: Error, Hashable, Sendable {
  /// `FILE: WHERE: what is wrong; what would be right`
  public var messages: [String]

  public init(messages: [String]) { self.messages = messages }
}
