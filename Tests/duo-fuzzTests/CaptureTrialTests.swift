import DuoCapture
import DuoCatalog
import Testing

@testable import duo_fuzz

@Suite struct CaptureTrialTests {
  /// A small part of what `make fuzz` tries; some are read and some refused, so that neither is what all come to.
  @Test func oddCapturesAreRefusedOrRead() throws {
    let trial = try CaptureTrial(catalog: try Catalog.builtIn(), seed: 7)
    var told = 0
    var read = 0
    for number in 0..<150 {
      let broken = trial.broken(number)
      #expect(broken == nil, "case \(number): \(broken ?? "")")
      let bytes = trial.bytes(of: number)
      guard let format = CaptureReader.format(of: bytes) else { continue }
      told += 1
      if (try? CaptureReader.tree(bytes, as: format)) != nil { read += 1 }
    }
    #expect(told > 100 && read > 25 && told - read > 25, "\(told) told, \(read) read")
  }

  @Test func theSameNumberGivesTheSameBytes() throws {
    let catalog = try Catalog.builtIn()
    let one = try CaptureTrial(catalog: catalog, seed: 3)
    let other = try CaptureTrial(catalog: catalog, seed: 4)
    #expect((0..<20).allSatisfy { one.bytes(of: $0) == one.bytes(of: $0) })
    #expect((0..<20).contains { one.bytes(of: $0) != other.bytes(of: $0) })
  }
}
