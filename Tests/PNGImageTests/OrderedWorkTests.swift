import PNGImage
import Testing

@Suite struct OrderedWorkTests {
  struct Broken: Error, Equatable { var place: Int }

  @Test(arguments: [1, 2, 8, 100]) func deliversInOrder(jobs: Int) throws {
    var got: [Int] = []
    try OrderedWork.run(count: 50, jobs: jobs, worker: { { $0 * $0 } }, deliver: { got.append($0) })
    #expect(got == (0..<50).map { $0 * $0 })
  }

  @Test(arguments: [1, 2, 8]) func handsOnTheFirstFailure(jobs: Int) {
    var got: [Int] = []
    #expect(throws: Broken(place: 7)) {
      try OrderedWork.run(
        count: 50, jobs: jobs,
        worker: {
          { place in
            if place >= 7 { throw Broken(place: place) }
            return place
          }
        }, deliver: { got.append($0) })
    }
    #expect(got == Array(0..<7))
  }

  @Test(arguments: [1, 8]) func endsWhenDeliveryFails(jobs: Int) {
    #expect(throws: Broken(place: 3)) {
      try OrderedWork.run(
        count: 1000, jobs: jobs, worker: { { $0 } },
        deliver: { if $0 == 3 { throw Broken(place: 3) } })
    }
  }

  @Test(arguments: [1, 8]) func failsWithItsWorkers(jobs: Int) {
    #expect(throws: Broken(place: -1)) {
      try OrderedWork.run(
        count: 5, jobs: jobs,
        worker: { () throws -> (Int) throws -> Int in throw Broken(place: -1) },
        deliver: { _ in })
    }
  }

  @Test func doesNothingForNothing() throws {
    try OrderedWork.run(count: 0, jobs: 4, worker: { { $0 } }, deliver: { _ in Issue.record() })
  }
}
