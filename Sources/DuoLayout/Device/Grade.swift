/// How well a fact about the device is known; a lower grade is never shown as a higher one.
public enum Grade: String, CaseIterable, Sendable, Comparable {
  /// Claimed, or sources disagree; nothing was measured.
  case unverified
  /// Arithmetic on measured values.
  case derived
  /// One probe of the simulator.
  case measuredOnce
  /// Two or more independent probes of the simulator agree.
  case measured

  /// Weaker grades sort before stronger ones.
  public static func < (a: Grade, b: Grade) -> Bool { a.strength < b.strength }

  private var strength: Int {
    switch self {
    case .unverified: 0
    case .derived: 1
    case .measuredOnce: 2
    case .measured: 3
    }
  }
}

/// Where a fact comes from and how well it is known.
public struct Provenance: Hashable, Sendable {
  public var grade: Grade
  public var source: String

  public init(grade: Grade, source: String) {
    self.grade = grade
    self.source = source
  }
}

/// The provenance of every fact of one file: what holds for all, and where a fact differs.
public struct ProvenanceBook: Hashable, Sendable {
  public var base: Provenance
  /// By the dotted path of the fact as the file spells it (`hinge`, `regions.innerCamera`, `keyboard`).
  public var exceptions: [String: Provenance]

  public init(base: Provenance, exceptions: [String: Provenance] = [:]) {
    self.base = base
    self.exceptions = exceptions
  }

  /// The provenance of the fact at `path`: its own, else that of the nearest path above it, else the base.
  public subscript(path: String) -> Provenance {
    var key = Substring(path)
    while true {
      if let found = exceptions[String(key)] { return found }
      guard let dot = key.lastIndex(of: ".") else { return base }
      key = key[..<dot]
    }
  }

  /// The weakest grade of any fact in the file.
  public var weakest: Grade {
    exceptions.values.map(\.grade).reduce(base.grade) { min($0, $1) }
  }
}
