/// What there is to say of a log, and of which of its files.
struct LogRemark<Words> {
  /// The file's place among those of the log; nil where it is said of all.
  var file: Int?
  var words: Words

  init(_ words: Words, of file: Int?) {
    self.words = words
    self.file = file
  }
}

extension LogRemark {
  /// In the order of the files; what is said of one file, and what of all of them, keeps its order.
  static func sorted(_ remarks: [LogRemark]) -> [LogRemark] {
    remarks.enumerated().sorted { a, b in
      (a.element.file ?? Int.max, a.offset) < (b.element.file ?? Int.max, b.offset)
    }.map(\.element)
  }
}
