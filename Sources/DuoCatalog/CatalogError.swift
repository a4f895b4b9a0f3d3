/// Everything that is wrong with a catalogue, one line each: `FILE: LINE:COLUMN: KEY: problem; remedy`.
public struct CatalogError: Error, Hashable, Sendable {
  public var messages: [String]

  public init(messages: [String]) { self.messages = messages }
}
