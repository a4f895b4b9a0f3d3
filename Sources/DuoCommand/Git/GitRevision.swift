import DuoJSON

/// The files of one commit, read from its objects: the work tree is not looked at.
struct GitRevision: FileSource {
  let repository: GitRepository
  /// As messages name it, and as git understands it.
  let name: String
  /// As it was asked for (`origin/main...`).
  let asked: String
  /// The id of the commit.
  let commit: String
  private let root: String

  init(
    repository: GitRepository, name: String, asked: String, commit: String
  ) throws(Trouble) {
    self.repository = repository
    self.name = name
    self.asked = asked
    self.commit = commit
    do throws(GitFault) {
      root = try Self.root(of: repository.objects.object(commit, .commit, limit: InputFolder.limit))
    } catch {
      throw error.trouble(name, limit: InputFolder.limit)
    }
  }

  /// The id of the top folder, which a commit names first.
  private static func root(of commit: [UInt8]) throws(GitFault) -> String {
    let line = commit.prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 2, words[0] == "tree", GitRepository.isID(String(words[1])) else {
      throw .broken
    }
    return String(words[1])
  }

  var revision: String? { name }

  func bytes(of path: String, limit: Int) throws(Trouble) -> [UInt8] {
    let place = place(of: path)
    let id: String
    switch try found(path) {
    case .file(let file): id = file
    case .folder: throw Trouble(place, "is a directory", "give a file that can be read")
    case .nothing(let part, let tree): throw missing(place, part, tree)
    }
    let bytes = try content(id, place, limit: limit)
    guard let pointer = LFSPointer(bytes) else { return bytes }
    return try LFSStore(repository).bytes(of: pointer, of: self, at: place, limit: limit)
  }

  private func content(_ id: String, _ place: String, limit: Int) throws(Trouble) -> [UInt8] {
    do throws(GitFault) {
      return try repository.objects.object(id, .blob, limit: limit)
    } catch {
      throw error.trouble(place, limit: limit)
    }
  }

  func exists(_ path: String) throws(Trouble) -> Bool {
    if case .nothing = try found(path) { false } else { true }
  }

  func isFolder(_ path: String) throws(Trouble) -> Bool {
    if case .folder = try found(path) { true } else { false }
  }

  func names(in folder: String, ending: String) throws(Trouble) -> [String] {
    Self.visible(try tree(of: folder)).map(\.text).filter { $0.hasSuffix(ending) }.sorted()
  }

  /// What a folder shows of itself; a name that is no text cannot be given to us either.
  private static func visible(_ tree: GitTree) -> [(name: [UInt8], text: String)] {
    tree.names.compactMap { name in
      guard name.first != UInt8(ascii: "."), let text = String(validating: name, as: UTF8.self)
      else { return nil }
      return (name, text)
    }
  }

  func files(under folder: String) throws(Trouble) -> [String] {
    var files: [String] = []
    var folders = [(path: "", tree: try tree(of: folder))]
    while let (inner, tree) = folders.popLast() {
      for (name, text) in Self.visible(tree) {
        let file = inner.isEmpty ? text : "\(inner)/\(text)"
        guard let entry = tree[name] else { continue }
        switch entry.kind {
        case .file: files.append(file)
        case .link: if try !isLinkedFolder(InputFolder.path(folder, file)) { files.append(file) }
        case .folder: folders.append((file, try self.tree(entry.id, place(of: folder))))
        case .submodule: continue
        }
        guard files.count + folders.count <= FileLimits.files else {
          throw FileLimits.tooMany(in: place(of: folder))
        }
      }
    }
    return files.sorted()
  }

  /// A link that leads nowhere is a file that cannot be read, which whoever reads it is told.
  private func isLinkedFolder(_ path: String) throws(Trouble) -> Bool {
    do throws(Trouble) { return try isFolder(path) } catch { return false }
  }

  private func tree(of folder: String) throws(Trouble) -> GitTree {
    let place = place(of: folder)
    switch try found(folder) {
    case .folder(let id): return try tree(id, place)
    case .file: throw Trouble(place, "is a file", "give a folder")
    case .nothing(let part, let tree): throw missing(place, part, tree)
    }
  }

  private func tree(_ id: String, _ place: String) throws(Trouble) -> GitTree {
    do throws(GitFault) { return try repository.objects.tree(id) } catch {
      throw error.trouble(place, limit: InputFolder.limit)
    }
  }

  func place(of path: String) -> String {
    guard let inside = GitPath(path, from: repository.folder, top: repository.top) else {
      return path
    }
    return "\(name):\(inside.text)"
  }

  func path(_ name: String, beside place: String) -> String {
    let start = "\(self.name):"
    guard !name.hasPrefix("/"), place.hasPrefix(start) else {
      return DiskFiles().path(name, beside: place)
    }
    // Places go from the top, paths from the working directory.
    let up = repository.folder.map { _ in "../" }.joined()
    return DiskFiles().path(name, beside: up + place.dropFirst(start.count))
  }

  func holds(_ path: String) -> Bool {
    GitPath(path, from: repository.folder, top: repository.top) != nil
  }

  var waysUp: [String] {
    (0...repository.folder.count).map { String(repeating: "../", count: $0) }
  }

  private func missing(_ place: String, _ part: [UInt8], _ tree: GitTree) -> Trouble {
    let wanted = String(decoding: part, as: UTF8.self)
    let nearest = Names.nearest(wanted, in: Self.visible(tree).map(\.text))
    return Trouble(
      place, "is not in this revision",
      nearest.map { "did you mean \(Names.quoted($0))?" } ?? "name a file that it has")
  }
}

extension GitRevision {
  private enum Found {
    case file(id: String)
    case folder(id: String)
    /// The first part of the path that is not there, and the folder that should have it.
    case nothing([UInt8], GitTree)
  }

  /// Links that lead to each other, as many as systems follow.
  private static let mostLinks = 40
  /// Bytes of a path.
  private static let longestLink = 4 << 10

  /// Goes to where a path leads, through links within the repository.
  ///
  /// - Throws: `Trouble` where it leads out of it, into a submodule or round and round.
  private func found(_ path: String) throws(Trouble) -> Found {
    guard let inside = GitPath(path, from: repository.folder, top: repository.top) else {
      throw Trouble(
        path, "lies outside of this repository, so \(name) does not have it",
        "name a file of the repository, or compare two files: duo-render diff BEFORE AFTER")
    }
    let place = "\(name):\(inside.text)"
    func outside(_ target: [UInt8]) -> Trouble {
      Trouble(
        place, "is a link out of the repository, to \(Names.quoted(GitPath.text([target])))",
        "commit the file itself")
    }
    var folders = [root]
    var rest = Array(inside.parts.reversed())
    var links = 0
    while let part = rest.popLast() {
      if part == GitPath.here { continue }
      if part == GitPath.above {
        guard folders.count > 1 else { throw outside(part) }
        folders.removeLast()
        continue
      }
      let tree = try tree(folders[folders.count - 1], place)
      guard let entry = tree[part] else { return .nothing(part, tree) }
      switch entry.kind {
      case .folder: folders.append(entry.id)
      case .file:
        guard rest.isEmpty else { return .nothing(part, tree) }
        return .file(id: entry.id)
      case .link:
        links += 1
        guard links <= Self.mostLinks else {
          throw Trouble(place, "is a link that leads round and round", "commit the file itself")
        }
        let target = try content(entry.id, place, limit: Self.longestLink)
        guard target.first != UInt8(ascii: "/") else { throw outside(target) }
        rest += GitPath.split(target).reversed()
      case .submodule:
        throw Trouble(
          place,
          "lies in the submodule \(Names.quoted(GitPath.text([part]))), which has revisions of its own",
          "run it within the submodule")
      }
    }
    return .folder(id: folders[folders.count - 1])
  }
}
