import DuoCapture
import DuoCatalog
import DuoLayout
import DuoScreens

/// A kind of input that is tried: cases by number, each always the same bytes.
protocol FuzzSubject: Sendable {
  func bytes(of number: Int) -> [UInt8]
  func run(_ number: Int) -> Trial.Outcome
}

/// The subjects by the names that people type.
enum FuzzSubjects {
  static let names = ["screens", "captures", "logs", "pictures", "pairs"]

  /// The name where only a literal will do.
  static func staticName(_ name: String) -> StaticString {
    switch name {
    case "captures": "captures"
    case "logs": "logs"
    case "pictures": "pictures"
    case "pairs": "pairs"
    default: "screens"
    }
  }

  static func subject(
    named name: String, catalog: Catalog, seed: UInt64
  ) throws -> (any FuzzSubject)? {
    switch name {
    case "screens": ScreenSubject(catalog: catalog, seed: seed)
    case "captures":
      CaptureSubject(
        trial: try CaptureTrial(catalog: catalog, seed: seed),
        imports: ImportTrial(catalog: catalog))
    case "logs": LogSubject(trial: ProbeTrial(catalog: catalog, seed: seed))
    case "pictures": PictureSubject(seed: seed)
    case "pairs": PairSubject(seed: seed)
    default: nil
    }
  }
}

/// Screen files: mutations of the built-ins, laid out, reviewed and touched.
struct ScreenSubject: FuzzSubject {
  private let trial: Trial
  private let mutator: Mutator

  init(catalog: Catalog, seed: UInt64) {
    trial = Trial(catalog: catalog)
    mutator = Mutator(files: BuiltInScreens.all.map(\.bytes), seed: seed)
  }

  func bytes(of number: Int) -> [UInt8] { mutator.bytes(of: number).bytes }

  func run(_ number: Int) -> Trial.Outcome {
    let (bytes, random) = mutator.bytes(of: number)
    return trial.run(bytes, random)
  }
}

/// Captures of an app in the four tree formats, read and imported.
struct CaptureSubject: FuzzSubject {
  let trial: CaptureTrial
  let imports: ImportTrial

  func bytes(of number: Int) -> [UInt8] { trial.bytes(of: number) }

  func run(_ number: Int) -> Trial.Outcome {
    let bytes = bytes(of: number)
    if let words = trial.broken(bytes) { return .broken(words) }
    guard let format = CaptureReader.format(of: bytes),
      let tree = try? CaptureReader.tree(bytes, as: format)
    else { return .refused }
    return imports.run(tree)
  }
}

/// Probe logs, made pose files and held against the catalogue.
struct LogSubject: FuzzSubject {
  let trial: ProbeTrial

  func bytes(of number: Int) -> [UInt8] { trial.bytes(of: number) }

  func run(_ number: Int) -> Trial.Outcome {
    let (words, isTaken) = trial.broken(bytes(of: number))
    return words.map(Trial.Outcome.broken) ?? (isTaken ? .taken : .refused)
  }
}

/// PNGs, decoded in both forms.
struct PictureSubject: FuzzSubject {
  let seed: UInt64

  func bytes(of number: Int) -> [UInt8] {
    var random = SplitMix64(seed: seed &+ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9)
    return PNGTrial.bytes(&random)
  }

  func run(_ number: Int) -> Trial.Outcome {
    let bytes = bytes(of: number)
    return PNGTrial.judge(bytes).map(Trial.Outcome.broken)
      ?? (PNGTrial.isDecoded(bytes) ? .taken : .refused)
  }
}

/// Two PNGs, read at once and compared.
struct PairSubject: FuzzSubject {
  let seed: UInt64

  private func pair(_ number: Int) -> (before: [UInt8], after: [UInt8], SplitMix64) {
    var random = SplitMix64(seed: seed &+ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9)
    let (before, after) = PairTrial.bytes(&random)
    return (before, after, random)
  }

  /// The first file, then the second.
  func bytes(of number: Int) -> [UInt8] {
    let (before, after, _) = pair(number)
    return before + after
  }

  func run(_ number: Int) -> Trial.Outcome {
    var (before, after, random) = pair(number)
    return PairTrial.judge(before, after, &random)
  }
}
