import DuoCatalog
import DuoJSON
import DuoLayout

/// What a probe in a running app wrote down, one JSON record a line, and what of it is settled.
///
/// Which figures of a log count:
///
/// - Records are taken in the order of the log. Those that follow each other under one label, or where there is no
///   label show one pose, are a run.
/// - A record that says that it is in transition (`"settled": false`, `"phase": "transition"`, a keyboard that will
///   show or hide) is left out.
/// - A label is held against the window's size, the hinge's status, the edge of the bar and the place of the regions.
///   A record that shows something else is a transition where the phone is partly open and moving, where it shows the
///   pose that the log comes from or goes on to, or where it shows no pose at all. Any other is a label that lies.
/// - Within a run the last value of each figure counts: what changed on was on its way. A value that two records in a
///   row told, or that a record calls settled, had settled: if it changes later, that is a contradiction.
/// - All runs of a pose and all sources have to agree within 0.01 points and 0.5 degrees; only the angle of a partly
///   open phone may differ, since that is how people held it, and the last counts.
/// - A record of a keyboard that shows tells its height and nothing else, and until it hides the bottom inset counts
///   for nothing; one of an app with bars tells no insets, one of a right-to-left app no regions, one of a sheet or
///   picture in picture the window and the hinge alone. That the camera runs is nothing of the pose.
/// - Records without a label, or with one that is no pose, count where one pose fits; what a labelled record says of
///   the same figure comes before what they say.
/// - Files of one session are merged: a run ends with its file, and all that the files tell of a pose has to agree.
public struct ProbeLog: Sendable {
  /// What the source of a figure begins with in the pose files of a log.
  public static let mark = "probe log "

  /// The files it was read from, as the user gave them.
  public let files: [String]
  /// In the order of the files and their lines.
  let records: [ProbeRecord]

  /// The files' names in one line.
  public var file: String { files.joined(separator: ", ") }

  /// - Parameter file: the log's name for messages; its last part is the source of what it tells.
  /// - Throws: `CaptureFault` for the first line that is no record, or holds a value that cannot be what its key says.
  public init(_ bytes: [UInt8], file: String) throws(CaptureFault) {
    files = [file]
    var records: [ProbeRecord] = []
    for (line, members) in try ProbeLines.records(bytes) {
      records.append(try ProbeRecordReader.record(members, line: line))
    }
    guard records.contains(where: \.isTelling) else {
      throw CaptureFault(
        "", "no record tells anything of a pose",
        "give records with sceneSize, safeAreaInsets, hingeStatus or the like")
    }
    self.records = records
  }

  /// The logs of one session as one, which are settled together; each record keeps its file.
  ///
  /// - Parameter logs: in the order in which they were written: where the last value counts, that is the last log's.
  public init(merging logs: [ProbeLog]) {
    var files: [String] = []
    var records: [ProbeRecord] = []
    for log in logs {
      for var record in log.records {
        record.line.file += files.count
        records.append(record)
      }
      files += log.files
    }
    self.files = files
    self.records = records
  }

  /// Pose files of what the log has settled, each with its name (`closed.json`), in the order of the catalogue.
  ///
  /// What the log tells is graded `measuredOnce`; the rest is the catalogue's, with its grade and source.
  ///
  /// - Throws: `CaptureFaults` where its labels lie or do not tell a pose, it says two things of one pose, or its
  ///   figures do not fit each other or the device.
  public func poseFiles(catalog: Catalog) throws(CaptureFaults) -> [(name: String, text: String)] {
    let settled = try settled(catalog).poses
    let models = catalog.poses.flatMap(\.regions)
    var faults: [LogRemark<CaptureFault>] = []
    let names = files.map(Self.baseName)
    var made: [(name: String, text: String)] = []
    for one in settled where !one.told.isEmpty {
      let draft = PoseDraft(
        catalog.poses[one.place], told: one.told, files: names, device: catalog.device,
        models: models)
      let findings = PoseCheck(draft.pose, on: catalog.device).findings
      let areInsetsWrong = findings.contains { $0.path == "safeArea.insets" }
      // Bars change insets, so that they are wrong with them.
      for finding in findings where !areInsetsWrong || !finding.path.hasPrefix("bars.") {
        let line = draft.line(of: finding.path) ?? one.lines.upperBound
        let fault = CaptureFault(
          "line \(line.number)", "\(draft.pose.name): \(finding.path): \(finding.problem)",
          finding.remedy)
        faults.append(LogRemark(fault, of: line.file))
      }
      made.append(("\(draft.pose.name).json", PoseFileText(draft.pose).text))
    }
    guard faults.isEmpty else { throw failure(faults) }
    return made
  }

  /// What people have to be told of the log, a sentence each that begins with its file; nothing where it has faults.
  public func notes(catalog: Catalog) -> [String] {
    ((try? settled(catalog).notes) ?? []).map(named)
  }

  /// Every figure of the catalogue held against the log.
  ///
  /// - Throws: as `poseFiles`, save that figures need not fit the device.
  public func comparison(with catalog: Catalog) throws(CaptureFaults) -> ProbeComparison {
    let settled = try settled(catalog)
    // The comparison of one file says its name itself.
    let notes = settled.notes.map { files.count > 1 ? named($0) : $0.words }
    return ProbeComparison(catalog, settled: settled.poses, files: files, notes: notes)
  }

  // MARK: What is settled

  private static func baseName(_ file: String) -> String {
    var name = ""
    for scalar in (file.split(separator: "/").last ?? "log").unicodeScalars.prefix(100) {
      name.unicodeScalars.append(scalar.value < 0x20 ? "\u{FFFD}" : scalar)
    }
    return name
  }

  private func settled(
    _ catalog: Catalog
  ) throws(CaptureFaults) -> (poses: [SettledPose], notes: [LogRemark<String>]) {
    guard !records.isEmpty else { return ([], []) }
    let fitting = PoseFitting(poses: catalog.poses, device: catalog.device)
    let runs = ProbeRun.runs(records, fitting: fitting)
    let judge = RunJudge(runs, of: records, fitting: fitting)
    let settling = Settling(runs, poses: judge.poses, of: records, in: files, fitting: fitting)
    let faults = judge.faults + settling.faults
    guard faults.isEmpty else { throw failure(faults) }
    var notes = judge.notes + settling.notes
    var passing = judge.passing
    for record in records where record.isTransition { passing[record.line.file, default: 0] += 1 }
    for (file, count) in passing.sorted(by: { $0.key < $1.key }) where count > 0 {
      notes.append(
        LogRemark(
          count == 1
            ? "1 record is a transition: left out" : "\(count) records are transitions: left out",
          of: file))
    }
    notes = LogRemark.sorted(notes)
    if notes.count > Self.mostMessages {
      let more = notes.count - Self.mostMessages
      notes = notes.prefix(Self.mostMessages) + [LogRemark("\(more) more notes", of: nil)]
    }
    return (settling.poses, notes)
  }

  private static let mostMessages = 100

  private func name(_ place: Int?) -> String { place.map { files[$0] } ?? file }

  private func named(_ note: LogRemark<String>) -> String { "\(name(note.file)): \(note.words)" }

  private func failure(_ faults: [LogRemark<CaptureFault>]) -> CaptureFaults {
    var messages = LogRemark.sorted(faults).prefix(Self.mostMessages)
      .map { $0.words.message(file: name($0.file)) }
    if faults.count > Self.mostMessages {
      messages.append("\(file): \(faults.count - Self.mostMessages) more faults; mend these first")
    }
    return CaptureFaults(messages: messages)
  }
}
