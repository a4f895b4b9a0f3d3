import DuoCapture
import DuoCatalog
import DuoJSON
import DuoLayout

/// What is asked of one odd probe log: a clear refusal, or pose files that a catalogue takes and a comparison that
/// counts every figure.
struct ProbeTrial {
  private let catalog: Catalog
  private let mutator: Mutator

  static let file = "case.jsonl"

  init(catalog: Catalog, seed: UInt64) {
    self.catalog = catalog
    mutator = Mutator(files: Self.logs(of: catalog), seed: seed)
  }

  /// The log of one case.
  func bytes(of number: Int) -> [UInt8] { mutator.bytes(of: number).bytes }

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
    // A log of its own files' poses can say nothing new.
    for (old, new) in zip(catalog.poses, made.poses) where old.name == new.name {
      if new.provenance.weakest > Grade.measuredOnce, old != new {
        return "\(new.name) is graded better than a log can measure"
      }
    }
    return nil
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
