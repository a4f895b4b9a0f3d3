import DuoReview
import LayoutDiff

extension DiffedFile {
  /// The changes of the design, what matters first: a new finding is one even where a fact of the device led to it.
  var designChanges: [LayoutChange] { ranked.filter { !$0.isDeviceFact } }

  /// The changes by weight, those of one weight as they came.
  private var ranked: [LayoutChange] {
    changes.enumerated().sorted { one, other in
      one.element.weight != other.element.weight
        ? one.element.weight < other.element.weight : one.offset < other.offset
    }.map(\.element)
  }

  /// Pictures that somebody has to look at, the most changed first.
  var changedPictures: [DiffedPicture] {
    pictures.enumerated().filter { $0.element.isChanged }.sorted { one, other in
      one.element.differing != other.element.differing
        ? one.element.differing > other.element.differing : one.offset < other.offset
    }.map(\.element)
  }

  /// What became of it, in a few words: `changed, 12821 pixels in 2 panels, 62 panels same`.
  var verdict: String {
    switch status {
    case .same: return "same"
    case .new, .deleted: return ([status.words] + told).joined(separator: ", ")
    case .unreadable: return "could not be compared" + (reason.map { ": \($0)" } ?? "")
    case .changed: return (["changed"] + told + measures).joined(separator: ", ")
    case .sizeDiffers:
      let sizes = pictures.filter { $0.before != $0.after }
      let words = sizes.count == 1 ? sizes[0].sizes : nil
      return (["of another size"] + (words.map { [$0] } ?? []) + told + measures)
        .joined(separator: ", ")
    }
  }

  private var told: [String] { reason.map { [$0] } ?? [] }

  private var measures: [String] {
    var parts: [String] = []
    if let differingPixels {
      let changed = pictures.filter { $0.differing > 0 && !$0.name.isEmpty }.count
      parts.append(
        DiffWords.pixels(differingPixels)
          + (changed > 0 ? " in \(ReportText.count(changed, "panel"))" : ""))
    } else if !changes.isEmpty {
      parts.append(ReportText.count(changes.count, "change"))
    }
    if let samePanels, samePanels > 0 {
      parts.append("\(ReportText.count(samePanels, "panel")) same")
    }
    return parts
  }
}

extension DiffedPicture {
  var isChanged: Bool { !isAllowed && differing > 0 || before != after }

  /// `100 × 200 px before, 100 × 220 px after`; nil where they are the same.
  var sizes: String? {
    guard before != after else { return nil }
    func text(_ size: PictureSize?) -> String {
      size.map { DiffWords.size($0) } ?? "nothing"
    }
    return "\(text(before)) before, \(text(after)) after"
  }

  /// `6411 pixels, 120 of smoothed edges left out`; of a picture that one side lacks, which side that is.
  var verdict: String {
    guard before != nil else { return after == nil ? DiffWords.pixels(differing) : "new" }
    guard after != nil else { return "deleted" }
    var parts = [DiffWords.pixels(differing)]
    if isAllowed, differing > 0 { parts[0] += " (allowed)" }
    if let sizes { parts.insert(sizes, at: 0) }
    if antialiased > 0 { parts.append("\(antialiased) of smoothed edges left out") }
    return parts.joined(separator: ", ")
  }

  /// Its title, or its name where it has none.
  var heading: String { title.isEmpty ? name : title }
}

extension LayoutChange {
  /// Whether it belongs to what the device does and not to the design.
  var isDeviceFact: Bool { (isOfDevice || weight == .device) && weight > .newWarning }

  /// What a new finding is called before its sentence; nil where the sentence tells all.
  var mark: String? {
    let word: String
    switch weight {
    case .newError: word = "new error"
    case .newWarning: word = "new warning"
    default: return nil
    }
    // Some sentences begin with the word themselves.
    return sentence.hasPrefix(word) ? nil : word + (isOfDevice ? " (from a device fact)" : "")
  }
}
