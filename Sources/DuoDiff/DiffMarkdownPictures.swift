import DuoReview
import LayoutDiff

/// The pictures of a comment: at most three to see at once, more of them folded.
struct DiffMarkdownPictures {
  private static let most = 3
  private static let mostFolded = 20

  private struct Candidate {
    var file: DiffedFile
    var picture: DiffedPicture
    /// The weight of the most important change in it, then its place among those of its file.
    var rank: (weight: Int, place: Int)
  }

  private let base: String
  /// Those with an address, the most important first.
  private let candidates: [Candidate]

  init(_ report: DiffReport, _ files: [DiffedFile]) {
    base = report.imageBase ?? ""
    guard report.imageBase != nil else {
      candidates = []
      return
    }
    candidates = files.flatMap(Self.candidates).enumerated().sorted { a, b in
      let (one, two) = (a.element, b.element)
      if one.rank != two.rank { return one.rank < two.rank }
      let (pixels, other) = (one.picture.differing, two.picture.differing)
      return pixels != other ? pixels > other : a.offset < b.offset
    }.map(\.element)
  }

  /// Of one file: the first of each file come before the second of any that is as important.
  private static func candidates(_ file: DiffedFile) -> [Candidate] {
    var weights: [String: Int] = [:]
    for change in file.changes {
      let weight = change.isDeviceFact ? LayoutChange.Weight.device : change.weight
      for panel in change.panels { weights[panel] = min(weights[panel] ?? .max, weight.rawValue) }
    }
    let pixels = LayoutChange.Weight.touched.rawValue
    let none = file.changes.isEmpty ? pixels : LayoutChange.Weight.other.rawValue
    let pictures = file.changedPictures.map { ($0, weights[$0.name] ?? none) }
    var places: [Int: Int] = [:]
    return pictures.filter { $0.0.files.hasPath }.map { picture, weight in
      let place = places[weight, default: 0]
      places[weight] = place + 1
      return Candidate(file: file, picture: picture, rank: (weight, place))
    }
  }

  func shown(_ budget: inout MarkdownBudget) -> String? {
    let blocks = candidates.prefix(Self.most).compactMap { block($0) }
      .compactMap { budget.take($0) }
    return blocks.isEmpty ? nil : blocks.joined(separator: "\n\n")
  }

  func folded(most: Int, _ budget: inout MarkdownBudget) -> String? {
    let rest = candidates.dropFirst(Self.most)
    guard !rest.isEmpty else { return nil }
    let blocks = rest.prefix(Self.mostFolded).lazy.compactMap { block($0) }
      .enumerated().map { $0 == 0 ? $1 : "\n" + $1 }
    var kept = budget.take(blocks, most: most, around: 400)
    let left = ReportText.count(rest.count - kept.count, "more picture")
    guard !kept.isEmpty else { return budget.take("…and \(left); see the full report.") }
    if rest.count > kept.count { kept.append("\n…and \(left); see the full report.") }
    return DiffMarkdownPage.details(
      ReportText.count(rest.count, "more picture"), kept.joined(separator: "\n"))
  }

  private func block(_ candidate: Candidate) -> String? {
    let files = candidate.picture.files
    let names = ["before", "difference", "after"]
    let cells = zip(names, [files.before, files.difference, files.after]).compactMap { name, file in
      link(name, file).map { (name: name, link: $0) }
    }
    // A picture without what it is compared with tells little.
    if cells.count < names.count, let link = link("before, difference, after", files.threeUp) {
      return caption(candidate) + "\n\n" + link
    }
    guard !cells.isEmpty else { return nil }
    return """
      \(caption(candidate))

      | \(cells.map(\.name).joined(separator: " | ")) |
      | \(cells.map { _ in "---" }.joined(separator: " | ")) |
      | \(cells.map(\.link).joined(separator: " | ")) |
      """
  }

  private func caption(_ candidate: Candidate) -> String {
    let picture = candidate.picture
    let path = DiffMarkdownRow.path(candidate.file)
    let heading =
      picture.name.isEmpty ? path : "**\(DiffMarkdownRow.words(picture.heading))** in \(path)"
    let isOnBothSides = picture.before != nil && picture.after != nil
    let names = isOnBothSides ? picture.regions.mostChanged.first?.names.first : nil
    let most = names.map { ", most at \(DiffMarkdownRow.name($0))" } ?? ""
    return "\(heading): \(picture.verdict)\(most)"
  }

  private func link(_ text: String, _ file: DiffPictureFiles.File?) -> String? {
    file?.path.flatMap { ImageAddress.text(base: base, path: $0) }.map { "![\(text)](\($0))" }
  }
}

extension DiffPictureFiles {
  /// Whether something was written that can be shown.
  fileprivate var hasPath: Bool {
    [before, after, difference, threeUp].contains { $0?.path != nil }
  }
}
