/// Leads what Cairo writes to a sink, and keeps what the sink threw, since Cairo only hears yes or no.
final class Drain {
  private let sink: CairoCanvas.Sink
  private var failure: (any Error)?

  init(_ sink: @escaping CairoCanvas.Sink) { self.sink = sink }

  func take(_ bytes: [UInt8]) -> Bool {
    guard failure == nil else { return false }
    do {
      try bytes.withUnsafeBytes(sink)
      return true
    } catch {
      failure = error
      return false
    }
  }

  /// - Throws: What the sink threw, else the failure of `result`.
  func finish(_ result: Result<Void, any Error>) throws {
    if let failure { throw failure }
    try result.get()
  }
}
