import DuoLayout
import PNGImage
import Testing

@testable import duo_fuzz

@Suite struct PNGTrialTests {
  /// Both outcomes occur, so that neither is what everything comes to.
  @Test func oddFilesAreRefusedOrDecoded() {
    var decoded = 0
    for number in UInt64(0)..<3_000 {
      var random = SplitMix64(seed: number)
      let bytes = PNGTrial.bytes(&random)
      if let words = PNGTrial.judge(bytes) { Issue.record("case \(number): \(words)") }
      if (try? PNGImage(decoding: bytes)) != nil { decoded += 1 }
      random = SplitMix64(seed: number)
      #expect(PNGTrial.bytes(&random) == bytes)
    }
    #expect((600...2_400).contains(decoded), "\(decoded)")
  }
}
