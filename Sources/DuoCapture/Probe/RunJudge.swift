import DuoCatalog
import DuoJSON
import DuoLayout

/// Decides which pose each run of a log shows, and which labels lie.
struct RunJudge {
  let records: [ProbeRecord]
  let fitting: PoseFitting

  /// The pose of each run by its place; nil for runs that tell none.
  private(set) var poses: [Int?] = []
  /// One line a run at most, without the file's name.
  private(set) var faults: [LogRemark<CaptureFault>] = []
  private(set) var notes: [LogRemark<String>] = []
  /// How many records of each file show the phone on its way from or to what their label says.
  private(set) var passing: [Int: Int] = [:]

  private var catalog: [Pose] { fitting.poses }

  init(_ runs: [ProbeRun], of records: [ProbeRecord], fitting: PoseFitting) {
    self.records = records
    self.fitting = fitting
    let resolved = runs.map(pose)
    var told: Set<ProbeLabel> = []
    for (run, pose) in zip(runs, resolved) where pose != nil { told.insert(run.label) }
    for (index, run) in runs.enumerated() {
      // What another file holds is not where the phone came from.
      func neighbour(_ index: Int) -> ProbeRun? {
        runs.indices.contains(index) && file(runs[index]) == file(run) ? runs[index] : nil
      }
      poses.append(
        judge(
          run, resolved[index], before: neighbour(index - 1), after: neighbour(index + 1), told))
    }
    if faults.isEmpty, !poses.contains(where: { $0 != nil }) { nothing(runs) }
  }

  // MARK: One run

  /// The one pose a run shows; nil where it shows none, or several fit.
  private func pose(of run: ProbeRun) -> Int? {
    guard run.hasFitting, run.label != .unknown else { return nil }
    if run.candidates.count == 1 { return run.candidates[0] }
    if case .poses(_, let preferred?) = run.label, run.candidates.contains(preferred) {
      return preferred
    }
    // What nobody has measured is not guessed.
    let known = run.candidates.filter { catalog[$0].provenance.base.grade != .unverified }
    return known.count == 1 ? known[0] : nil
  }

  private mutating func judge(
    _ run: ProbeRun, _ pose: Int?, before: ProbeRun?, after: ProbeRun?, _ told: Set<ProbeLabel>
  ) -> Int? {
    switch run.label {
    case .unknown:
      let label = Names.quoted(run.text ?? "")
      let nearest = Names.nearest(run.text ?? "", in: catalog.map(\.name))
      note(
        run,
        "\(label) is no pose of the catalogue: left out"
          + (nearest.map { "; did you mean \(Names.quoted($0))?" } ?? ""))
      return nil
    case .unsaid, .aside:
      if pose == nil { note(run, "\(unresolved(run)): left out") }
      return pose
    case .poses(let named, _):
      if let lie = lie(run, pose, before, after) {
        let record = records[run.members[lie].record]
        faults.append(
          LogRemark(lieFault(record, run.members[lie].fits, named), of: record.line.file))
        return nil
      }
      passing[file(run), default: 0] += run.members.count { !$0.isFitting }
      if pose == nil {
        if told.contains(run.label) {
          note(run, "\(unresolved(run)): left out")
        } else {
          faults.append(LogRemark(ambiguity(run), of: file(run)))
        }
      }
      return pose
    }
  }

  // MARK: Labels that lie

  /// The member of a run that shows another pose than its label says, and is not on its way to or from it.
  private func lie(
    _ run: ProbeRun, _ pose: Int?, _ before: ProbeRun?, _ after: ProbeRun?
  ) -> Int? {
    guard let first = run.members.firstIndex(where: \.isFitting),
      let last = run.members.lastIndex(where: \.isFitting)
    else {
      // What was written last is what the record settled on.
      return run.members.lastIndex { !$0.fits.isEmpty } ?? run.members.indices.last
    }
    for (index, member) in run.members.enumerated() where !member.isFitting {
      let record = records[member.record]
      if record.isSettled != true {
        if member.fits.isEmpty || isPassing(run, index, isLast: after == nil) { continue }
        if index < first, let before, shares(member, before) { continue }
        if index > last, let after, shares(member, after) { continue }
      }
      return index
    }
    return nil
  }

  private func shares(_ member: ProbeRun.Member, _ run: ProbeRun) -> Bool {
    run.hasFitting && run.candidates.contains { member.fits.contains($0) }
  }

  /// Whether a record shows the phone moving: partly open, no record beside it shows the very same, and the log goes
  /// on after it.
  private func isPassing(_ run: ProbeRun, _ index: Int, isLast: Bool) -> Bool {
    let record = records[run.members[index].record]
    guard record.status == .partiallyOpen, !isLast || index + 1 < run.members.count
    else { return false }
    return ![index - 1, index + 1].contains { other in
      guard run.members.indices.contains(other), !run.members[other].isFitting else { return false }
      let neighbour = records[run.members[other].record]
      return neighbour.status == record.status && neighbour.window == record.window
        && abs((neighbour.angle ?? 0) - (record.angle ?? 0)) <= ToldFigure.angleTolerance
    }
  }

  private func lieFault(_ record: ProbeRecord, _ fits: [Int], _ named: [Int]) -> CaptureFault {
    let remedy =
      if fits.isEmpty {
        named.map { "\(catalog[$0].name) has \(Self.shown(catalog[$0]))" }
          .joined(separator: ", ")
      } else {
        "that is \(Self.list(fits.map { catalog[$0].name }, "or"))"
      }
    return CaptureFault(
      "line \(record.line.number)",
      "\(Names.quoted(record.label ?? "")) is not what it shows: \(Self.shown(record))", remedy)
  }

  // MARK: Poses that cannot be told apart

  private func ambiguity(_ run: ProbeRun) -> CaptureFault {
    let label = run.text.map { "\(Names.quoted($0)): " } ?? ""
    return CaptureFault(
      lines(run), label + unresolved(run),
      "label it with the pose's own name, or have the probe write safe-area insets, bar edge, regions and hinge status"
    )
  }

  private func unresolved(_ run: ProbeRun) -> String {
    guard run.hasFitting else {
      let record = records[run.members[run.members.count - 1].record]
      return "\(Self.shown(record)): fits no pose"
    }
    guard run.candidates.count < catalog.count else { return "shows nothing that tells the pose" }
    let names = run.candidates.map { catalog[$0].name }
    return "fits \(Self.list(names, "and")), and nothing tells them apart"
  }

  /// The fault of a log of which no run tells a pose.
  private mutating func nothing(_ runs: [ProbeRun]) {
    if let run = runs.first(where: { $0.hasFitting && $0.label != .unknown }) {
      faults.append(LogRemark(ambiguity(run), of: file(run)))
    } else if let run = runs.first(where: { $0.label != .unknown }) {
      var sizes: [String] = []
      for pose in catalog {
        let size = ToldFigure.text(pose.window.size)
        if !sizes.contains(size) { sizes.append(size) }
      }
      let remedy = "windows of the catalogue: \(sizes.joined(separator: ", "))"
      faults.append(
        LogRemark(CaptureFault(lines(run), unresolved(run), remedy), of: file(run)))
    } else if let run = runs.first {
      faults.append(
        LogRemark(
          CaptureFault(
            lines(run), "\(Names.quoted(run.text ?? "")) is no pose of the catalogue",
            Names.remedy(run.text ?? "", in: catalog.map(\.name))), of: file(run)))
    } else {
      let fault = CaptureFault(
        "", "every record is a transition", "let the phone rest in each pose")
      faults.append(LogRemark(fault, of: nil))
    }
    notes = []
  }

  // MARK: Words

  private func lines(_ run: ProbeRun) -> String {
    let lines = run.lines(records)
    let (first, last) = (lines.lowerBound.number, lines.upperBound.number)
    return first == last ? "line \(first)" : "lines \(first) to \(last)"
  }

  private func file(_ run: ProbeRun) -> Int { run.lines(records).lowerBound.file }

  private mutating func note(_ run: ProbeRun, _ words: String) {
    notes.append(LogRemark("\(lines(run)): \(words)", of: file(run)))
  }

  private static func list(_ names: [String], _ word: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return "\(names.dropLast().joined(separator: ", ")) \(word) \(last)"
  }

  private static func shown(_ record: ProbeRecord) -> String {
    var parts: [String] = []
    if let size = record.window { parts.append("a window of \(ToldFigure.text(size))") }
    if record.window == nil, let size = record.screen {
      parts.append("a screen of \(ToldFigure.text(size))")
    }
    if let status = record.status { parts.append("hinge \(status.rawValue)") }
    if let side = record.side { parts.append("the bar on the \(side.rawValue)") }
    for told in record.regions.all where told.kind == .division {
      let activity = told.isActive.map { $0 ? "an active" : "an inactive" } ?? "a"
      parts.append("\(activity) division at \(ToldFigure.text(told.frame))")
    }
    for told in record.regions.all where told.kind == .occlusion {
      parts.append("an occlusion at \(ToldFigure.text(told.frame))")
    }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  private static func shown(_ pose: Pose) -> String {
    "a window of \(ToldFigure.text(pose.window.size)), hinge \(pose.hinge.status.rawValue)"
      + (PoseFitting.side(pose).map { ", the bar on the \($0.rawValue)" } ?? "")
  }
}
