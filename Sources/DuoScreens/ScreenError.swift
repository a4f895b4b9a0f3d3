/// Why a file is no screen: everything that is wrong in it, one line each, in the order of the file.
public struct ScreenError: Error, Hashable, Sendable {
  public var messages: [String]

  public init(messages: [String]) { self.messages = messages }
}
