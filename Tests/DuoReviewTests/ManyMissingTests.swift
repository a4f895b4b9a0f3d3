import DuoLayout
import DuoReview
import Testing

/// `missing-in-pose` where nothing is where it was.
@Suite struct ManyMissingTests {
  /// Twice the elements take about twice the time, not four times.
  @Test func timeGrowsWithTheNumberOfElements() throws {
    func time(_ count: Int) throws -> Duration {
      let names = ["open", "closed"]
      let elements = (0..<count).map { index in
        at("first.e\(index)", .control, rect(0, 0, 44, 44)) { $0.poses = [names[index % 2]] }
      }
      let panels = try poses(names, of: Screen(name: "Test", first: elements))
      var found = 0
      let time = ContinuousClock().measure {
        found = MissingInPose.findings(across: panels).count
      }
      #expect(found == count)
      return time
    }
    let small = try time(1_000)
    let large = try time(16_000)
    #expect(large < small * 64, "16 times as many")
  }
}
