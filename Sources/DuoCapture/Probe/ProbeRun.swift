import DuoLayout

/// Records that follow each other under one label, or show one pose.
struct ProbeRun {
  var label: ProbeLabel
  /// As the first record spells it.
  var text: String?
  /// What its records fit, each with the poses it fits by itself.
  var members: [Member]
  /// The poses that all fitting records fit.
  var candidates: [Int]

  struct Member {
    var record: Int
    var fits: [Int]
    /// Whether it shows what the label says.
    var isFitting: Bool
  }

  /// Where its first and its last record stand, in one file.
  func lines(_ records: [ProbeRecord]) -> ClosedRange<LogLine> {
    records[members[0].record].line...records[members[members.count - 1].record].line
  }

  var hasFitting: Bool { members.contains(where: \.isFitting) }
}

extension ProbeRun {
  /// The records of a log in runs, each in one file; those that are told to be in transition are left out.
  static func runs(_ records: [ProbeRecord], fitting: PoseFitting) -> [ProbeRun] {
    var runs: [ProbeRun] = []
    let everything = Array(fitting.poses.indices)
    var labels: [String?: ProbeLabel] = [:]
    for (index, record) in records.enumerated() where !record.isTransition {
      let label = labels[record.label] ?? ProbeLabel(record.label, in: fitting.poses)
      labels[record.label] = label
      let fits = fitting.fits(record)
      if let last = runs.indices.last,
        runs[last].lines(records).upperBound.file == record.line.file,
        runs[last].takes(index, record, label, fits, fitting)
      {
        continue
      }
      let named: [Int] = if case .poses(let places, _) = label { places } else { everything }
      let candidates = named.filter { fits.contains($0) }
      let allowed = candidates.isEmpty ? named.filter { fitting.allows(record, $0) } : candidates
      let isFitting = !allowed.isEmpty && (label.isPose || !fits.isEmpty)
      runs.append(
        ProbeRun(
          label: label, text: record.label,
          members: [Member(record: index, fits: fits, isFitting: isFitting)],
          candidates: isFitting ? allowed : named))
    }
    return runs
  }

  /// Whether a record goes on with this run; if so it is added.
  private mutating func takes(
    _ index: Int, _ record: ProbeRecord, _ label: ProbeLabel, _ fits: [Int], _ fitting: PoseFitting
  ) -> Bool {
    let isUnsaid = label == .unsaid && self.label != .unknown
    guard label == self.label || isUnsaid else { return false }
    // Of a pose that the catalogue does not have the name is all there is.
    guard label != .unknown || record.label == text else { return false }
    // Records that fit nothing have nothing in common.
    guard label.isPose || members[0].isFitting else { return false }
    var shared = candidates.filter { fits.contains($0) }
    if shared.isEmpty, label.isPose {
      shared = candidates.filter { fitting.allows(record, $0) }
    }
    if !shared.isEmpty {
      candidates = shared
      members.append(Member(record: index, fits: fits, isFitting: true))
      return true
    }
    // Without a label's word a record that shows something else begins a run of its own.
    guard case .poses(let named, _) = label else { return false }
    // Another pose of the same label.
    guard !named.contains(where: { fits.contains($0) }) else { return false }
    members.append(Member(record: index, fits: fits, isFitting: false))
    return true
  }
}

extension ProbeLabel {
  var isPose: Bool { if case .poses = self { true } else { false } }
}

extension ProbeRecord {
  /// Whether it says itself that the phone is on its way.
  var isTransition: Bool {
    isSettled == false || [.rising, .falling, .changing].contains(keyboard)
  }
}
