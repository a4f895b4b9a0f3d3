import DuoGeometry
import DuoLayout
import Testing

@testable import DuoDrawing

/// Many elements still give a drawing that can be read, and soon.
@Suite struct CrowdTests {
  @Test(arguments: [41, 100, 200], [Detail.full, .overview])
  func labelsKeepApart(count: Int, detail: Detail) throws {
    let cases = ["open", "closed", "partly-open-upright"].flatMap { pose in
      Facing.allCases.map { facing in
        Case(
          pose: pose, facing: facing, scale: detail == .full ? 1 : 0.3, detail: detail,
          screen: SampleScreens.many(count), isReviewed: true)
      }
    }
    #expect(faults(cases) { TextCheck.faults(try $0.panel()) } == [])
  }

  /// Eight names stand outside at most; how many have none is told.
  @Test func aCrowdIsNotListed() throws {
    let panel = try Case(pose: "open", screen: SampleScreens.many(200)).panel()
    #expect(panel.marks("leader").count <= 8 + 8)
    #expect(panel.text("note").contains { $0.hasSuffix("elements are not named: no room") })
  }

  @Test(.timeLimit(.minutes(2))) func tenThousand() throws {
    let panel = try Case(pose: "open", screen: SampleScreens.many(5000), isReviewed: true).panel()
    #expect(panel.marks("content.control").count == 10_000)
  }

  /// Held against a search through all boxes.
  @Test func placesAreFound() {
    var numbers = SplitMix64(seed: 7)
    func next(_ limit: Double) -> Double { numbers.nextUnit() * limit }
    func box() -> Rect {
      let long = [0.0, 1, 20, 400, 5000][Int(next(5))]
      return Rect(x: next(3000) - 1500, y: next(3000) - 1500, width: next(long), height: next(20))
    }
    var index = PlaceIndex()
    var boxes: [Rect] = []
    for _ in 0..<400 {
      let one = box()
      boxes.append(one)
      index.insert(one)
      let asked = box()
      #expect(index.touches(asked) == boxes.contains { $0.overlaps(asked) })
      #expect(index.count(touching: asked) == Set(boxes).count { $0.overlaps(asked) })
    }
  }
}
