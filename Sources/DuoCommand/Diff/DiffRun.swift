import DuoCatalog
import DuoDiff
import DuoJSON
import PNGImage

/// One run of `diff`: its pairs, and what they are compared with.
struct DiffRun {
  let request: DiffRequest
  let arguments: Arguments
  let pairs: [DiffPair]
  /// What the two sides are called.
  let names: (before: String, after: String)
  let masks: DiffMaskUse
  private let sides: (before: ScreenSide, after: ScreenSide)
  private let talk: Talk

  init(_ request: DiffRequest, _ arguments: Arguments) throws {
    self.request = request
    self.arguments = arguments
    talk = Talk(arguments)
    masks = DiffMaskUse(request)
    let fonts = Fonts(talk)
    let own = ScreenSide(
      arguments: arguments, folder: try CatalogFolder(arguments), files: DiskFiles(),
      fonts: fonts)
    switch request.sides {
    case .paths(let before, let after):
      names = (before, after)
      pairs = try PairFinder.pairs(before: before, after: after)
      sides = (own, own)
    case .revision(let name, let typed):
      let revision = try GitRepository().revision(named: name)
      let old = try arguments.withoutConfig.withConfig(of: .diff, files: revision)
      names = ("\(revision.asked) (\(revision.commit.prefix(10)))", "working tree")
      var paths = typed
      if arguments.names.isEmpty, !arguments.isTyped("screen") {
        // A screen that only one side's config names is new there, or gone.
        for path in old.given("screen") ?? [] where !paths.contains(path) { paths.append(path) }
      }
      guard !paths.isEmpty else {
        throw Trouble(
          "diff", "nothing to compare is named",
          "name screens, pictures or folders, or screens in \(ConfigFile.name)")
      }
      pairs = try PairFinder.pairs(at: paths, in: revision, named: revision.name)
      sides = (
        ScreenSide(
          arguments: old, folder: try CatalogFolder(old, files: revision), files: revision,
          fonts: fonts), own
      )
    }
  }

  private var isOfTwoFiles: Bool {
    guard case .paths(_, let after) = request.sides, let pair = pairs.first else { return false }
    return pairs.count == 1 && pair.path == after
  }

  /// The last line of a report of what differs.
  var howToAccept: String? {
    switch request.sides {
    case .paths(let before, let after) where [before, after].contains(PairFinder.nowhere): nil
    case .paths(let before, let after):
      // What counts as a difference has to be the same for what is taken over.
      "to accept: duo-render diff --accept "
        + (Self.tolerances.flatMap { typed($0) } + [before, after].map(Self.operand))
        .joined(separator: " ")
    case .revision: "to accept, commit the working tree"
    }
  }

  private static let tolerances = [
    "threshold", "antialiased", "max-delta", "allow-pixels", "mask", "mask-element",
  ]

  private func typed(_ option: String) -> [String] {
    guard arguments.isTyped(option) else { return [] }
    return (arguments.given(option) ?? []).map { "--\(option)=\(Shell.quoted($0))" }
  }

  /// A path as it is typed; one that begins as an option does is told from one.
  private static func operand(_ path: String) -> String {
    Shell.quoted(path.hasPrefix("-") ? "./" + path : path)
  }

  func acceptance(of files: [DiffedFile]) throws(Trouble) -> Acceptance {
    guard case .paths(let before, _) = request.sides else {
      throw Trouble("--accept", "a revision cannot be replaced", "commit the working tree")
    }
    return Acceptance(pairs, files, before: before)
  }

  /// - Throws: `Trouble` where what is written would land in what is compared.
  func checkPlaces() throws(Trouble) {
    try checkAcceptance()
    if let output = request.output { try check(output, option: "--output") }
    for case let file? in request.targets.map(\.file) { try check(file, option: "--report") }
  }

  /// What is replaced and removed in BEFORE must not be what AFTER holds.
  private func checkAcceptance() throws(Trouble) {
    guard request.accepts, case .paths(let before, let after) = request.sides,
      FileStatus(before)?.isFolder == true, FileIdentity(before) != FileIdentity(after)
    else { return }
    for (inner, outer) in [(after, before), (before, after)]
    where FolderPath.isInside(inner, outer) {
      throw Trouble(
        "--accept", "\(Names.quoted(inner)) is inside \(Names.quoted(outer))",
        "name two folders that lie apart")
    }
  }

  private func check(_ path: String, option: String) throws(Trouble) {
    guard case .paths(let before, let after) = request.sides else {
      for pair in pairs { try refuse(path, option, pair) }
      return
    }
    for (side, word) in [(before, "BEFORE"), (after, "AFTER")] {
      let isFolder = FileStatus(side)?.isFolder == true
      guard isFolder ? FolderPath.isInside(path, side) : FileIdentity(path) == FileIdentity(side)
      else { continue }
      throw Trouble(
        option,
        "\(Names.quoted(path)) is \(isFolder ? "inside " : "")\(word) (\(Names.quoted(side)))",
        "name a place outside of what is compared")
    }
  }

  private func refuse(_ path: String, _ option: String, _ pair: DiffPair) throws(Trouble) {
    guard let after = pair.after, FileStatus(after.path) != nil,
      FileIdentity(path) == FileIdentity(after.path)
    else { return }
    throw Trouble(
      option, "\(Names.quoted(path)) is one of the files that are compared", "name another")
  }

  /// Of the files on the disk that are compared.
  private var identities: Set<FileIdentity> {
    Set(
      pairs.flatMap { [$0.before, $0.after] }.compactMap { place in
        guard let place, place.files.revision == nil else { return nil }
        return FileStatus(place.path).map { FileIdentity($0) }
      })
  }

  /// - Returns: the files in the order of the pairs, and the paths of pictures that were written.
  func compare() throws -> (files: [DiffedFile], pictures: [String]) {
    let folder = request.accepts ? nil : request.output.map { DiffFolder($0, compared: identities) }
    let pictures = PictureComparer(
      request: request, folder: folder,
      names: DiffPictureNames(pairs.map(\.path), isAlone: isOfTwoFiles), masks: masks)
    let screens = ScreenComparer(
      before: sides.before, after: sides.after, pictures: pictures, masks: masks,
      request: request, density: arguments.number("density") ?? 2)
    let isRevision = if case .revision = request.sides { true } else { false }
    let comparer = PairComparer(
      request: request, pictures: pictures, masks: masks, screens: screens,
      alwaysDraws: isRevision)
    let pairs = pairs
    let talk = talk
    let jobs = request.jobs
    let progress = Progress(total: pairs.count, isWanted: !talk.isQuiet)
    @Sendable func one(_ index: Int, jobs: Int) throws -> DiffedFile {
      talk.detail("comparing \(pairs[index].path)")
      defer { progress.advance() }
      return try comparer.compare(pairs[index], index: index, jobs: jobs)
    }
    // Small ones side by side, large ones one after the other, so that few pictures are in memory at once.
    let large = pairs.indices.filter { pairs[$0].isLarge }
    let small = pairs.indices.filter { !pairs[$0].isLarge }
    let inner = max(1, jobs / max(1, small.count))
    var files = [DiffedFile?](repeating: nil, count: pairs.count)
    let results = try Parallel.map(small.indices, jobs: jobs) { try one(small[$0], jobs: inner) }
    for (index, file) in zip(small, results) { files[index] = file }
    for index in large { files[index] = try one(index, jobs: jobs) }
    progress.clear()
    return (files.compactMap { $0 }, try folder?.commit() ?? [])
  }
}

extension DiffPair {
  /// Bytes from which a file is decoded by all threads together: a picture of several megapixels.
  private static let large = 1 << 20

  fileprivate var isLarge: Bool {
    [before, after].contains { ($0?.size ?? 0) >= Self.large }
  }
}
