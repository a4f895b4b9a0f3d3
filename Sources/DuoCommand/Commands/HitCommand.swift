import DuoJSON
import DuoLayout

/// `duo-render hit`
enum HitCommand {
  /// 0, or 1 where a touch hit something else than was expected.
  static func run(_ arguments: Arguments) throws -> Int32 {
    let asked = try touches(arguments)
    let screens = (arguments.given("screen") ?? []) + arguments.names
    guard !asked.isEmpty || !screens.contains("-") else {
      throw Trouble(
        "hit", "standard input is the screen, so no touches can come from there",
        "give them with --at or --drag")
    }
    let catalog = try CatalogFolder(arguments).catalog
    let choice = try PanelChoice(arguments, table: OptionTable.hit, catalog: catalog)
    let (layout, screen) = try choice.onePanel(device: catalog.device)
    let expectation = try arguments.given("expect")?.first.map {
      try Expectation($0, in: layout)
    }
    let talk = Talk(arguments)
    for note in choice.notes { talk.note(note) }
    var report = TouchReport(
      layout, format: arguments.one("format") ?? .text, isQuiet: talk.isQuiet,
      places: asked.map(\.typed), expectation: expectation,
      picture: arguments.has("draw")
        ? try TouchPicture(arguments, layout, device: catalog.device) : nil)
    let judge = TouchJudge(layout, halves: screen.halves)
    if asked.isEmpty {
      try readTouches(judge, &report, talk)
    } else {
      for touch in asked { try report.add(JudgedTouch(touch, by: judge)) }
    }
    try report.finish(talk)
    guard report.count > 0 || expectation == nil else {
      throw Trouble(
        "--expect", "there was no touch", "give touches with --at, or one a line on standard input")
    }
    return report.tellMisses() ? 1 : 0
  }

  /// Those that the arguments name: points first, then drags.
  private static func touches(_ arguments: Arguments) throws -> [AskedTouch] {
    let points = try (arguments.given("at") ?? []).map {
      try AskedTouch.parse($0, "--at", isDrag: false)
    }
    let drags = try (arguments.given("drag") ?? []).map {
      try AskedTouch.parse($0, "--drag", isDrag: true)
    }
    return points + drags
  }

  private static func readTouches(
    _ judge: TouchJudge, _ report: inout TouchReport, _ talk: Talk
  ) throws {
    if InputLines.isTerminal {
      talk.note("reading touches from the terminal: one X,Y a line, then Ctrl-D; see --at")
    }
    var lines = InputLines()
    while let line = try lines.next(beforeWaiting: { try report.flush() }) {
      let isComment = line.first { $0 != " " && $0 != "\t" }.map { $0 == "#" } ?? true
      guard !isComment else { continue }
      let place = "standard input: line \(lines.number)"
      try report.add(JudgedTouch(try AskedTouch.parse(line, place, isDrag: nil), by: judge))
    }
    if report.count == 0 { talk.note("standard input: no touches there") }
  }
}
