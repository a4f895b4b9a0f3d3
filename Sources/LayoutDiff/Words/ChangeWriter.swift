import DuoReview

/// Tells what differs in the panels of one screen: equal things once, with their panels.
struct ChangeWriter {
  /// The compared panels, in order.
  private let panels: [PanelSnapshot]
  private let keys: [PanelKey]
  private let occurrence: Occurrence
  private let screen: String
  /// As many sentences as one thing is told in before it is summed up.
  private static let most = 3

  init(screen: String, panels: [PanelSnapshot]) {
    self.screen = screen
    self.panels = panels
    keys = panels.map(\.key)
    occurrence = Occurrence(keys)
  }

  /// A sentence before it is written.
  private struct Draft {
    var first: Observation
    var subjects: [Observation.Subject]
    var phrase: Phrase
    var panels: [Int]
    var tail: Observation.Tail
    /// The panel where it is most, where it is summed up.
    var farthest: Int?
    var message: String?
    var order: Int
  }

  /// What changes of several subjects must share to be told together, beside their words.
  private struct Kinship: Hashable {
    var kind: LayoutChangeKind
    var weight: LayoutChange.Weight
    var lead: String
    var isOfDevice: Bool
    var isBesideDevice: Bool
    var isRenamed: Bool
    /// Whether it can be summed up.
    var hasAmount: Bool
    var family: String

    init(_ observation: Observation, family: String) {
      kind = observation.kind
      weight = observation.weight
      lead = observation.lead
      isOfDevice = observation.isOfDevice
      isBesideDevice = observation.isBesideDevice
      isRenamed = observation.subject.newName != nil
      hasAmount = observation.summary != nil
      self.family = family
    }
  }

  func changes(_ observations: [Observation]) -> [OrderedChange] {
    var groups: [[Observation]] = []
    var places: [Kinship: Int] = [:]
    for observation in observations {
      let key = Kinship(observation, family: observation.subject.family)
      if let place = places[key] {
        groups[place].append(observation)
      } else {
        places[key] = groups.count
        groups.append([observation])
      }
    }
    return joined(groups.flatMap(drafts)).map(written)
  }

  /// The fewest sentences for what one element, or one of both seats, went through.
  private func drafts(_ group: [Observation]) -> [Draft] {
    let levels = group.map(\.levels.count).min() ?? 1
    var best: [Draft] = []
    for level in 0..<max(levels, 1) {
      let drafts = drafts(group) { $0.levels[level] }
      if best.isEmpty || drafts.count < best.count { best = drafts }
      if best.count == 1 { break }
    }
    return best.count > Self.most ? summaries(group) ?? best : best
  }

  /// How much at most, in as many directions as can be told.
  private func summaries(_ group: [Observation]) -> [Draft]? {
    let summaries = group.compactMap(\.summary)
    guard summaries.count == group.count, let levels = summaries.map(\.verbs.count).min() else {
      return nil
    }
    var best: [Draft] = []
    for level in 0..<levels {
      var farthest: [String: (points: Double, panel: Int)] = [:]
      for (observation, summary) in zip(group, summaries)
      where summary.points > farthest[summary.verbs[level]]?.points ?? -1 {
        farthest[summary.verbs[level]] = (summary.points, observation.panel)
      }
      var panels: [Phrase: Int] = [:]
      var drafts = drafts(group) { observation in
        let verb = observation.summary?.verbs[level] ?? ""
        var phrase = Phrase("\(verb) ")
        phrase.add(length: farthest[verb]?.points ?? 0)
        panels[phrase] = farthest[verb]?.panel
        return phrase
      }
      for index in drafts.indices { drafts[index].farthest = panels[drafts[index].phrase] }
      // Directions are worth a sentence or two, so the last, which has none, has to save more.
      let isLast = level > 0 && level == levels - 1
      if best.isEmpty || drafts.count < best.count - (isLast ? Self.most - 1 : 0) { best = drafts }
    }
    return best
  }

  /// One for each phrase and each set of panels.
  private func drafts(_ group: [Observation], _ phrase: (Observation) -> Phrase) -> [Draft] {
    struct Line: Hashable {
      var phrase: Phrase
      var subject: Observation.Subject
    }
    var lines: [(line: Line, own: [Int])] = []
    var places: [Line: Int] = [:]
    for (index, observation) in group.enumerated() {
      let line = Line(phrase: phrase(observation), subject: observation.subject)
      if let place = places[line] {
        lines[place].own.append(index)
      } else {
        places[line] = lines.count
        lines.append((line, [index]))
      }
    }
    return joined(
      lines.map { line, own in
        let some = own.map { group[$0] }
        return Draft(
          first: some[0], subjects: [line.subject], phrase: line.phrase,
          panels: unique(some.map(\.panel)),
          tail: some.reduce(into: .init()) { $0.join($1.tail) }, message: message(some),
          order: some.map(\.order).min() ?? 0)
      })
  }

  private func unique(_ panels: [Int]) -> [Int] {
    var seen = Set<Int>()
    return panels.filter { seen.insert($0).inserted }.sorted()
  }

  /// The message of all of them, else the worst.
  private func message(_ some: [Observation]) -> String? {
    guard let first = some.first?.message else { return nil }
    guard some.contains(where: { $0.message != first }) else { return first }
    let worst = some.indices.max { some[$0].excess < some[$1].excess }
    return worst.flatMap { some[$0].message }.map { "at worst " + $0 }
  }

  /// Those that read alike but for their subjects as one.
  private func joined(_ drafts: [Draft]) -> [Draft] {
    struct Reading: Hashable {
      var kinship: Kinship
      var phrase: Phrase
      var panels: [Int]
      var farthest: Int?
      var message: String?
    }
    var result: [Draft] = []
    var places: [Reading: Int] = [:]
    for draft in drafts {
      let reading = Reading(
        kinship: Kinship(draft.first, family: ""), phrase: draft.phrase, panels: draft.panels,
        farthest: draft.farthest, message: draft.message)
      if let place = places[reading] {
        result[place].subjects += draft.subjects
        result[place].tail.join(draft.tail)
        result[place].order = min(result[place].order, draft.order)
      } else {
        places[reading] = result.count
        result.append(draft)
      }
    }
    return result
  }

  private func written(_ draft: Draft) -> OrderedChange {
    let subject = Self.names(draft.subjects.map(\.name))
    var phrase = draft.phrase.text(millimetres: millimetres(draft.panels))
    let newNames = draft.subjects.compactMap(\.newName)
    if !newNames.isEmpty { phrase += Self.names(newNames) }
    if let farthest = draft.farthest {
      phrase += ", most in \(panels[farthest].pose), \(panels[farthest].facing)"
    }
    let tail = draft.tail.text(isMany: draft.subjects.count > 1)
    let space = phrase.isEmpty || phrase.hasPrefix(":") || phrase.hasPrefix(" ") ? "" : " "
    var sentence =
      "\(draft.first.lead)\(draft.first.kind == .note ? "" : subject)\(space)\(phrase)\(tail)"
    // Words after a comma would run into those that name the panels.
    sentence += tail.isEmpty && draft.farthest == nil ? " in " : ", in "
    sentence += occurrence.words(draft.panels.map { keys[$0] })
    if draft.first.isBesideDevice { sentence += " (the pose changed too)" }
    if let message = draft.message { sentence += ": \(message)" }
    return OrderedChange(
      change: LayoutChange(
        kind: draft.first.kind, weight: draft.first.weight, screen: screen, subject: subject,
        element: draft.subjects.first?.element, panels: draft.panels.map { panels[$0].id },
        sentence: ReportText.plain(sentence), isOfDevice: draft.first.isOfDevice),
      order: draft.order, panel: draft.panels.first ?? 0)
  }

  /// `first.a, first.b, second.a and 3 more`
  private static func names(_ names: [String]) -> String {
    names == ["first half", "second half"] ? "both halves" : Words.list(names, most: 4)
  }

  /// The fewest and the most a point has in those panels; nil where one of them does not say.
  private func millimetres(_ some: [Int]) -> ClosedRange<Double>? {
    var range: ClosedRange<Double>?
    for index in some {
      guard let own = panels[index].millimetresPerPoint else { return nil }
      let known = range ?? own...own
      range = min(known.lowerBound, own)...max(known.upperBound, own)
    }
    return range
  }
}

/// A change with what decides where it is told among those of its weight.
struct OrderedChange {
  var change: LayoutChange
  var order: Int
  var panel: Int
}
