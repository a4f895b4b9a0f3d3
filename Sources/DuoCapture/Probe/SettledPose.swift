import DuoJSON
import DuoLayout

/// What a log has settled of one pose.
struct SettledPose {
  /// The pose's place in the catalogue.
  var place: Int
  /// By path.
  var told: [String: ToldFigure] = [:]
  /// The first and the last line that tell of it.
  var lines: ClosedRange<LogLine>
}

/// Gathers the settled figures of every pose from the runs of a log.
struct Settling {
  private(set) var poses: [SettledPose] = []
  private(set) var faults: [LogRemark<CaptureFault>] = []
  private(set) var notes: [LogRemark<String>] = []

  private let records: [ProbeRecord]
  private let files: [String]
  private let fitting: PoseFitting
  /// Figures that were told to be two things, by pose and path: each is reported once.
  private var contradicted: Set<String> = []

  /// - Parameters:
  ///   - poses: the pose of each run.
  ///   - files: the names of the files that the records stand in.
  init(
    _ runs: [ProbeRun], poses: [Int?], of records: [ProbeRecord], in files: [String],
    fitting: PoseFitting
  ) {
    self.records = records
    self.files = files
    self.fitting = fitting
    let covered = Self.covered(records)
    var byPlace: [Int: SettledPose] = [:]
    var fromAsides: Set<String> = []
    // What is under the pose's own label comes first.
    for isAside in [false, true] {
      for (run, place) in zip(runs, poses) {
        guard let place, run.label.isAside == isAside else { continue }
        let lines = run.lines(records)
        var pose = byPlace[place] ?? SettledPose(place: place, lines: lines)
        pose.lines =
          min(
            pose.lines.lowerBound, lines.lowerBound)...max(
            pose.lines.upperBound, lines.upperBound)
        for (path, figure) in settled(run, place, covered) {
          add(figure, path, to: &pose, isAside ? run.text ?? "" : nil, &fromAsides)
        }
        byPlace[place] = pose
      }
    }
    self.poses = byPlace.values.sorted { $0.place < $1.place }
  }

  /// For each record how high the keyboard is that came up before it under the same label of its file, in points; 0 where
  /// nobody told, nil where none is up.
  private static func covered(_ records: [ProbeRecord]) -> [Double?] {
    var height: Double?
    var label: String?
    var file = 0
    return records.map { record in
      let isNew = record.line.file != file
      if isNew || record.label != nil && record.label != label {
        height = nil
        label = record.label
        file = record.line.file
      }
      switch record.keyboard {
      case .rising: height = 0
      case .shown(let frame): height = frame?.height ?? record.keyboardHeight ?? 0
      case .falling, .hidden: height = nil
      case .changing, nil: break
      }
      return height
    }
  }

  // MARK: One run

  private struct Key: Hashable {
    var path: String
    var source: String
  }

  private struct Held {
    var figure: ToldFigure
    var isHeld: Bool
  }

  /// The figures a run has settled, in the order of their lines: the last of each, and those that changed only after
  /// they had been told twice or were said to be settled.
  private mutating func settled(
    _ run: ProbeRun, _ place: Int, _ covered: [Double?]
  ) -> [(path: String, figure: ToldFigure)] {
    let pose = fitting.poses[place]
    let tells: ProbeLabel.Tells =
      if case .aside(let tells) = run.label { tells } else { .everything }
    var last: [Key: Held] = [:]
    var changed: [String: (first: ToldFigure, last: ToldFigure)] = [:]
    var settled: [(path: String, figure: ToldFigure)] = []
    for member in run.members where member.isFitting {
      let record = records[member.record]
      let reading = FigureReading(
        record: record, pose: pose, tells: tells, keyboardBefore: covered[member.record],
        fitting: fitting)
      for (path, value) in reading.figures() {
        let key = Key(path: path, source: record.source)
        let figure = ToldFigure(value: value, line: record.line)
        let isSame = last[key]?.figure.value.isSame(as: value) ?? false
        if let before = last[key], !isSame {
          if before.isHeld {
            settled.append((path, before.figure))
          } else if path != "hinge.angle" {
            changed[path] = (changed[path]?.first ?? before.figure, figure)
          }
        }
        last[key] = Held(figure: figure, isHeld: isSame || record.isSettled == true)
      }
    }
    for (path, change) in changed.sorted(by: { $0.key < $1.key }) {
      let lines = "lines \(change.first.line.number) to \(change.last.line.number)"
      notes.append(
        LogRemark(
          "\(lines): \(pose.name): \(path) went from \(change.first.value.text) to \(change.last.value.text): the last counts",
          of: change.last.line.file))
    }
    settled += last.map { ($0.key.path, $0.value.figure) }
    return settled.sorted { ($0.figure.line, $0.path) < ($1.figure.line, $1.path) }
  }

  // MARK: All runs of a pose

  private mutating func add(
    _ figure: ToldFigure, _ path: String, to pose: inout SettledPose, _ aside: String?,
    _ fromAsides: inout Set<String>
  ) {
    let name = fitting.poses[pose.place].name
    guard let there = pose.told[path] else {
      pose.told[path] = figure
      if aside != nil { fromAsides.insert("\(name) \(path)") }
      return
    }
    // The angle of a partly open phone is what people hold it at.
    let isFree = path == "hinge.angle" && fitting.poses[pose.place].hinge.status == .partiallyOpen
    if isFree || there.value.isSame(as: figure.value) {
      if aside == nil || isFree { pose.told[path] = figure }
      return
    }
    let file = figure.line.file
    let place = there.line.words(in: there.line.file == file ? [] : files)
    let words = "\(name): \(path) is \(figure.value.text), but \(there.value.text) in \(place)"
    if let aside, !fromAsides.contains("\(name) \(path)") {
      notes.append(
        LogRemark(
          "line \(figure.line.number): \(words), which counts: this one is labelled \(Names.quoted(aside))",
          of: file))
      return
    }
    guard contradicted.insert("\(name) \(path)").inserted else { return }
    faults.append(
      LogRemark(
        CaptureFault(
          "line \(figure.line.number)", words,
          "leave out the record that had not settled, or say \"settled\": false in it"),
        of: file))
  }
}

extension ProbeLabel {
  var isAside: Bool { if case .aside = self { true } else { false } }
}
