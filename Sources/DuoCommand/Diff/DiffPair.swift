/// One file of both sides.
struct DiffPair: Sendable {
  /// How reports call it.
  var path: String
  /// nil where that side does not have it.
  var before: DiffPlace?
  var after: DiffPlace?
}

/// Where one side's file lies.
struct DiffPlace: Sendable {
  var files: any FileSource
  /// As `files` opens it.
  var path: String

  /// Bytes that a file may have.
  static let limit = 1 << 30

  /// Bytes; nil where that is not known before it is read.
  var size: Int? { files.revision == nil ? FileStatus(path)?.size : nil }

  /// As messages call it.
  var shown: String { files.place(of: path) }

  func bytes() throws(Trouble) -> [UInt8] { try files.bytes(of: path, limit: Self.limit) }
}
