import DuoDrawing
import DuoGeometry
import DuoLayout
import Testing

/// Numbers on the sheet: chains, scale bar, grades, legend.
@Suite struct DimensionTests {
  /// The number in `bar 84 ¹`.
  private static func number(_ text: String) -> Double? {
    text.split { $0 == " " || $0 == "\u{2009}" }.compactMap { Double($0) }.last
  }

  /// Each chain ends with its total, and its pieces add up to it; both sides of the window are there.
  @Test(arguments: [
    LayoutOptions(), LayoutOptions(seam: .foldEqual), LayoutOptions(keyboard: true),
  ])
  func chainsAddUp(options: LayoutOptions) throws {
    var cases = try Case.everyPose { $0.options = options }
    cases += try Case.everyPose {
      $0.options = options
      $0.view = .first
    }
    let found = faults(cases) { one in
      let panel = try one.panel()
      let size = panel.window.size
      var totals: [Double] = []
      var sum = 0.0
      var pieces = 0
      var faults: [String] = []
      for text in panel.text("dimension.text") {
        guard let number = Self.number(text) else { return ["no number in \(text)"] }
        if text.hasPrefix("window ") {
          // A chain of one piece is its own total.
          if pieces > 0, (number - sum).magnitude > 0.011 { faults.append("\(sum) is not \(text)") }
          totals.append(number)
          (sum, pieces) = (0, 0)
        } else {
          sum += number
          pieces += 1
        }
      }
      if totals.count != 2 || (totals[0] - size.width).magnitude > 0.006
        || (totals[1] - size.height).magnitude > 0.006
      {
        faults.append("totals \(totals) of \(size)")
      }
      return faults
    }
    #expect(found == [])
  }

  /// partly-open: 455.5 left of the fold, 40, 371.5 right of it, 84 for the bar (layout.md §9).
  @Test func namedPieces() throws {
    let texts = try Case(pose: "partly-open").panel().text("dimension.text")
    #expect(
      Set(texts.prefix(5)) == ["first 455.5", "fold 40", "second 371.5", "bar 84", "window 951"])
    #expect(Array(texts.suffix(3)).contains("unsafe 34"))
    #expect(texts.last == "window 669")
  }

  @Test(arguments: [("open", 0.1658), ("closed", 0.1657)], [0.62, 1, 2])
  func scaleBar(pose: (String, Double), scale: Double) throws {
    let panel = try Case(pose: pose.0, scale: scale).panel()
    let bar = try #require(panel.marks("scale.bar").first?.strokeShape?.bounds)
    #expect((bar.width - 20 / pose.1 * scale).magnitude < 1e-9)
    let text = try #require(panel.text("scale.text").first)
    #expect(text.hasPrefix("20 mm"))
    // Under the device.
    let body = try #require(panel.marks("body").first?.bounds)
    #expect(bar.minY > body.maxY)
  }

  @Test func gradesStandAtTheirValues() throws {
    let tent = try Case(pose: "tent").panel()
    for name in ["window", "safe area", "size class", "weakest grade"] {
      #expect(tent.fact(name)?.hasSuffix("\u{2009}?") == true, "\(name)")
    }
    #expect(tent.text("region.label").allSatisfy { $0.hasSuffix("\u{2009}?") })
    #expect(tent.text("hinge.text").first?.hasSuffix("\u{2009}?") == true)

    let keyboard = try Case(
      pose: "partly-open-upright", options: LayoutOptions(keyboard: true)
    ).panel()
    #expect(keyboard.text("keyboard.label").first?.hasSuffix("\u{2009}¹") == true)
    let flipped = try Case(pose: "partly-open-flipped").panel()
    #expect(flipped.text("region.label").allSatisfy { $0.hasSuffix("\u{2009}∴") })
    let open = try Case(pose: "open").panel()
    #expect(open.fact("window") == "951 × 669")
    #expect(open.fact("size class") == "regular / regular")
  }

  @Test func gradesAreExplainedWhenUsed() throws {
    let marks = ["¹", "∴", "?"]
    let found = faults(try Case.everyPose() + Case.everyPose { $0.options.keyboard = true }) {
      one in
      let texts = try one.panel().texts.map(\.text)
      var faults: [String] = []
      for mark in marks {
        let isUsed = texts.contains {
          $0.hasSuffix("\u{2009}\(mark)") || $0.contains("\u{2009}\(mark) ")
        }
        let isExplained = texts.contains { $0.hasPrefix("\(mark)  ") }
        if isUsed != isExplained {
          faults.append("\(mark) used \(isUsed), explained \(isExplained)")
        }
      }
      if !texts.contains("no sign: measured") { faults.append("no sign is explained") }
      return faults
    }
    #expect(found == [])
  }

  /// Each entry of the legend with the signs it stands for.
  private static let entries: [(String, [String])] = [
    ("first: plain, round 1", ["half.first", "person.first"]),
    ("second: dots, thick edge, square 2", ["half.second", "person.second"]),
    ("outside the safe area", ["unsafe.hatch"]),
    ("fold, active", ["division.active", "fold.active"]),
    ("status area or camera, active", ["occlusion.active"]),
    ("dashed: inactive region", ["division.inactive", "fold.inactive", "occlusion.inactive"]),
    ("corner ticks: hit area", ["half.hit", "hit.corners"]),
    ("target", ["target"]), ("ring with ticks: a target's hit area", ["hit.circle"]),
    ("thin line: content frame", ["content.frame"]),
    ("marked sides: play area", ["play.area"]), ("the owner's top", ["half.arrow"]),
    ("crossed: nothing shows here", ["given.up", "half.hidden"]),
    ("where the middle would be", ["seam.middle"]), ("home indicator\u{2009}?", ["home.indicator"]),
    ("outlined pill: control", ["content.control"]), ("another app", ["other.app"]),
    ("spine, hinge side", ["spine"]), ("items of the vertical bar", ["bar.item"]),
    ("struck through: a target that does not act", ["target.struck"]),
    ("framed words: what the race tells a player", ["race.plate"]),
    ("star: has won", ["race.star"]),
  ]
  /// Signs that need no entry: they are what they look like, belong to one that has an entry, or are named beside.
  private static let plain: Set<String> = [
    "body", "display", "display.edge", "hinge.cap", "hinge.table", "hinge.half",
    "hinge.joint", "hinge.sight", "hinge.eye", "unsafe", "bar.chip",
    "app.bar", "keyboard", "keyboard.key", "half.first.border", "half.second.border",
    "half.second.dots", "badge.first", "badge.second", "target.centre", "target.idle", "hit.ticks",
    "content.panel", "occlusion.hatch", "occlusion.ground", "camera.active",
    "dimension", "dimension.arrow", "dimension.extension", "dimension.leader", "leader",
    "leader.dot", "leader.ring", "scale.bar", "person.way", "reference",
  ]

  @Test func theLegendExplainsExactlyTheSignsUsed() throws {
    var cases = try Case.everyPose()
    cases += try Case.everyPose {
      $0.detail = .overview
      $0.scale = 0.3
    }
    for variant in Variant.all { cases += try variant.cases().filter { $0.facing == .faceToFace } }
    for layer in ContentLayer.allCases {
      var one = Case(pose: "partly-open")
      one.layers.remove(layer)
      cases.append(one)
    }
    let found = faults(cases) { one in
      let panel = try one.panel()
      let signs = Set(panel.marks.filter { $0.text == nil }.map(\.sign))
      let legend = panel.drawing.groups[2].marks.compactMap(\.text?.text)
      var faults: [String] = []
      for (text, entry) in Self.entries {
        let isUsed = !signs.isDisjoint(with: entry)
        if isUsed != legend.contains(text) { faults.append("\(text): used \(isUsed)") }
      }
      let known = Self.plain.union(Self.entries.flatMap(\.1))
      for sign in signs.subtracting(known).sorted() { faults.append("\(sign) is not explained") }
      return faults
    }
    #expect(found == [])
  }
}
