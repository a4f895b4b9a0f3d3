import Dispatch
import Synchronization

/// Compares two pictures band by band on several threads, and puts the bands together from the top.
final class BandBoard<Failure: Error>: Sendable {
  private struct State: Sendable {
    var next = 0
    var findings: [BandFinding?]
    /// Of the topmost band that failed, so that it does not depend on who was first.
    var failure: (band: Int, error: Failure)?
  }

  /// Pixels of a band: enough to be worth a thread, few enough that bands follow a decoder closely.
  private static var bandPixels: Int { 1 << 18 }

  private let before: PixelMemory
  private let after: PixelMemory
  private let options: PixelDiffOptions
  private let masks: MaskRows
  private let rowsPerBand: Int
  private let bands: Int
  private let height: Int
  private let waitForRows: @Sendable (Int) throws(Failure) -> Void
  private let state: Mutex<State>

  init(
    before: PixelMemory, after: PixelMemory, options: PixelDiffOptions,
    waitForRows: @escaping @Sendable (Int) throws(Failure) -> Void
  ) {
    self.before = before
    self.after = after
    self.options = options
    self.waitForRows = waitForRows
    let width = max(before.width, after.width)
    height = max(before.height, after.height)
    masks = MaskRows(options.masks, width: width, height: height)
    // No band cuts through a cell.
    let cells = Self.bandPixels / max(1, width) / RegionCells.side
    rowsPerBand = max(1, cells) * RegionCells.side
    bands = (height + rowsPerBand - 1) / rowsPerBand
    state = Mutex(State(findings: Array(repeating: nil, count: bands)))
  }

  /// The findings from the top.
  func run(jobs: Int) throws(Failure) -> [BandFinding] {
    let helpers = min(jobs, bands) - 1
    let group = DispatchGroup()
    for _ in 0..<max(0, helpers) {
      // A queue of its own gives each a thread at once, however busy the shared pool is.
      DispatchQueue(label: "duo-render.comparison").async(group: group) { self.work() }
    }
    work()
    group.wait()
    let (failure, findings) = state.withLock { ($0.failure?.error, $0.findings) }
    if let failure { throw failure }
    return findings.compactMap { $0 }
  }

  private func work() {
    var comparison = BandComparison(before: before, after: after, options: options, masks: masks)
    while let band = take() {
      let rows = band * rowsPerBand..<min((band + 1) * rowsPerBand, height)
      do throws(Failure) {
        // Whether a pixel smooths an edge shows in its neighbours and theirs.
        try waitForRows(min(rows.upperBound + 2, height))
      } catch {
        state.withLock { state in
          if state.failure.map({ $0.band > band }) ?? true { state.failure = (band, error) }
        }
        return
      }
      let finding = comparison.compare(rows: rows)
      state.withLock { $0.findings[band] = finding }
    }
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.failure == nil, state.next < bands else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }
}
