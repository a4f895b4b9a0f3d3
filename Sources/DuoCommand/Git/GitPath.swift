/// Where a path leads within a repository, by its text alone. Names are bytes, as git has them.
struct GitPath: Hashable, Sendable {
  /// From the top of the repository.
  let parts: [[UInt8]]

  /// - Parameters:
  ///   - path: from a folder, or absolute, as people type it.
  ///   - folder: that folder, from the top of the repository.
  ///   - top: where the top is on the disk; nil where there is no work tree.
  /// - Returns: nil where it leads out of the repository.
  init?(_ path: String, from folder: [[UInt8]], top: String?) {
    if !path.hasPrefix("/"), let parts = Self.parts(Array(path.utf8), from: folder) {
      self.parts = parts
      return
    }
    // It may go round by the folders above and come back.
    guard let top else { return nil }
    let here = Self.split(Array(top.utf8)) + folder
    let start = path.hasPrefix("/") ? [] : here
    guard let all = Self.parts(Array(path.utf8), from: start),
      let parts = Self.within(all, top: Self.split(Array(top.utf8)))
    else { return nil }
    self.parts = parts
  }

  /// `screens/quiz.json`; what is no UTF-8 is repaired.
  var text: String { Self.text(parts) }

  static func text(_ parts: [[UInt8]]) -> String {
    String(decoding: Array(parts.joined(separator: [UInt8(ascii: "/")])), as: UTF8.self)
  }

  static func split(_ path: [UInt8]) -> [[UInt8]] {
    path.split(separator: UInt8(ascii: "/")).map(Array.init)
  }

  static let here = Array(".".utf8)
  static let above = Array("..".utf8)

  /// Without `.` and `..`; nil where more of these go up than there is.
  private static func parts(_ path: [UInt8], from folder: [[UInt8]]) -> [[UInt8]]? {
    var parts = folder
    for part in split(path) where part != here {
      guard part == above else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts
  }

  /// An absolute path from the top; nil where it is not within.
  private static func within(_ path: [[UInt8]], top: [[UInt8]]) -> [[UInt8]]? {
    if path.starts(with: top) { return Array(path.dropFirst(top.count)) }
    // Git names the top without links, people as they please.
    guard let there = FileStatus("/" + text(top)) else { return nil }
    for length in 0..<path.count {
      guard let status = FileStatus("/" + text(Array(path.prefix(length)))) else { return nil }
      if status.inode == there.inode, status.device == there.device {
        return Array(path.dropFirst(length))
      }
    }
    return nil
  }
}
