import DuoDrawing
import DuoGeometry
import DuoLayout
import Testing

/// Issue 2 §4: told apart in greyscale too, by dash, hatch or shape.
@Suite struct SignTests {
  /// Themes share their geometry (below), so that views are looked at in one.
  static func cases() throws -> [Case] {
    var cases: [Case] = []
    for theme in Theme.allCases {
      for view in View.allCases {
        for detail in [Detail.full, .overview] {
          cases += try Case.everyPose {
            $0.theme = theme
            $0.view = view
            $0.detail = detail
            $0.scale = detail == .full ? 0.75 : 0.3
          }.filter {
            view == .table || (detail == .full && theme == .light && $0.facing == .faceToFace)
          }
        }
      }
    }
    return cases
  }

  @Test func firstAndSecondDifferInShape() throws {
    let found = faults(try Self.cases()) { one in
      let panel = try one.panel()
      var faults: [String] = []
      func check(_ holds: Bool, _ fault: String) { if !holds { faults.append(fault) } }
      let first = panel.marks("half.first.border").compactMap(\.stroke)
      let second = panel.marks("half.second.border").compactMap(\.stroke)
      check(first.count == 1 && second.count == 1, "a border each")
      check(
        (first.map(\.width).max() ?? 0) * 1.8 <= (second.map(\.width).min() ?? 0),
        "second's border is near twice as thick")
      let dots = panel.marks("half.second.dots").compactMap(\.strokeShape)
      check(dots.count == 1, "second has dots")
      check((dots.first?.lines.count ?? 0) >= 12, "second has few dots")
      check(panel.marks("half.first.dots").isEmpty, "first has none")
      for mark in panel.marks("badge.first") {
        if case .circle = mark.fillShape { continue }
        faults.append("first's badge is round")
      }
      for mark in panel.marks("badge.second") {
        if case .roundedRect(let box, let radii) = mark.fillShape, radii.topLeft <= box.width / 4 {
          continue
        }
        faults.append("second's badge is square")
      }
      check(
        panel.text("badge.number", "first").allSatisfy { $0 == "1" }
          && panel.text("badge.number", "second").allSatisfy { $0 == "2" }, "numbers on the badges")
      check(panel.marks("badge.first").count == 2, "first's badge in its half and on its person")
      check(panel.marks("badge.second").count == 2, "second's badge in its half and on its person")
      return faults
    }
    #expect(found == [])
  }

  @Test func activeAndInactiveDifferInDash() throws {
    var cases = try Self.cases()
    cases += try Case.everyPose { $0.options.camera = true }
    let found = faults(cases) { one in
      let panel = try one.panel()
      var faults: [String] = []
      for region in panel.layout.regions {
        let kind = region.kind.rawValue
        let thing = region.name.rawValue
        let active = panel.marks("\(kind).active", thing)
        let inactive = panel.marks("\(kind).inactive", thing)
        let wanted = region.isActive ? active : inactive
        let other = region.isActive ? inactive : active
        if wanted.isEmpty || !other.isEmpty { faults.append("\(thing) shows the wrong state") }
        let strokes = wanted.compactMap(\.stroke)
        if strokes.isEmpty { faults.append("\(thing) has no border") }
        if strokes.contains(where: { $0.dash.isEmpty == !region.isActive }) {
          faults.append("\(thing): the border's dash does not tell its state")
        }
        // A second difference beside the dash: an active region has a ground, an inactive one none.
        if wanted.contains(where: { $0.fillShape != nil }) != region.isActive {
          faults.append("\(thing): the ground does not tell its state")
        }
      }
      let status = panel.layout.regions.filter { $0.name == .statusArea && $0.isActive }
      if panel.marks("occlusion.hatch").count != status.count {
        faults.append("the active status area is hatched")
      }
      let cameras = panel.layout.regions.filter {
        $0.isActive && ($0.name == .outerCamera || $0.name == .innerCamera)
      }
      if panel.marks("camera.active").count != cameras.count {
        faults.append("an active camera is filled")
      }
      return faults
    }
    #expect(found == [])
  }

  /// `print` has no colour at all, so that it reads on a grey printer.
  @Test func printIsGrey() throws {
    let cases = try Case.everyPose { $0.theme = .print }
    let found = faults(cases) { one in
      try one.panel().drawing.allMarks.filter { mark in
        let color =
          switch mark.content {
          case .fill(_, let color): color
          case .stroke(_, let stroke): stroke.color
          case .text(let text): text.color
          case .image(let image): Color(image.isGrey ? 0 : 0xFF0000)
          }
        return color.red != color.green || color.green != color.blue
      }.map { "\($0.sign) has a colour" }
    }
    #expect(found == [])
  }

  /// Themes change colours and nothing else: what holds for the places of one holds for all.
  @Test(arguments: [Detail.full, .overview])
  func themesShareTheirGeometry(detail: Detail) throws {
    let cases = try Case.everyPose {
      $0.detail = detail
      $0.scale = detail == .full ? 1 : 0.3
    }
    let found = faults(cases) { one in
      var faults: [String] = []
      let light = try one.panel()
      for theme in [Theme.dark, .print] {
        var other = one
        other.theme = theme
        let panel = try other.panel()
        if panel.drawing.size != light.drawing.size { faults.append("\(theme): another size") }
        if panel.drawing.uncoloured != light.drawing.uncoloured {
          faults.append("\(theme): other marks")
        }
        if panel.hotspots != light.hotspots { faults.append("\(theme): other hotspots") }
      }
      return faults
    }
    #expect(found == [])
  }
}

extension Drawing {
  /// The marks of all groups with every colour black.
  var uncoloured: [Mark] {
    let black = Color(0)
    return allMarks.map { mark in
      var mark = mark
      switch mark.content {
      case .fill(let shape, _): mark.content = .fill(shape, black)
      case .stroke(let shape, var stroke):
        stroke.color = black
        mark.content = .stroke(shape, stroke)
      case .text(var text):
        text.color = black
        mark.content = .text(text)
      case .image(var image):
        image.isGrey = true
        mark.content = .image(image)
      }
      return mark
    }
  }
}
