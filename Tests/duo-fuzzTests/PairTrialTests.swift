import DuoLayout
import Testing

@testable import duo_fuzz

@Suite struct PairTrialTests {
  /// Both outcomes occur, so that neither is what everything comes to.
  @Test func oddPairsAreRefusedOrCompared() {
    let subject = PairSubject(seed: 1)
    var counts = (refused: 0, taken: 0)
    for number in 0..<600 {
      switch subject.run(number) {
      case .refused: counts.refused += 1
      case .taken: counts.taken += 1
      case .broken(let words): Issue.record("case \(number): \(words)")
      }
      #expect(subject.bytes(of: number) == subject.bytes(of: number))
    }
    #expect(counts.refused > 100 && counts.taken > 100, "\(counts)")
  }
}
