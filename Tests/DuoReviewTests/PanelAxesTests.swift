import DuoLayout
import Testing

@testable import DuoReview

@Suite struct PanelAxesTests {
  private static let poses = ["closed", "open", "tent", "book", "desk"]

  private static func keys(
    _ poses: [String], _ facings: [Facing] = Facing.allCases,
    _ directions: [Direction] = Direction.allCases
  ) -> [PanelKey] {
    poses.flatMap { pose in
      facings.flatMap { facing in
        directions.map { PanelKey(screen: "Quiz", pose: pose, facing: facing, direction: $0) }
      }
    }
  }

  private static let cases: [([PanelKey], String)] = [
    (keys(poses), "every pose"),
    (keys(["tent", "closed"]), "closed, tent"),
    (keys(poses, [.faceToFace]), "every pose (faceToFace only)"),
    (keys(poses, Facing.allCases, [.rtl]), "every pose (rtl only)"),
    (keys(poses, [.sameWay], [.rtl]), "every pose (sameWay rtl only)"),
    (keys(["closed", "open", "tent", "desk"]), "every pose but book"),
    (keys(["closed", "open", "tent"]), "closed, open, tent"),
    (
      keys(["closed"], [.faceToFace]) + keys(["open"]) + keys(["tent"], [.faceToFace]),
      "closed, tent (faceToFace only); open"
    ),
    (
      keys(["open"], [.sameWay], [.ltr]) + keys(["open"], [.faceToFace], [.rtl]),
      "open (sameWay ltr, faceToFace rtl)"
    ),
    (
      keys(["open"], [.sameWay]) + keys(["open"], [.faceToFace], [.rtl]),
      "open (sameWay ltr, sameWay rtl, faceToFace rtl)"
    ),
  ]

  @Test(arguments: cases) func fewWords(panels: [PanelKey], words: String) {
    #expect(PanelAxes(Self.keys(Self.poses)).words(panels) == words)
  }

  /// What was not reviewed limits nothing.
  private static let parts: [([PanelKey], String)] = [
    (keys(["open"], [.faceToFace], [.ltr]), "open"),
    (keys(["open", "tent"], [.faceToFace]), "every pose"),
  ]

  @Test(arguments: parts) func onlyWhatWasReviewedCounts(panels: [PanelKey], words: String) {
    #expect(PanelAxes(panels).words(panels) == words)
  }

  private static func moments(_ options: [String], _ poses: [String]) -> [PanelKey] {
    options.flatMap { option in
      keys(poses).map {
        var key = $0
        key.options = option
        return key
      }
    }
  }

  private static let ready = "--seam middle --phase ready"
  private static let over = "--seam middle --phase over"

  /// Options that all panels have go without saying.
  @Test(arguments: [
    (moments([ready, over], poses), "every pose"),
    (moments([ready], poses), "every pose (--phase ready only)"),
    (moments([over], ["open"]), "open (--phase over only)"),
  ])
  func momentsAreToldApart(panels: [PanelKey], words: String) {
    #expect(PanelAxes(Self.moments([Self.ready, Self.over], Self.poses)).words(panels) == words)
  }
}
