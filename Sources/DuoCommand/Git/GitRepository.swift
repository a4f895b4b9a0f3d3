/// The git repository of the working directory.
struct GitRepository: Sendable {
  let git: Git
  /// The top of the work tree on the disk; nil where there is none.
  let top: String?
  /// The working directory, from the top.
  let folder: [[UInt8]]
  let objects: GitObjects

  /// What messages are placed at.
  static let option = "--against"

  /// Finds it as git does.
  ///
  /// - Throws: `Trouble` where there is none, where git does not trust it, or where there is no git.
  init(_ git: Git = Git()) throws(Trouble) {
    self.git = git
    let inside = try git.run(["rev-parse", "--is-inside-work-tree"])
    guard inside.code == 0 else { throw Self.trouble(inside) }
    var top: String?
    var folder: [[UInt8]] = []
    if inside.line == "true" {
      top = try git.run(["rev-parse", "--show-toplevel"]).line
      var prefix = try git.run(["rev-parse", "--show-prefix"]).output
      if prefix.last == UInt8(ascii: "\n") { prefix.removeLast() }
      folder = GitPath.split(prefix)
    }
    self.top = top
    self.folder = folder
    objects = GitObjects(git)
  }

  private static func trouble(_ answer: Git.Answer) -> Trouble {
    let said = answer.complaint
    // Git itself says how to trust it, in words for a shell.
    let trust = said.split(separator: "\n").first { $0.contains("--add safe.directory ") }
    if let trust {
      return Trouble(
        option, "git does not read this repository, since it belongs to somebody else",
        "if you trust it, run \(trust.trimmed)")
    }
    if said.contains("not a git repository") {
      let setting = Environment.value("GIT_DIR") ?? ""
      return setting.isEmpty
        ? Trouble(
          option, "the working directory is in no git repository",
          "run it in one, or compare two files or folders: duo-render diff BEFORE AFTER")
        : Trouble(
          option, "GIT_DIR names no git repository: \(setting)", "unset it, or name another")
    }
    return Trouble(option, "git refuses: \(answer.reason)", "see what git status says")
  }

  /// The revision that people name as for git: a branch, a tag, an id, `HEAD~3`. With three dots it is the merge base of
  /// two, `HEAD` where one is left out: `origin/main...` is where this branch left the main one.
  ///
  /// - Throws: `Trouble` that says which names are near, or how to fetch what a shallow clone lacks.
  func revision(named name: String) throws(Trouble) -> GitRevision {
    guard !Self.isSearch(name), let dots = name.firstRange(of: "...") else {
      let id = try commit(name)
      // The colon before the file's name is to be the first.
      let isPlain = !name.contains(":")
      return try GitRevision(
        repository: self, name: isPlain ? name : try short(id), asked: name, commit: id)
    }
    let ends = [String(name[..<dots.lowerBound]), String(name[dots.upperBound...])]
    var ids: [String] = []
    for end in ends { ids.append(try commit(end.isEmpty ? "HEAD" : end)) }
    let base = try git.run(["merge-base"] + ids)
    guard base.code == 0, Self.isID(base.line) else { throw try noMergeBase(name, base) }
    return try GitRevision(
      repository: self, name: try short(base.line), asked: name, commit: base.line)
  }

  private func commit(_ name: String) throws(Trouble) -> String {
    let isPlain = name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    // Git takes what begins with a dash for an option, and gives no branch such a name.
    guard isPlain, !name.isEmpty, !name.hasPrefix("-") else { throw try noRevision(name) }
    var answer = try git.run([
      "rev-parse", "--verify", name + (Self.isSearch(name) ? "" : Self.peel),
    ])
    if answer.code == 0, Self.isSearch(name) {
      answer = try git.run(["rev-parse", "--verify", answer.line + Self.peel])
    }
    guard answer.code == 0, Self.isID(answer.line) else { throw try noRevision(name, answer) }
    return answer.line
  }

  /// What makes a tag the commit that it names.
  private static let peel = "^{commit}"

  /// `:/words` means a commit by its message, to the end of the name.
  private static func isSearch(_ name: String) -> Bool { name.hasPrefix(":/") }

  /// An id as long as it takes to tell it from others.
  private func short(_ id: String) throws(Trouble) -> String {
    let answer = try git.run(["rev-parse", "--short", id])
    return answer.code == 0 ? answer.line : id
  }

  static func isID(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count) && text.allSatisfy { $0.isHexDigit && $0.isASCII }
  }

  /// Where its own files are on the disk, common to all of its work trees.
  var commonFolder: String {
    get throws(Trouble) {
      let path = try git.run(["rev-parse", "--git-common-dir"]).line
      guard !path.hasPrefix("/"), let folder = git.folder else { return path }
      return InputFolder.path(folder, path)
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
