import DuoCapture
import DuoCatalog
import DuoJSON
import DuoLayout

/// What is asked of one odd probe log: a clear refusal, or pose files that a catalogue takes and a comparison that
/// counts every figure.
struct ProbeTrial {
  private let catalog: Catalog
  private let mutator: Mutator
  private let sound: [[UInt8]]

  static let file = "case.jsonl"

  init(catalog: Catalog, seed: UInt64) {
    self.catalog = catalog
    sound = Self.logs(of: catalog)
    mutator = Mutator(files: sound, seed: seed)
  }

  /// The log of one case.
  func bytes(of number: Int) -> [UInt8] {
    var (bytes, random) = mutator.bytes(of: number)
    // Most bytes that are changed anywhere make a line that is no record, which tries nothing but the parser.
    if random.below(2) == 0 { bytes = sound[random.below(sound.count)] }
    for _ in 0..<random.below(4) { Self.change(&bytes, &random) }
    return bytes
  }

  /// Copies a line to another place, or puts another word or number into one.
  private static func change(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    var lines = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    guard !lines.isEmpty, bytes.count < 1 << 18 else { return }
    let from = random.below(lines.count)
    if random.below(3) == 0 {
      lines.insert(lines[from], at: random.below(lines.count + 1))
    } else {
      let mark = random.below(2) == 0 ? UInt8(ascii: "\"") : UInt8(ascii: ":")
      let marks = lines[from].indices.filter { lines[from][$0] == mark }
      guard !marks.isEmpty else { return }
      let start = marks[random.below(marks.count)] + 1
      let end =
        lines[from][start...].firstIndex { "\",:}]".utf8.contains($0) } ?? lines[from].endIndex
      let new = mark == UInt8(ascii: ":") ? values : words
      lines[from].replaceSubrange(start..<end, with: new[random.below(new.count)].utf8)
    }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static let words = [
    "open", "closed", "book", "closedLandscape", "openWide", "custom", "sheetInner", "dome", "tent",
    "fullyOpen", "partiallyOpen", "unknown", "compact", "leading", "trailing", "unspecified", "rtl",
    "pose", "sceneSize", "bounds", "insets", "regions", "folds", "occlusions", "hinge", "keyboard",
    "keyboardHeight", "settled", "phase", "transition", "willShow", "didHide", "source", "bars",
    "{{0, 0}, {466, 678}}", "{inf, nan}", "{1e9, -1}", "name", "kind", "division", "statusArea",
  ]

  private static let values = [
    "null", "0", "34", "84", "83.99", "399.67", "466", "470", "951", "-1", "1e300", "true", "false",
    "[]", "{}", "\"closed\"", "[951, 669]", "{\"w\": 466, \"h\": 678}", "[[0, 0], [669, 951]]",
  ]

  /// The promise that a case breaks, in words; nil where it keeps all.
  func broken(_ number: Int) -> String? { broken(bytes(of: number)).words }

  /// - Returns: the promise that is broken, and whether the log was taken.
  func broken(_ bytes: [UInt8]) -> (words: String?, isTaken: Bool) {
    let log: ProbeLog
    do throws(CaptureFault) {
      log = try ProbeLog(bytes, file: Self.file)
    } catch {
      return (Self.oddity([error.message(file: Self.file)]), false)
    }
    let comparison: ProbeComparison
    do throws(CaptureFaults) {
      comparison = try log.comparison(with: catalog)
    } catch {
      return (Self.oddity(error.messages), false)
    }
    let spoken = comparison.text()
    guard spoken.contains(comparison.summary), !comparison.json.compactText.isEmpty else {
      return ("a comparison that says nothing", true)
    }
    for note in log.notes(catalog: catalog) where note.utf8.contains(where: { $0 < 0x20 }) {
      return ("a note of two lines", true)
    }
    do throws(CaptureFaults) {
      return (try files(of: log), true)
    } catch {
      return (Self.oddity(error.messages), false)
    }
  }

  private func files(of log: ProbeLog) throws(CaptureFaults) -> String? {
    let files = try log.poseFiles(catalog: catalog)
    let made: Catalog
    do throws(CatalogError) {
      made = try catalog.adding(files: files.map { ($0.name, Array($0.text.utf8)) })
    } catch {
      return "a pose file that is refused: \(error.messages.first ?? "")"
    }
    guard made.poses.map(\.name).sorted() == catalog.poses.map(\.name).sorted() else {
      return "other poses than before"
    }
    // What the log itself has put into the catalogue it cannot contradict. With other windows it may fit other poses,
    // and then it has to say so.
    guard let again = try? log.comparison(with: made) else { return nil }
    let odd = again.figures(.contradicted).filter { !$0.hasSuffix(".scale") }
    return odd.isEmpty ? nil : "its own pose files contradict it: \(odd[0])"
  }

  private static func oddity(_ messages: [String]) -> String? {
    guard !messages.isEmpty else { return "refused without a message" }
    for message in messages {
      if !message.hasPrefix("\(file): ") { return "no file in \(message)" }
      if !message.contains("; ") { return "no remedy in \(message)" }
      if message.utf8.contains(where: { $0 < 0x20 }) { return "a message of two lines" }
    }
    return nil
  }

  // MARK: Sound logs

  /// The poses of the catalogue as two probes would write them, each with a keyboard and a change between them.
  private static func logs(of catalog: Catalog) -> [[UInt8]] {
    let poses = catalog.poses
    let first = poses.prefix(6).flatMap { [lists($0, label: $0.name), keyboard($0)] }
    let second = poses.suffix(5).map { layout($0) }
    let third = poses.map { lists($0, label: nil) }
    let few = [lists(poses[0], label: "closedPortrait"), layout(poses[0]), layout(poses[3])]
    return [first, Array(second), third, few].map { lines in
      Array(lines.map { $0.compactText + "\n" }.joined().utf8)
    }
  }

  private static func lists(_ pose: Pose, label: String?) -> JSONValue {
    func regions(_ kind: RegionKind) -> JSONValue {
      .array(
        pose.regions.filter { $0.kind == kind }.map { region in
          .object([
            "frame": region.frame.json, "margins": region.margins.json,
            "isActive": .bool(region.isActive),
          ])
        })
    }
    return .object([
      "pose": .text(label), "source": "uikit", "event": "layout",
      "sceneSize": .string("{\(pose.window.width), \(pose.window.height)}"),
      "safeAreaInsets": .object([
        "top": .number(pose.safeArea.top), "leading": .number(pose.safeArea.left),
        "bottom": .number(pose.safeArea.bottom), "trailing": .number(pose.safeArea.right),
      ]),
      "hSizeClass": .string(pose.sizeClass.horizontal.rawValue),
      "hingeStatus": .string(pose.hinge.status.rawValue),
      "hingeAngleDegrees": .optional(pose.hinge.angle), "displayScale": 3,
      "regionsDivisionAll": regions(.division), "regionsOcclusionAll": regions(.occlusion),
      "layoutDirection": "leftToRight",
    ])
  }

  private static func layout(_ pose: Pose) -> JSONValue {
    .object([
      "label": .string(pose.name), "settled": true, "window": pose.window.json,
      "safeArea": .object(["insets": pose.safeArea.json]), "sizeClass": pose.sizeClass.json,
      "barEdge": .text(pose.barEdge?.rawValue), "hinge": pose.hinge.json,
      "regions": .array(pose.regions.map(\.json)),
      "keyboard": .object(["height": .optional(pose.keyboardHeight)]),
    ])
  }

  private static func keyboard(_ pose: Pose) -> JSONValue {
    let height = pose.keyboardHeight ?? 0
    return .object([
      "pose": .string(pose.name), "keyboardNotification": "didShow",
      "keyboardFrame": .array([
        .number(0), .number(pose.window.height - height), .number(pose.window.width),
        .number(height),
      ]),
    ])
  }
}
