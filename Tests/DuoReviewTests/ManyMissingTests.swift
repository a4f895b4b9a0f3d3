import DuoLayout
import DuoReview
import Testing

/// `missing-in-pose` where nothing is where it was: one finding an element, however many there are.
@Suite struct ManyMissingTests {
  @Test(arguments: [2, 1_000, 10_000])
  func everyOneIsTold(count: Int) throws {
    let names = ["open", "closed"]
    let elements = (0..<count).map { index in
      at("first.e\(index)", .control, rect(0, 0, 44, 44)) { $0.poses = [names[index % 2]] }
    }
    let panels = try poses(names, of: Screen(name: "Test", first: elements))
    let findings = MissingInPose.findings(across: panels)
    #expect(Set(findings.compactMap(\.element)).count == count)
    #expect(findings.count == count)
  }
}
