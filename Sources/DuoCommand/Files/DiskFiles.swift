#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that are there now.
struct DiskFiles: FileSource {
  /// Whether a link to a folder counts as a file that holds where it leads; else it is passed over.
  var readsLinks = false

  func bytes(of path: String, limit: Int) throws(Trouble) -> [UInt8] {
    if readsLinks, case .linkedFolder = kind(path), let target = target(of: path) { return target }
    return try InputFolder.bytes(of: path, limit: limit)
  }

  /// Whether a link leads from there to a folder.
  func isLinkedFolder(_ path: String) -> Bool {
    if case .linkedFolder = kind(path) { true } else { false }
  }

  private func target(of link: String) -> [UInt8]? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &bytes, bytes.count)
    guard count >= 0 else { return nil }
    return Array("a link to a folder: ".utf8) + bytes[..<count].map { UInt8(bitPattern: $0) }
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
        case .linkedFolder: if readsLinks { files.append(file) }
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
