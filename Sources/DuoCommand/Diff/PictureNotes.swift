import DuoJSON
import PNGImage

/// What two PNG files have in another way without any pixel differing for it.
enum PictureNotes {
  static func notes(_ before: PNGInfo, _ after: PNGInfo) -> [String] {
    var notes: [String] = []
    if before.profile != after.profile {
      notes.append("the colour profile was \(profile(before)) and is \(profile(after))")
    }
    if before.colorType != after.colorType {
      notes.append(
        "the colour type was \(before.colorType.words) and is \(after.colorType.words)")
    }
    if before.bitDepth != after.bitDepth {
      notes.append(
        "it had \(before.bitDepth) bits a sample and has \(after.bitDepth)"
          + (max(before.bitDepth, after.bitDepth) > 8 ? "; the upper 8 are compared" : ""))
    } else if before.bitDepth > 8 {
      notes.append("of \(before.bitDepth) bits a sample the upper 8 are compared")
    }
    if before.isInterlaced != after.isInterlaced {
      notes.append(after.isInterlaced ? "it is now interlaced" : "it is no longer interlaced")
    }
    for (info, word) in [(before, "before"), (after, "after")] {
      notes += info.notes.map { "\(word): \($0)" }
    }
    return notes
  }

  private static func profile(_ info: PNGInfo) -> String {
    info.profile.map { Names.quoted($0) } ?? "sRGB"
  }
}

extension PNGInfo.ColorType {
  fileprivate var words: String {
    switch self {
    case .grey: "grey"
    case .greyAlpha: "grey with alpha"
    case .rgb: "RGB"
    case .rgba: "RGB with alpha"
    case .palette: "a palette"
    }
  }
}
