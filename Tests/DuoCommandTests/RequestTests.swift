import DuoCatalog
import DuoDrawing
import DuoLayout
import Testing

@testable import DuoCommand

/// What arguments of `draw` come to on a machine with four cores.
func request(_ arguments: [String]) throws -> DrawRequest {
  try DrawRequest(
    Arguments.parse(arguments, table: OptionTable.draw), catalog: Catalog.builtIn(), cores: 4)
}

/// A line as a shell without quotes would split it.
func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

@Suite struct RequestTests {
  @Test func defaultsAreThoseOfTheTable() throws {
    let request = try request([])
    #expect(request.poses.map(\.name) == mainPoses)
    #expect(request.facings == [.sameWay, .faceToFace])
    #expect(request.directions == [.ltr])
    #expect(request.screens.map(\.name) == ["duel"])
    #expect(request.layout == LayoutOptions())
    #expect(request.layers == Set(ContentLayer.allCases))
    #expect(request.views == [.table])
    #expect(request.themes == [.light])
    #expect(request.detail == .auto)
    #expect(request.scale == nil)
    #expect(request.density == 2)
    #expect(request.formats == [.png, .svg])
    #expect(request.output == .folder("Output"))
    #expect(request.name == "contact-sheet")
    #expect(!request.each && !request.keepGoing && !request.isActualSize)
    #expect(request.jobs == 4)
    #expect(request.typedOptions == [])
  }

  /// device.md, "The poses"
  let mainPoses = [
    "closed", "closed-sideways", "open", "open-upright", "partly-open", "partly-open-upright",
    "split-view-left", "split-view-right",
  ]

  /// interface.md: values without regard to case, `-` and `_`; lists by commas or repetition.
  @Test(arguments: [
    ("--facing face-to-face", ["faceToFace"]), ("--facing FACETOFACE", ["faceToFace"]),
    ("--facing same_way,face-to-face", ["sameWay", "faceToFace"]),
    ("--facing faceToFace --facing sameWay", ["sameWay", "faceToFace"]),
    ("--facing=all", ["sameWay", "faceToFace"]), ("--facing sameWay,sameWay", ["sameWay"]),
  ]) func facings(line: String, expected: [String]) throws {
    #expect(try request(words(line)).facings.map(\.rawValue) == expected)
  }

  /// device.md names `book`, `tabletop` and `laptop`.
  @Test(arguments: [
    ("--pose book", ["partly-open"]), ("--pose Tabletop", ["partly-open-upright"]),
    ("--pose laptop,partly_open_upright", ["partly-open-upright"]),
    ("--pose tent --pose closed", ["tent", "closed"]),
  ]) func poses(line: String, expected: [String]) throws {
    #expect(try request(words(line)).poses.map(\.name) == expected)
  }

  @Test func layoutOptionsComeThrough() throws {
    let line =
      "--split even --seam foldEqual --spacing 4.5 --ignores-safe-area --bars navigation,tab "
      + "--camera --keyboard --gate takeTurns --current second --seed -9223372036854775808"
    let expected = LayoutOptions(
      split: .even, seam: .foldEqual, spacing: 4.5, ignoresSafeArea: true,
      bars: [.navigation, .tab], camera: true, keyboard: true, gateMode: .takeTurns,
      currentSeat: .second, seed: .min)
    #expect(try request(words(line)).layout == expected)
  }

  @Test(arguments: [
    ("--camera --no-camera", false), ("--no-camera --camera", true), ("", false),
  ]) func theLastToggleCounts(line: String, expected: Bool) throws {
    #expect(try request(words(line)).layout.camera == expected)
  }

  @Test(arguments: [
    ("--show halves,regions", "halves regions"), ("--hide labels,findings", "all but labels"),
    ("--show all --hide labels,findings", "all but labels"),
    ("--hide all --show halves", "halves"), ("--show halves --hide all", "halves"),
    ("--hide all", ""),
  ]) func layers(line: String, expected: String) throws {
    let layers: Set<ContentLayer> =
      expected == "all but labels"
      ? Set(ContentLayer.allCases).subtracting([.labels, .findings])
      : Set(words(expected).compactMap(ContentLayer.init))
    #expect(try request(words(line)).layers == layers)
  }

  @Test(arguments: [
    ("-o a", "a"), ("-oa", "a"), ("-o=a", "a"), ("-qo a", "a"), ("--output a", "a"),
    ("--output=-a", "-a"), ("-o a -o b", "b"),
  ]) func folders(line: String, expected: String) throws {
    #expect(try request(words(line)).output == .folder(expected))
  }

  @Test func aDashIsStandardOutput() throws {
    #expect(try request(words("-o - --format svg")).output == .standardOutput)
  }

  @Test(arguments: [
    ("--pose open --facing sameWay", true), ("--pose open", false), ("--facing sameWay", false),
    ("--pose open --facing sameWay --theme light,dark", false),
    ("--pose open --facing sameWay --view first,second", false),
    ("--pose open --facing sameWay --direction all", false),
  ]) func onePanelOrASheet(line: String, expected: Bool) throws {
    #expect(try request(words(line)).isOnePanel == expected)
  }

  @Test(arguments: [
    ("--split even --spacing 2", ["--split even"]), ("--split shared --seam fold --seed 1", []),
    ("--split arrangement --spacing 0", ["--split arrangement"]),
    ("--spacing 2.50 --camera --no-keyboard", ["--spacing 2.5", "--camera"]),
    ("--bars tab,navigation --bars tab", ["--bars navigation,tab"]), ("--bars none", []),
    (
      "--show safe-area,regions,halves,hit-areas,play-areas,targets,dimensions",
      [
        "--hide labels,findings,capture"
      ]
    ), ("--direction rtl --view second --theme dark", ["--direction rtl", "--view second"]),
  ]) func optionsAsTyped(line: String, expected: [String]) throws {
    #expect(try request(words(line)).typedOptions == expected)
  }
}
