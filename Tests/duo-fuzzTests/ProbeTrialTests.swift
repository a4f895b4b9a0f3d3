import DuoCatalog
import Testing

@testable import duo_fuzz

@Suite struct ProbeTrialTests {
  /// A part of what the fuzzer tries; both outcomes occur, so that neither is what everything comes to.
  @Test func oddLogsAreRefusedOrTaken() throws {
    let trial = ProbeTrial(catalog: try Catalog.builtIn(), seed: 5)
    var taken = 0
    for number in 0..<300 {
      let (words, isTaken) = trial.broken(trial.bytes(of: number))
      #expect(words == nil, "case \(number): \(words ?? "")")
      if isTaken { taken += 1 }
    }
    #expect((50...280).contains(taken), "\(taken) of 300 were taken")
    #expect(trial.bytes(of: 3) == trial.bytes(of: 3))
  }
}
