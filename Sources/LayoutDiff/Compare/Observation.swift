/// One thing that differs in one panel, before equal ones are told together.
struct Observation {
  /// What it is about.
  struct Subject: Hashable {
    /// As the sentence names it: an element's id, `first half`, `safe area`.
    var name: String
    var element: String?
    /// What both seats' own share; such changes are told together where they are alike.
    var family: String
    /// Of a renamed one.
    var newName: String?

    init(_ name: String, element: String? = nil, family: String? = nil) {
      self.name = name
      self.element = element
      self.family = family ?? name
    }

    /// An element: its family is its id without the seat's prefix.
    init(element id: String) {
      name = id
      element = id
      family = id.firstIndex(of: ".").map { String(id[id.index(after: $0)...]) } ?? id
    }
  }

  var kind: LayoutChangeKind
  var weight: LayoutChange.Weight
  var subject: Subject
  /// What stands before the subject (`hit area of `).
  var lead = ""
  /// The same in several ways, the most telling first; the one that needs the fewest sentences is used.
  var levels: [Phrase]
  /// What is said where panels differ too much for sentences of their own, before how much at most.
  var summary: Summary?
  var tail = Tail()
  /// What a rule says, told after the panels.
  var message: String?
  /// How bad that is, for the worst of several messages.
  var excess = 0.0
  /// Whether a fact of the device itself changed.
  var isOfDevice = false
  /// Whether facts of the device changed in the same panel, so that nobody can say which of them it follows from.
  var isBesideDevice = false
  /// Earlier ones are told earlier among those of one weight.
  var order = 0
  /// Which of the compared panels.
  var panel: Int

  struct Summary {
    /// In several ways, the most telling first (`moved to the owner's left by up to`).
    var verbs: [String]
    var points: Double

    init(_ verbs: String..., points: Double) {
      self.verbs = verbs
      self.points = points
    }
  }

  /// What went along.
  struct Tail: Hashable {
    var carries = false
    var carriesHalves = false
    var reseeds = false

    mutating func join(_ other: Tail) {
      carries = carries || other.carries
      carriesHalves = carriesHalves || other.carriesHalves
      reseeds = reseeds || other.reseeds
    }

    func text(isMany: Bool) -> String {
      (carries ? ", with everything in \(isMany ? "them" : "it")" : "")
        + (carriesHalves ? ", with the halves and everything in them" : "")
        + (reseeds ? ", and \(isMany ? "their" : "its") targets were placed anew" : "")
    }
  }
}
