/// A line of one of the files of a log.
struct LogLine: Hashable, Comparable, Sendable {
  /// The file's place among those of the log.
  var file = 0
  /// From 1 on.
  var number: Int

  static func < (a: LogLine, b: LogLine) -> Bool { (a.file, a.number) < (b.file, b.number) }

  /// `line 3`, or `line 3 of FILE` where the log has several files.
  func words(in files: [String]) -> String {
    files.count > 1 && files.indices.contains(file)
      ? "line \(number) of \(files[file])" : "line \(number)"
  }
}
