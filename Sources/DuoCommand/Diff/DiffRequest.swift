import DuoJSON
import ImageDiff

/// What `diff` was asked for beside the panels of screens: checked and free of spelling.
struct DiffRequest: Sendable {
  /// The two sides.
  enum Sides: Hashable, Sendable {
    case paths(before: String, after: String)
    /// A revision against the working tree; no paths leave it to the configs.
    case revision(String, paths: [String])
  }

  var sides: Sides
  /// Without masks, which every picture has of its own.
  var pixels: PixelDiffOptions
  var allowedPixels: Int
  var masks: [DiffMask]
  /// Identifiers, `*` for anything.
  var maskedElements: [String]
  /// nil where no pictures are wanted.
  var output: String?
  var pictures: Set<DiffPictureKind>
  var imageBase: String?
  var accepts: Bool
  var targets: [ReportTarget]
  var jobs: Int

  /// Whether a report needs the pictures themselves.
  var holdsPictures: Bool { targets.contains { $0.kind == .html } }

  /// - Throws: `Trouble` for sides that are missing or too many, and for options that contradict each other.
  init(_ arguments: Arguments) throws(Trouble) {
    sides = try Self.sides(arguments)
    pixels = PixelDiffOptions(
      threshold: arguments.number("threshold") ?? PixelDiffOptions().threshold,
      antialiased: arguments.one("antialiased") ?? .ignore,
      maxDelta: arguments.given("max-delta")?.first.flatMap(Int.init))
    if pixels.maxDelta != nil {
      for option in ["threshold", "antialiased"] where arguments.isTyped(option) {
        throw Trouble(
          "--\(option)", "stands beside --max-delta, which judges without it", "give one of them")
      }
    }
    allowedPixels = arguments.given("allow-pixels")?.first.flatMap(Int.init) ?? 0
    masks = try (arguments.given("mask") ?? []).map { text throws(Trouble) in try DiffMask(text) }
    maskedElements = arguments.given("mask-element") ?? []
    output = arguments.given("output")?.first
    pictures = Set(arguments.list("pictures") ?? DiffPictureKind.allCases)
    imageBase = arguments.given("image-base")?.first
    accepts = arguments.has("accept")
    targets = try ReportTarget.all(arguments)
    jobs = arguments.given("jobs")?.first.flatMap(Int.init) ?? Cores.available
    try checkTogether(arguments)
  }

  private static func sides(_ arguments: Arguments) throws(Trouble) -> Sides {
    let names = arguments.names
    guard !names.contains("") else {
      throw Trouble("diff", "a path is empty", "give diff BEFORE AFTER, or --against REV [PATH…]")
    }
    if let revision = arguments.given("against")?.first {
      let screens = arguments.given("screen") ?? []
      guard names.isEmpty || !arguments.isTyped("screen") else {
        throw Trouble(
          "--screen", "stands beside paths (\(Names.quoted(names[0])))", "name all of them as paths"
        )
      }
      if let stream = (names + screens).first(where: { $0 == "-" }) {
        throw Trouble(
          stream, "standard input has no other revision", "name files of the repository")
      }
      return .revision(revision, paths: names.isEmpty ? screens : names)
    }
    let remedy = "give diff BEFORE AFTER, or --against REV [PATH…]"
    guard names.count == 2 else {
      let found = names.isEmpty ? "nothing to compare is named" : count(names.count)
      throw Trouble("diff", found, remedy)
    }
    guard !names.contains("-") else {
      throw Trouble("-", "standard input is not compared", "name a file; one called - is ./-")
    }
    guard !arguments.isTyped("screen") else {
      throw Trouble("--screen", "stands beside two paths", "name screens as BEFORE and AFTER")
    }
    return .paths(before: names[0], after: names[1])
  }

  private static func count(_ names: Int) -> String {
    names == 1
      ? "one path is named, and two are needed" : "\(names) paths are named, and it takes two"
  }

  private func checkTogether(_ arguments: Arguments) throws(Trouble) {
    if output == "-" {
      throw Trouble("--output", "standard output takes no pictures", "give a folder")
    }
    if arguments.isTyped("pictures"), output == nil {
      throw Trouble("--pictures", "no folder for them is named", "add --output FOLDER")
    }
    if accepts, case .revision(let revision, _) = sides {
      throw Trouble(
        "--accept", "\(revision) is a revision, which nothing can replace",
        "commit the working tree to accept it")
    }
    if accepts {
      for option in ["output", "report", "format"] where arguments.isTyped(option) {
        throw Trouble(
          "--\(option)", "stands beside --accept, which reports nothing",
          "compare first, then accept")
      }
    }
    if let imageBase {
      let isWeb = ["http://", "https://"].contains { imageBase.lowercased().hasPrefix($0) }
      let isPlain = imageBase.utf8.allSatisfy {
        $0 > 0x20 && $0 < 0x7F && !"<>\"()`\\".utf8.contains($0)
      }
      guard isWeb, isPlain else {
        throw Trouble(
          "--image-base", "\(Names.quoted(imageBase)) is no address of the web",
          "give one that begins with https://, without blanks or brackets")
      }
    }
  }
}
