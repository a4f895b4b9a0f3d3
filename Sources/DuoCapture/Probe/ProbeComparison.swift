import DuoCatalog
import DuoGeometry
import DuoLayout

/// The figures of a catalogue beside what a log tells of them.
public struct ProbeComparison: Sendable {
  public enum Verdict: String, CaseIterable, Sendable {
    case confirmed, contradicted
    /// The log tells what the catalogue does not know.
    case new
    case notSpokenOf
  }

  struct Figure: Sendable {
    /// As in the pose's file.
    var path: String
    /// nil where nobody knows.
    var known: ToldFigure.Value?
    var provenance: Provenance
    var told: ToldFigure?
    var verdict: Verdict
  }

  struct PoseRow: Sendable {
    var name: String
    /// The first and the last that tell of it; nil where the log does not speak of the pose.
    var lines: ClosedRange<LogLine>?
    var figures: [Figure]
  }

  /// The files of the log, as the user gave them.
  public let files: [String]
  /// The files' names in one line.
  public var log: String { files.joined(separator: ", ") }
  /// What people have to be told of the log, a sentence each.
  public let notes: [String]
  /// Every pose of the catalogue, in its order.
  let poses: [PoseRow]

  /// The poses that the log does not speak of.
  public var unspoken: [String] { poses.filter { $0.lines == nil }.map(\.name) }

  /// How many figures of the catalogue, and of the log beyond it, came out so.
  public func count(_ verdict: Verdict) -> Int {
    poses.reduce(0) { $0 + $1.count(verdict) }
  }

  /// The figures that came out so, as `closed: safeArea.insets.right`.
  public func figures(_ verdict: Verdict) -> [String] {
    poses.flatMap { pose in
      pose.figures.filter { $0.verdict == verdict }.map { "\(pose.name): \($0.path)" }
    }
  }

  init(_ catalog: Catalog, settled: [SettledPose], files: [String], notes: [String]) {
    self.files = files
    self.notes = notes
    var spoken: [Int: SettledPose] = [:]
    for one in settled where !one.told.isEmpty { spoken[one.place] = one }
    poses = catalog.poses.enumerated().map { place, pose in
      PoseRow(
        name: pose.name, lines: spoken[place]?.lines,
        figures: Self.figures(of: pose, catalog.device, spoken[place]?.told ?? [:]))
    }
  }

  private static func figures(of pose: Pose, _ device: Device, _ told: [String: ToldFigure])
    -> [Figure]
  {
    let known = PoseFigures.all(of: pose, on: device)
    var figures = known.map { path, value in
      Figure(
        path: path, known: value,
        provenance: path.hasPrefix("displays.") ? device.provenance[path] : pose.provenance[path],
        told: told[path],
        verdict: verdict(on: path, value, told, pose))
    }
    // Regions that the catalogue does not have.
    let paths = Set(known.map(\.path))
    for (path, figure) in told.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
      figures.append(
        Figure(
          path: path, known: nil,
          provenance: Provenance(grade: .unverified, source: "not in the catalogue"), told: figure,
          verdict: .new))
    }
    return figures
  }

  private static func verdict(
    on path: String, _ known: ToldFigure.Value?, _ told: [String: ToldFigure], _ pose: Pose
  ) -> Verdict {
    guard let figure = told[path] else { return .notSpokenOf }
    guard let known else { return .new }
    if figure.value.isSame(as: known) { return .confirmed }
    // How far people opened the phone is no figure of the pose.
    if path == "hinge.angle", pose.hinge.status == .partiallyOpen { return .notSpokenOf }
    return .contradicted
  }
}

extension ProbeComparison.PoseRow {
  func count(_ verdict: ProbeComparison.Verdict) -> Int {
    figures.count { $0.verdict == verdict }
  }
}
