import DuoCatalog
import DuoGeometry
import DuoLayout
import DuoReview
import DuoScreens

/// What is asked of one odd file: a clear refusal, or a layout, a review and answers to touches that hold together.
struct Trial {
  enum Outcome: Hashable {
    /// Taken: decoded, laid out, or whatever is done with what is sound.
    case refused, taken
    /// A promise that was broken, in words.
    case broken(String)
  }

  private let catalog: Catalog
  private let vocabulary: ScreenVocabulary

  static let file = "case.json"

  init(catalog: Catalog) {
    self.catalog = catalog
    vocabulary = ScreenVocabulary(poses: catalog.poses, rules: Rules.ids)
  }

  func run(_ bytes: [UInt8], _ random: SplitMix64) -> Outcome {
    let screen: Screen
    do throws(ScreenError) {
      screen = try ScreenDecoder.decode(bytes, file: Self.file, vocabulary: vocabulary)
    } catch {
      return refusal(error.messages)
    }
    var random = random
    let poses = catalog.poses
    let pose = poses[random.below(poses.count)]
    let options = LayoutOptions(
      bars: random.below(4) == 0 ? [.tab] : [], camera: random.below(4) == 0,
      keyboard: random.below(4) == 0, seed: Int64(random.below(100)),
      phase: random.below(3) == 0 && screen.hasTargets
        ? RacePhase.allCases[random.below(RacePhase.allCases.count)] : nil)
    let request = LayoutRequest(
      device: catalog.device, pose: pose, screen: screen,
      facing: random.below(2) == 0 ? .sameWay : .faceToFace,
      direction: random.below(2) == 0 ? .ltr : .rtl, options: options)
    let layout: PanelLayout
    do throws(LayoutError) {
      layout = try PanelLayout.solve(request)
    } catch {
      return error.problem.isEmpty || error.remedy.isEmpty
        ? .broken("a layout refused without a reason") : .refused
    }
    return judge(layout, screen, &random)
  }

  private func refusal(_ messages: [String]) -> Outcome {
    guard !messages.isEmpty else { return .broken("refused without a message") }
    for message in messages {
      if !message.hasPrefix("\(Self.file): ") { return .broken("no file in \(message)") }
      if !message.contains("; ") { return .broken("no remedy in \(message)") }
      if message.utf8.contains(where: { $0 < 0x20 }) { return .broken("a message of two lines") }
    }
    return .refused
  }

  private func judge(
    _ layout: PanelLayout, _ screen: Screen, _ random: inout SplitMix64
  ) -> Outcome {
    guard layout.elements.count <= ScreenLimits.elements else {
      return .broken("\(layout.elements.count) elements")
    }
    var ids: Set<String> = []
    for element in layout.elements where !ids.insert(element.id).inserted {
      return .broken("\(element.id) twice")
    }
    let review = Review.of(
      [ReviewedPanel(layout: layout, screen: screen, device: catalog.device)], isWhole: false)
    for finding in review.findings.joined() + review.allowed {
      if !Rules.ids.contains(finding.rule) || finding.message.isEmpty {
        return .broken("an odd finding of \(finding.rule)")
      }
      if let element = finding.element, !ids.contains(element) {
        return .broken("\(finding.rule) about \(element), which is not there")
      }
    }
    let judge = TouchJudge(layout, halves: screen.halves)
    let window = layout.pose.window.size
    for _ in 0..<4 {
      let point = Point(
        x: random.nextUnit() * (window.width + 20) - 10,
        y: random.nextUnit() * (window.height + 20) - 10)
      let touch = judge.judge(point)
      if let element = touch.element, !ids.contains(element) {
        return .broken("a touch of \(element), which is not there")
      }
      if touch.acts, touch.seat == nil { return .broken("a touch of nobody's acts") }
    }
    return layout.json(device: catalog.device, placement: nil).compactText.isEmpty
      ? .broken("no layout JSON") : .taken
  }
}
