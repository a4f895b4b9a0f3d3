import DuoGeometry
import DuoLayout
import DuoScreens
import Testing

@testable import DuoCapture

/// Issue 4 §4: drawing the import of a built-in screen gives the same frames.
@Suite struct ImportProofTests {
  private static let poses = [
    "closed", "closed-sideways", "closed-sideways-flipped", "open", "open-upright",
    "partly-open", "partly-open-upright", "partly-open-upright-flipped", "split-view-left",
    "split-view-right", "partly-open-split-view-right", "tent",
  ]
  private static let options: [LayoutOptions] = [
    LayoutOptions(), LayoutOptions(seam: .middle, spacing: 7.3), LayoutOptions(seam: .foldEqual),
    LayoutOptions(split: .even, ignoresSafeArea: true), LayoutOptions(split: .arrangement),
    LayoutOptions(split: .arrangementOverlay), LayoutOptions(keyboard: true),
  ]

  @Test(arguments: BuiltInScreens.names, Facing.allCases)
  func builtInsComeBack(name: String, facing: Facing) throws {
    var bench = try ImportBench()
    let builtIn = try BuiltInScreens.screen(named: name, vocabulary: bench.vocabulary)
    let source = try #require(builtIn)
    bench.options.facing = facing
    bench.options.firstPrefix = source.firstPrefix
    bench.options.secondPrefix = source.secondPrefix
    var compared = 0
    for asked in Self.options {
      // The screen's own split is the app's, and no capture tells it.
      var asked = asked
      asked.split = asked.split ?? source.split
      asked.spacing = asked.spacing ?? source.spacing
      if asked.split?.isArrangement != true { asked.seam = asked.seam ?? source.seam }
      if asked.split?.isArrangement == true { asked.spacing = nil }
      bench.options.layout = asked
      var plain = source
      plain.split = nil
      plain.seam = nil
      plain.spacing = nil
      plain.ignoresSafeArea = nil
      let layouts = try Self.poses.map { try bench.layout(plain, $0, facing, asked) }
      let result = try bench.run(
        zip(Self.poses, layouts).map { ($0, CapturedTree(showing: $1)) })
      let screen = try bench.again(result.screen)
      #expect(screen.withoutPlaces == result.screen)
      for (pose, layout) in zip(Self.poses, layouts) {
        compared += try compare(layout, try bench.layout(screen, pose, facing, asked))
      }
    }
    #expect(compared > 200)
  }

  /// - Returns: how many elements were compared.
  private func compare(_ wanted: PanelLayout, _ found: PanelLayout) throws -> Int {
    var strays = 0
    var places: [String: PlacedElement] = [:]
    for element in found.elements { places[element.id] = element }
    #expect(places.count == found.elements.count)
    let shown = wanted.elements.filter {
      !$0.frame.isEmpty && $0.frame.overlaps(wanted.pose.windowBounds)
    }
    #expect(found.elements.count == shown.count)
    for element in shown {
      let again = try #require(places[element.id], "\(wanted.id) \(element.id)")
      // What does not fit its half reaches into the other one, and is that seat's where the larger part lies there.
      let own = wanted[element.seat].frame?.intersection(element.frame)?.area ?? 0
      let other = wanted[element.seat.other].frame?.intersection(element.frame)?.area ?? 0
      let seat = other > own + 1e-6 ? element.seat.other : element.seat
      if seat != element.seat { strays += 1 }
      #expect(again.seat == seat, "\(wanted.id) \(element.id)")
      for (a, b) in [
        (again.frame.minX, element.frame.minX), (again.frame.maxX, element.frame.maxX),
        (again.frame.minY, element.frame.minY), (again.frame.maxY, element.frame.maxY),
      ] {
        #expect(abs(a - b) <= 1e-9, "\(wanted.id) \(element.id)")
      }
    }
    #expect(strays <= 1, "\(wanted.id)")
    return shown.count
  }

  /// The same through the text that each tool writes.
  @Test(
    arguments: [CaptureFormat.elementTree, .snapshot, .pageSource, .idb], BuiltInScreens.names)
  func formatsComeBack(format: CaptureFormat, name: String) throws {
    var bench = try ImportBench()
    let builtIn = try BuiltInScreens.screen(named: name, vocabulary: bench.vocabulary)
    let source = try #require(builtIn)
    bench.options.facing = .faceToFace
    bench.options.layout = LayoutOptions(
      split: source.split, seam: source.seam, spacing: source.spacing,
      ignoresSafeArea: source.ignoresSafeArea)
    bench.options.firstPrefix = source.firstPrefix
    bench.options.secondPrefix = source.secondPrefix
    let poses = ["closed", "open-upright", "partly-open", "split-view-right"]
    let layouts = try poses.map { try bench.layout(source, $0, .faceToFace) }
    let trees = try zip(poses, layouts).map { pose, layout in
      let text = Array(CaptureWriter.text(of: layout, as: format).utf8)
      #expect(CaptureReader.format(of: text) == format)
      return (pose, try CaptureReader.tree(text, as: format))
    }
    let screen = try bench.again(try bench.run(trees).screen)
    // What was asked for stands in the file.
    for (pose, layout) in zip(poses, layouts) {
      #expect(try compare(layout, try bench.layout(screen, pose, .faceToFace)) > 1)
    }
  }

  /// Ten thousand nodes, all different: the same every time.
  @Test func isDeterministic() throws {
    let bench = try ImportBench()
    let tree = try Self.large(bench)
    let first = try bench.run([("closed", tree)])
    let second = try bench.run([("closed", tree)])
    #expect(ScreenEncoder.text(first.screen) == ScreenEncoder.text(second.screen))
    #expect(first.notes == second.notes)
  }

  static func large(_ bench: ImportBench) throws -> CapturedTree {
    var builder = try bench.builder("closed")
    var parent = 1
    for number in 0..<5_000 {
      let y = Double(number % 600)
      let group = builder.add(.other, "", (0, y, 382, 20), in: parent)
      builder.add(
        number % 3 == 0 ? .staticText : .button, number % 4 == 0 ? "" : "first.item-\(number)",
        label: "Number \(number) 点", (Double(number % 300), y, 60.5, 20), in: group)
      // As deep as it is long.
      parent = group
    }
    return builder.tree
  }
}

extension Screen {
  /// As made in code.
  fileprivate var withoutPlaces: Screen {
    func plain(_ elements: [Element]) -> [Element] {
      elements.map { element in
        var element = element
        element.source = nil
        return element
      }
    }
    var screen = self
    screen.file = nil
    screen.first = plain(first)
    screen.second = plain(second)
    return screen
  }
}
