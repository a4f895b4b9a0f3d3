import DuoDrawing
import DuoGeometry
import DuoLayout
import Testing

/// Issue 2 §4: text contrast at least 4.5 : 1, lines that carry meaning 3 : 1, in each theme, by WCAG 2.2 against
/// what lies under them.
@Suite struct ContrastTests {
  static func cases(_ theme: Theme) throws -> [Case] {
    func themed(_ change: (inout Case) -> Void) throws -> [Case] {
      try Case.everyPose {
        $0.theme = theme
        change(&$0)
      }
    }
    let options = [
      LayoutOptions(keyboard: true), LayoutOptions(gateMode: .paused),
      LayoutOptions(gateMode: .takeTurns),
      LayoutOptions(split: .arrangement), LayoutOptions(split: .arrangementOverlay),
      LayoutOptions(seam: .foldEqual, bars: [.navigation, .tab]),
      LayoutOptions(phase: .countdown), LayoutOptions(phase: .locked),
      LayoutOptions(phase: .result),
    ]
    var cases = try themed { $0.scale = 1 }
    cases += try themed {
      $0.detail = .overview
      $0.scale = 0.3
    }
    for one in options {
      for pose in ["closed", "closed-sideways", "open", "partly-open", "partly-open-upright"] {
        cases.append(Case(pose: pose, theme: theme, options: one))
      }
    }
    let screens = [
      SampleScreens.states, SampleScreens.system, SampleScreens.overflowing(clipped: true),
      SampleScreens.overflowing(clipped: false),
    ]
    for screen in screens {
      for pose in ["closed", "open", "partly-open"] {
        for detail in [Detail.full, .overview] {
          var one = Case(
            pose: pose, theme: theme, scale: detail == .full ? 1 : 0.4, detail: detail,
            screen: screen, isReviewed: true)
          one.findings = FindingMaker(layout: try one.layout()).random(20, seed: 5)
          cases.append(one)
        }
      }
    }
    // Whatever the app shows: nothing is lighter or darker than these.
    for color in [UInt32(0xFF00_0000), 0xFFFF_FFFF, 0xFF80_8080] {
      for opacity in [PanelCapture.usualOpacity, 1] {
        for (pose, detail) in [
          ("closed", Detail.full), ("partly-open", .full), ("split-view-left", .full),
          ("open", .overview),
        ] {
          var one = Case(
            pose: pose, theme: theme, scale: detail == .full ? 1 : 0.4, detail: detail,
            screen: SampleScreens.states, isReviewed: true)
          one.findings = FindingMaker(layout: try one.layout()).random(8, seed: 5)
          one.capture = .plain(color, opacity: opacity)
          cases.append(one)
        }
      }
    }
    return cases.filter { (try? $0.layout()) != nil }
  }

  @Test(arguments: Theme.allCases)
  func texts(theme: Theme) throws {
    let found = faults(try Self.cases(theme)) { one in
      let ground = Ground(try one.panel().drawing)
      var faults: [String] = []
      for (place, mark) in ground.marks.enumerated() {
        guard let text = mark.text else { continue }
        for point in Self.points(in: text.inkBox) {
          if let sign = ground.isCovered(point, over: place) {
            faults.append("“\(text.text)” lies under \(sign)")
            break
          }
          let under = ground.color(at: point, under: place)
          let ratio = Linear(text.color, over: under).contrast(under)
          if ratio < 4.5 {
            faults.append("“\(text.text)” \(mark.sign) has \(Self.places(ratio)) : 1")
            break
          }
        }
      }
      return faults
    }
    #expect(found == [])
  }

  @Test(arguments: Theme.allCases)
  func lines(theme: Theme) throws {
    let found = faults(try Self.cases(theme)) { one in
      let ground = Ground(try one.panel().drawing)
      var worst: [String: Double] = [:]
      for (place, mark) in ground.marks.enumerated() where Self.isMeant(mark) {
        guard let color = mark.stroke?.color, let shape = mark.strokeShape else { continue }
        // A few places of each mark: hatches and dots lie on one ground from end to end.
        let lines = shape.lines
        for line in lines.enumerated().filter({ $0.offset % max(lines.count / 6, 1) == 0 }) {
          let middle = Point(
            x: (line.element.from.x + line.element.to.x) / 2,
            y: (line.element.from.y + line.element.to.y) / 2)
          let under = ground.color(at: middle, under: place)
          let ratio = Linear(color, over: under).contrast(under)
          worst[mark.sign] = min(worst[mark.sign] ?? 21, ratio)
        }
      }
      return worst.filter { $0.value < 3 }.sorted { $0.key < $1.key }
        .map { "\($0.key) has \(Self.places($0.value)) : 1" }
    }
    #expect(found == [])
  }

  /// Filled signs against the ground beside them: targets, arrows, badges, the home indicator.
  @Test(arguments: Theme.allCases)
  func areas(theme: Theme) throws {
    let signs = [
      "target", "half.arrow", "badge.first", "badge.second", "home.indicator", "camera.active",
      "dimension.arrow", "leader.dot", "hinge.joint", "spine", "hinge.cap", "finding.error",
    ]
    let found = faults(try Self.cases(theme)) { one in
      let ground = Ground(try one.panel().drawing)
      var worst: [String: Double] = [:]
      for (place, mark) in ground.marks.enumerated() where signs.contains(mark.sign) {
        guard let color = mark.fillColor, let box = mark.bounds else { continue }
        let under = ground.color(at: box.center, under: place)
        let ratio = Linear(color, over: under).contrast(under)
        worst[mark.sign] = min(worst[mark.sign] ?? 21, ratio)
      }
      return worst.filter { $0.value < 3 }.sorted { $0.key < $1.key }
        .map { "\($0.key) has \(Self.places($0.value)) : 1" }
    }
    #expect(found == [])
  }

  /// A leader crosses other things, and may end inside one of its own colour, where its dot's ring shows the
  /// place: most of it lies on clear ground.
  @Test(arguments: Theme.allCases)
  func leaders(theme: Theme) throws {
    let found = faults(try Self.cases(theme)) { one in
      let ground = Ground(try one.panel().drawing)
      return ground.marks.enumerated().compactMap { place, mark in
        guard mark.sign == "leader", let stroke = mark.stroke, let shape = mark.strokeShape else {
          return nil
        }
        var length = 0.0
        var clear = 0.0
        for line in shape.lines {
          let steps = max((line.from.distance(to: line.to) / 3).rounded(.up), 1)
          for step in 0..<Int(steps) {
            let t = (Double(step) + 0.5) / steps
            let point = Point(
              x: line.from.x + (line.to.x - line.from.x) * t,
              y: line.from.y + (line.to.y - line.from.y) * t)
            let under = ground.color(at: point, under: place)
            length += 1
            if Linear(stroke.color, over: under).contrast(under) >= 3 { clear += 1 }
          }
        }
        return clear < length / 2 ? "\(clear) of \(length) steps of a leader are clear" : nil
      }
    }
    #expect(found == [])
  }

  /// Every stroke carries meaning but those of the keyboard's and bars' stand-ins and rules between parts.
  private static func isMeant(_ mark: Mark) -> Bool {
    ![
      "keyboard", "legend.rule", "half.second.dots", "occlusion.ground", "leader",
      // Grounds of badges and outlines, and leaders, which cross whatever lies there.
      "finding.rim", "finding.leader", "capture.rim",
    ].contains(
      mark.sign)
      && !(mark.sign == "legend.sample" && (mark.stroke?.color.alpha ?? 1) < 1)
  }

  private static func points(in box: Rect) -> [Point] {
    let shares = [0.02, 0.5, 0.98]
    return shares.flatMap { y in
      [0.02, 0.25, 0.5, 0.75, 0.98].map { x in
        Point(x: box.minX + box.width * x, y: box.minY + box.height * y)
      }
    }
  }

  private static func places(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
