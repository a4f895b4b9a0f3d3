import DuoDrawing
import DuoLayout
import Testing

/// One set of options, for every pose that can be laid out with it.
struct Variant: Sendable, CustomTestStringConvertible {
  var name: String
  var options: LayoutOptions
  var testDescription: String { name }

  static let all: [Variant] = [
    Variant(name: "even", options: LayoutOptions(split: .even)),
    Variant(name: "arrangement", options: LayoutOptions(split: .arrangement)),
    Variant(name: "arrangement-overlay", options: LayoutOptions(split: .arrangementOverlay)),
    Variant(name: "middle", options: LayoutOptions(seam: .middle)),
    Variant(name: "foldEqual", options: LayoutOptions(seam: .foldEqual)),
    Variant(name: "even, foldEqual", options: LayoutOptions(split: .even, seam: .foldEqual)),
    Variant(name: "ignores safe area", options: LayoutOptions(ignoresSafeArea: true)),
    Variant(name: "navigation bar", options: LayoutOptions(bars: [.navigation])),
    Variant(name: "tab bar", options: LayoutOptions(bars: [.tab])),
    Variant(name: "both bars", options: LayoutOptions(bars: [.navigation, .tab])),
    Variant(name: "camera", options: LayoutOptions(camera: true)),
    Variant(name: "keyboard", options: LayoutOptions(keyboard: true)),
    Variant(
      name: "keyboard, bars, camera",
      options: LayoutOptions(bars: [.navigation, .tab], camera: true, keyboard: true)),
    Variant(name: "takes turns", options: LayoutOptions(gateMode: .takeTurns)),
    Variant(name: "paused", options: LayoutOptions(gateMode: .paused)),
    Variant(name: "no spacing", options: LayoutOptions(spacing: 0)),
    Variant(name: "race, ready", options: LayoutOptions(phase: .ready)),
    Variant(name: "race, locked", options: LayoutOptions(keyboard: true, phase: .locked)),
    Variant(name: "race, result", options: LayoutOptions(phase: .result)),
    Variant(name: "spacing 40", options: LayoutOptions(spacing: 40)),
  ]

  func cases() throws -> [Case] {
    try Case.everyPose { $0.options = options }.flatMap { one in
      Direction.allCases.map { direction in
        var one = one
        one.direction = direction
        return one
      }
    }.filter { (try? $0.layout()) != nil }
  }
}
