import DuoCatalog
import Testing

@testable import duo_fuzz

@Suite struct FuzzTests {
  /// A small part of what `make fuzz` tries; both outcomes occur, so that neither is what everything comes to.
  @Test func oddScreensAreRefusedOrLaidOut() throws {
    let catalog = try Catalog.builtIn()
    let result = Fuzz(ScreenSubject(catalog: catalog, seed: 7), seed: 7).run(0..<600)
    #expect(result.broken.isEmpty, "\(result.text)")
    #expect(result.refused > 100 && result.taken > 100, "\(result.text)")
  }

  /// The same of every subject by its name, captures imported too.
  @Test(arguments: FuzzSubjects.names) func everySubjectIsTried(name: String) throws {
    let subject = try #require(
      try FuzzSubjects.subject(named: name, catalog: try Catalog.builtIn(), seed: 11))
    let result = Fuzz(subject, seed: 11).run(0..<120)
    #expect(result.broken.isEmpty, "\(result.text)")
    #expect(result.refused > 10 && result.taken > 10, "\(result.text)")
  }

  @Test func theSameNumberGivesTheSameBytes() {
    let files: [[UInt8]] = [Array("{ \"id\": 1 }\n{}".utf8)]
    let one = Mutator(files: files, seed: 3)
    let other = Mutator(files: files, seed: 4)
    #expect((0..<50).allSatisfy { one.bytes(of: $0).bytes == one.bytes(of: $0).bytes })
    #expect((0..<50).contains { one.bytes(of: $0).bytes != other.bytes(of: $0).bytes })
  }
}
