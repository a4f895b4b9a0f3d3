/// Where a path leads, so that two spellings of one file are known for the same.
struct FileIdentity: Hashable, Sendable {
  private enum Place: Hashable {
    case file(device: UInt64, inode: UInt64)
    /// One that is not there yet.
    case entry(device: UInt64, inode: UInt64, name: String)
    /// One whose folder is not there either.
    case path(String)
  }

  private let place: Place

  init(_ path: String) {
    if let file = FileStatus(path) {
      place = .file(device: file.device, inode: file.inode)
      return
    }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { path[...$0] } ?? "./"
    guard let status = FileStatus(String(folder)) else {
      place = .path(path)
      return
    }
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    place = .entry(device: status.device, inode: status.inode, name: String(name))
  }

  init(_ status: FileStatus) {
    place = .file(device: status.device, inode: status.inode)
  }
}
