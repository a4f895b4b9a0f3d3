import Dispatch
import Synchronization

/// Two files decoded at once, each on a thread of its own, with their rows to be looked at as they come.
public struct PNGPair: Sendable {
  public let before: PNGStraight
  public let after: PNGStraight

  /// The pixels of both files while they are being decoded.
  ///
  /// Rows that were not waited for hold anything, and nothing may be looked at after the call that this was handed to.
  public struct Coming: @unchecked Sendable {
    /// What the files say before their pixels. A profile is told, notes not yet.
    public let before: PNGInfo
    public let after: PNGInfo
    /// As in `PNGStraight`.
    public let beforeWords: UnsafePointer<UInt32>
    public let afterWords: UnsafePointer<UInt32>
    fileprivate let gate: RowGate

    /// Waits until both pictures have their first `count` rows, or all of them where they have no more. Any number of
    /// threads may wait; what is there already is told at once.
    ///
    /// - Throws: `Failed` where a file turned out to be damaged: there is nothing more to wait for, and what was made of
    ///   its pixels is to be dropped.
    public func wait(rows count: Int) throws(Failed) {
      guard gate.wait(count) else { throw Failed() }
    }
  }

  /// A file turned out to be damaged while it was decoded; which and how is thrown by what decodes.
  public struct Failed: Error {
    public init() {}
  }

  /// Decodes both files wholly, and hands their coming pixels to `body` on the calling thread.
  ///
  /// - Parameters:
  ///   - limit: pixels that each picture may have, held against its header before memory is taken.
  ///   - jobs: with 1 nothing is done at once: both are decoded before `body` is called.
  ///   - body: what it returns comes back, unless a fault was found in a file, were it after the last row.
  /// - Throws: `PNGPairError` with what is wrong on each side. Where either has a fault before its pixels, nothing is
  ///   decoded.
  public static func decode<Result>(
    before: [UInt8], after: [UInt8], limit: Int = PNGStraight.limit, jobs: Int,
    whileComing body: (Coming) throws(Failed) -> Result
  ) throws(PNGPairError) -> (pair: PNGPair, result: Result) {
    let scans = try both(
      attempt { () throws(PNGError) in try PNGInfo.scan(before, limit: limit) },
      attempt { () throws(PNGError) in try PNGInfo.scan(after, limit: limit) })
    let sides = [
      Side(index: 0, bytes: before, scan: scans.0), Side(index: 1, bytes: after, scan: scans.1),
    ]
    let gate = RowGate()
    var faults: [PNGError?] = [nil, nil]
    var notes: [[String]] = [[], []]
    var result: Result?
    var words: [[UInt32]] = [[], []]
    // The second array is filled inside the filling of the first, so that both are there while rows come.
    let outer = attempt { () throws(PNGError) in
      words[0] = try PixelRoom.array(UInt32.self, count: sides[0].count) {
        (first) throws(PNGError) in
        let inner = attempt { () throws(PNGError) in
          words[1] = try PixelRoom.array(UInt32.self, count: sides[1].count) {
            (second) throws(PNGError) in
            let coming = Coming(
              before: scans.0.info, after: scans.1.info, beforeWords: UnsafePointer(first),
              afterWords: UnsafePointer(second), gate: gate)
            let outcome = run(sides, into: [first, second], gate: gate, jobs: jobs) {
              result = try? body(coming)
            }
            faults = outcome.map { $0.fault }
            notes = outcome.map { $0.notes }
            if let fault = faults[1] { throw fault }
          }
        }
        if case .failure(let fault) = inner { faults[1] = fault }
        if let fault = faults[0] ?? faults[1] { throw fault }
      }
    }
    if faults[0] == nil, faults[1] == nil, case .failure(let fault) = outer { faults[0] = fault }
    guard faults[0] == nil, faults[1] == nil, let result else {
      throw PNGPairError(before: faults[0], after: faults[1])
    }
    var infos = (scans.0.info, scans.1.info)
    infos.0.notes = notes[0]
    infos.1.notes = notes[1]
    let pair = PNGPair(
      before: PNGStraight(info: infos.0, words: words[0]),
      after: PNGStraight(info: infos.1, words: words[1]))
    return (pair, result)
  }

  /// One of the files, and what its walk found.
  private struct Side: Sendable {
    let index: Int
    let bytes: [UInt8]
    let scan: PNGScan

    var count: Int { scan.info.width * scan.info.height }

    func decode(into words: UnsafeMutablePointer<UInt32>, gate: RowGate) -> Outcome {
      do throws(PNGError) {
        let warnings = try bytes.withUnsafeBufferPointer { bytes throws(PNGError) in
          let reader = try PNGReader(bytes, asWords: true)
          guard reader.rowLength == scan.info.width * 4 else {
            throw .unreadable(.structure("its rows are not as long as its header says"))
          }
          return try reader.read(into: words) { rows in
            gate.announce(rows, isAll: rows >= scan.info.height, side: index)
          }
        }
        return Outcome(notes: scan.notes(with: warnings))
      } catch {
        gate.shut()
        return Outcome(fault: error)
      }
    }
  }

  private struct Outcome: Sendable {
    var fault: PNGError?
    var notes: [String] = []
  }

  /// Where the words of both sides go; each decoder writes its own.
  private struct Targets: @unchecked Sendable {
    let starts: [UnsafeMutablePointer<UInt32>]
  }

  private static func run(
    _ sides: [Side], into starts: [UnsafeMutablePointer<UInt32>], gate: RowGate, jobs: Int,
    body: () -> Void
  ) -> [Outcome] {
    guard jobs > 1 else {
      let outcomes = sides.map { $0.decode(into: starts[$0.index], gate: gate) }
      body()
      return outcomes
    }
    let targets = Targets(starts: starts)
    let outcomes = Mutex([Outcome(), Outcome()])
    let group = DispatchGroup()
    for side in sides {
      // A queue of its own gives each a thread at once, however busy the shared pool is.
      DispatchQueue(label: "duo-render.decoder").async(group: group) {
        let outcome = side.decode(into: targets.starts[side.index], gate: gate)
        outcomes.withLock { $0[side.index] = outcome }
      }
    }
    body()
    group.wait()
    return outcomes.withLock { $0 }
  }

  private static func attempt<Value>(
    _ body: () throws(PNGError) -> Value
  ) -> Swift.Result<Value, PNGError> {
    Swift.Result { () throws(PNGError) in try body() }
  }

  private static func both<Value>(
    _ before: Swift.Result<Value, PNGError>, _ after: Swift.Result<Value, PNGError>
  ) throws(PNGPairError) -> (Value, Value) {
    switch (before, after) {
    case (.success(let before), .success(let after)): return (before, after)
    case (.failure(let fault), .success): throw PNGPairError(before: fault, after: nil)
    case (.success, .failure(let fault)): throw PNGPairError(before: nil, after: fault)
    case (.failure(let one), .failure(let other)):
      throw PNGPairError(before: one, after: other)
    }
  }
}
