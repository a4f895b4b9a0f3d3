import DuoGeometry
import DuoReview
import Testing

@Suite struct FindingTests {
  private func finding(_ change: (inout Finding) -> Void = { _ in }) -> Finding {
    var finding = Finding(
      rule: "on-fold", severity: .error,
      panel: PanelKey(screen: "Quiz", pose: "open", facing: .sameWay, direction: .ltr),
      seat: .first, element: "first.go", subject: "fold",
      frame: Rect(x: 1, y: 2, width: 3, height: 4), value: 1, limit: 2, unit: .points,
      message: "lies on the fold")
    change(&finding)
    return finding
  }

  /// A finding is known again after it moved or was said in other words, and only then.
  @Test(arguments: [true, false])
  func theFingerprint(survives: Bool) {
    let stays: [(inout Finding) -> Void] = [
      { $0.frame = Rect(x: 9, y: 2, width: 3, height: 4) }, { $0.value = 7 },
      { $0.message = "other words" }, { $0.severity = .warning }, { $0.file = "quiz.json" },
      { $0.panel.screen = "Quiz (quiz.json)" },
    ]
    let changes: [(inout Finding) -> Void] = [
      { $0.rule = "under-occlusion" }, { $0.panel.pose = "closed" }, { $0.seat = .second },
      { $0.panel.facing = .faceToFace }, { $0.panel.direction = .rtl }, { $0.element = "first" },
      { $0.panel.title = "Duel" }, { $0.subject = "camera" },
      { $0.panel.options = "--seam middle" },
    ]
    for change in survives ? stays : changes {
      #expect((finding(change).fingerprint == finding().fingerprint) == survives)
    }
  }

  /// FNV-1a of the parts, U+001F between them, worked out by hand: baselines of old versions have to stay good.
  @Test func theFingerprintOfDefaultsStays() {
    #expect(finding().fingerprint == "a15c42030828cc14")
  }
}
