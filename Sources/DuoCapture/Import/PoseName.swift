import DuoCatalog
import DuoLayout

/// A pose as the name of a file says it.
///
/// The name of the pose stands in it as whole words, in the catalogue's spelling or another (`closed.txt`,
/// `01-duel_partlyOpen.xml`, `book 2.png`). Of names that lie in each other the longest counts
/// (`closed-sideways-flipped`); catalogue names come before other names, so that `book-closed` is closed; two poses
/// side by side say none.
struct PoseName {
  let pose: Pose
  /// The number right behind the pose's name; 1 where there is none.
  let shot: Int

  init?(_ file: String, in catalog: Catalog) {
    let words = Self.words(of: file)
    let poses = catalog.poses
    let found =
      Self.find(poses.map { ($0.name, $0) }, in: words)
      ?? Self.find(poses.flatMap { pose in pose.otherNames.map { ($0, pose) } }, in: words)
    guard let (pose, end) = found, let pose else { return nil }
    self.pose = pose
    // Attachments of a test are exported with numbers from 0.
    shot = end < words.count && words[end].count <= 4 ? max(Int(words[end]) ?? 1, 1) : 1
  }

  /// The words of a file's name without its folder, in lower case; the extension is one of them.
  private static func words(of file: String) -> [String] {
    let name = file.utf8.split(separator: UInt8(ascii: "/")).last ?? ""[...].utf8
    // Names of files are short; what is not is no pose's name.
    return name.prefix(255).split { !isWordByte($0) }.map {
      String(decoding: $0, as: UTF8.self).lowercased()
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// The pose whose name stands in `words`, and the word behind it; a nil pose where two poses do, nil where none does.
  private static func find(_ names: [(name: String, pose: Pose)], in words: [String])
    -> (pose: Pose?, end: Int)?
  {
    var places: [(start: Int, end: Int, length: Int, pose: Pose)] = []
    for (name, pose) in names {
      let wanted = name.lowercased().filter { $0 != "-" && $0 != "_" }
      for start in words.indices {
        guard let end = end(of: wanted, from: start, in: words) else { continue }
        places.append((start, end, wanted.utf8.count, pose))
      }
    }
    // The longest first; of equally long ones the catalogue's first.
    let sorted = places.enumerated().sorted {
      ($1.element.length, $0.offset) < ($0.element.length, $1.offset)
    }.map(\.element)
    var kept: [(start: Int, end: Int, length: Int, pose: Pose)] = []
    for place in sorted
    where !kept.contains(where: { place.start < $0.end && $0.start < place.end }) {
      kept.append(place)
    }
    guard let first = kept.first else { return nil }
    return kept.allSatisfy { $0.pose.name == first.pose.name }
      ? (first.pose, first.end) : (nil, first.end)
  }

  /// Behind the words from `start` on that together spell `wanted`; nil where they do not.
  private static func end(of wanted: String, from start: Int, in words: [String]) -> Int? {
    var rest = Substring(wanted)
    for place in start..<words.count {
      guard rest.hasPrefix(words[place]) else { return nil }
      rest = rest.dropFirst(words[place].count)
      if rest.isEmpty { return place + 1 }
    }
    return nil
  }
}
