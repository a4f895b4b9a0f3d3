#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that are there now.
struct DiskFiles: FileSource {
  func bytes(of path: String, limit: Int) throws(Trouble) -> [UInt8] {
    try InputFolder.bytes(of: path, limit: limit)
  }

  func exists(_ path: String) -> Bool { InputFolder.exists(path) }

  func isFolder(_ path: String) -> Bool { FileStatus(path)?.isFolder == true }

  func names(in folder: String, ending: String) throws(Trouble) -> [String] {
    try InputFolder.names(in: folder, ending: ending)
  }

  func files(under folder: String) throws(Trouble) -> [String] {
    var files: [String] = []
    var folders = [""]
    while let inner = folders.popLast() {
      let path = inner.isEmpty ? folder : InputFolder.path(folder, inner)
      for name in try names(in: path, ending: "") {
        let file = inner.isEmpty ? name : "\(inner)/\(name)"
        switch kind(InputFolder.path(folder, file)) {
        case .folder: folders.append(file)
        case .file: files.append(file)
        case .linkedFolder: continue
        }
        guard files.count + folders.count <= FileLimits.files else {
          throw FileLimits.tooMany(in: folder)
        }
      }
    }
    return files.sorted()
  }

  private enum Kind {
    case file, folder, linkedFolder
  }

  private func kind(_ path: String) -> Kind {
    guard isFolder(path) else { return .file }
    var status = stat()
    let isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    return isLink ? .linkedFolder : .folder
  }

  func place(of path: String) -> String { path }

  func path(_ name: String, beside place: String) -> String {
    guard !name.hasPrefix("/"), let slash = place.lastIndex(of: "/") else { return name }
    return String(place[...slash]) + name
  }

  func holds(_ path: String) -> Bool { true }

  /// The top is the folder that holds `.git`.
  ///
  /// Outside a repository nobody says where a project ends, so only the working directory itself counts: a file that
  /// somebody left in a shared folder above must not change a drawing.
  var waysUp: [String] {
    var ways = [""]
    while ways.count < FileLimits.depth {
      let way = ways[ways.count - 1]
      if FileStatus(way + ".git") != nil { return ways }
      guard let here = FileStatus(way + "."), let above = FileStatus(way + ".."),
        here.inode != above.inode || here.device != above.device
      else { break }
      ways.append(way + "../")
    }
    return [""]
  }

  var revision: String? { nil }
}
