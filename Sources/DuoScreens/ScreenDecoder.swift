import DuoGeometry
import DuoJSON
import DuoLayout

/// Screen files (interface.md, "Screen file") turned into screens.
public enum ScreenDecoder {
  static let format = "duo-render/screen"

  /// - Parameters:
  ///   - bytes: the file, UTF-8, with the JSON5 allowances of comments and trailing commas.
  ///   - file: as messages and findings are to name it.
  /// - Throws: every fault of the file at once.
  public static func decode(
    _ bytes: [UInt8], file: String, vocabulary: ScreenVocabulary
  ) throws(ScreenError) -> Screen {
    let faults = JSONFaults(file: file)
    if let screen = decode(bytes, vocabulary: vocabulary, faults: faults), faults.isEmpty {
      return screen
    }
    throw ScreenError(messages: faults.messages)
  }

  private static func decode(
    _ bytes: [UInt8], vocabulary: ScreenVocabulary, faults: JSONFaults
  ) -> Screen? {
    let options = JSONOptions(
      allowsComments: true, allowsTrailingCommas: true, maximumBytes: ScreenLimits.bytes)
    let top: JSONReader
    do throws(JSONError) {
      top = JSONReader(node: try JSONNode(parsing: bytes, options: options), faults: faults)
    } catch {
      faults.add(error)
      return nil
    }
    guard let file = top.object("a screen, an object with a name and elements") else { return nil }
    file.checkFormat(Self.format, isRequired: false)
    var screen = Screen(name: "", file: faults.file)
    if let name = file.required("name")?.line(limit: ScreenLimits.nameLength) {
      screen.name = name
    }
    if let split = file.optional("split")?.object() { read(split, into: &screen) }
    if let halves = file.optional("halves")?.object() {
      screen.halves = behaviour(halves)
    }
    if let gate = file.optional("gate")?.object() {
      screen.gate = Gate(
        mode: gate.optional("mode")?.choice(GateMode.self, what: "a gate") ?? .together,
        current: gate.optional("current")?.choice(Seat.self, what: "a seat") ?? .first)
      gate.finish()
    }
    if let seats = file.optional("seats")?.object() { readPrefixes(seats, into: &screen) }
    if let capture = file.optional("capture") {
      screen.capture = CaptureDecoder(vocabulary: vocabulary).capture(capture)
    }
    let decoder = ElementDecoder(vocabulary: vocabulary)
    screen.both = decoder.elements(file.optional("both"))
    screen.first = decoder.elements(file.optional("first"))
    screen.second = decoder.elements(file.optional("second"))
    file.finish()
    let hasPicture = screen.capture?.poses.contains { $0.image != nil } ?? false
    if screen.both.isEmpty, screen.first.isEmpty, screen.second.isEmpty, !hasPicture,
      faults.isEmpty
    {
      top.fault("no elements", "describe at least one in \"both\", \"first\" or \"second\"")
    }
    ScreenCheck(screen, faults: faults).run()
    return screen
  }

  private static func read(_ split: JSONObjectReader, into screen: inout Screen) {
    screen.split = split.optional("kind")?.choice(SplitKind.self, what: "a split")
    let seam = split.optional("seam")
    screen.seam = seam?.choice(SeamRule.self, what: "a seam")
    screen.spacing = split.optional("spacing")?.number(in: ScreenLimits.spacings)
    screen.ignoresSafeArea = split.optional("ignoresSafeArea")?.bool()
    if let kind = screen.split, kind.isArrangement, screen.seam != nil {
      seam?.fault(
        "\(kind.rawValue) takes no seam, it follows an active division by itself",
        "leave it out, or use the kind shared or even")
    }
    split.finish()
  }

  private static func behaviour(_ halves: JSONObjectReader) -> HalfBehaviour {
    defer { halves.finish() }
    return HalfBehaviour(
      hasHitArea: halves.optional("hasHitArea")?.bool() ?? true,
      isClipped: halves.optional("clipped")?.bool() ?? true,
      hasGesture: halves.optional("gesture")?.bool() ?? false)
  }

  private static func readPrefixes(_ seats: JSONObjectReader, into screen: inout Screen) {
    if let first = seats.optional("first")?.line(limit: ScreenLimits.prefixLength) {
      screen.firstPrefix = first
    }
    let second = seats.optional("second")
    if let prefix = second?.line(limit: ScreenLimits.prefixLength) { screen.secondPrefix = prefix }
    seats.finish()
    guard screen.firstPrefix == screen.secondPrefix else { return }
    (second ?? seats.reader).fault(
      "\(Names.quoted(screen.secondPrefix)) is the prefix of both seats",
      "allowed: two prefixes that differ")
  }
}
