/// Why a text is no layout JSON: everything that is wrong in it, one line each, in the order of the text.
public struct LayoutFileError: Error, Hashable, Sendable {
  public var messages: [String]

  public init(messages: [String]) { self.messages = messages }
}
