import DuoJSON
import DuoLayout

/// What touches do, told one by one as they come.
struct TouchReport {
  private let format: ListFormat
  private let isQuiet: Bool
  private let lines: TouchLines
  private let expectation: Expectation?
  private var picture: TouchPicture?
  private var waiting = ""
  private var misses: [String] = []
  private var missCount = 0
  /// How many touches there were.
  private(set) var count = 0

  /// Misses beyond these are only counted, and so is text held back beyond these bytes.
  private static let toldMisses = 20
  private static let waitingLimit = 1 << 16

  init(
    _ layout: PanelLayout, format: ListFormat, isQuiet: Bool, places: [String],
    expectation: Expectation?, picture: TouchPicture?
  ) {
    self.format = format
    self.isQuiet = isQuiet
    self.expectation = expectation
    self.picture = picture
    lines = TouchLines(layout, places: places)
  }

  mutating func add(_ judged: JudgedTouch) throws {
    count += 1
    switch format {
    case .text: if !isQuiet { waiting += lines.line(judged) + "\n" }
    case .json:
      // An array whose items are written as they come.
      waiting += count == 1 ? "[\n" : ",\n"
      waiting += judged.json.prettyText.split(separator: "\n").map { "  \($0)" }
        .joined(separator: "\n")
    }
    if let miss = expectation?.miss(judged, number: count) {
      missCount += 1
      if misses.count < Self.toldMisses { misses.append(miss) }
    }
    try picture?.add(judged)
    if waiting.utf8.count > Self.waitingLimit { try flush() }
  }

  /// Writes what is known so far.
  mutating func flush() throws {
    guard !waiting.isEmpty else { return }
    try StandardStreams.write(waiting)
    waiting = ""
  }

  mutating func finish(_ talk: Talk) throws {
    if format == .json { waiting += count == 0 ? "[]\n" : "\n]\n" }
    try flush()
    try picture?.write(talk)
  }

  /// Says which touches hit something else.
  ///
  /// - Returns: whether any did.
  func tellMisses() -> Bool {
    for miss in misses { Program.report(miss) }
    if missCount > misses.count { Program.report("and \(missCount - misses.count) touches more") }
    return missCount > 0
  }
}
