import DuoJSON

/// What people are told of a revision that is not there.
extension GitRepository {
  /// - Parameter answer: what git says of it; nil where it was not asked.
  func noRevision(_ name: String, _ answer: Git.Answer? = nil) throws(Trouble) -> Trouble {
    let problem = "\(Names.quoted(name)) is no revision of this repository"
    let isEmpty = try git.run(["rev-parse", "--verify", "-q", "HEAD"]).code != 0
    if isEmpty, name == "HEAD" || name == "@" {
      return Trouble(Self.option, "this repository has no commit yet", "commit first")
    }
    if answer?.complaint.contains("promisor") == true, let answer {
      return Trouble(
        Self.option,
        "\(Names.quoted(name)) is not in this partial clone and cannot be fetched: \(answer.reason)",
        "make its remote reachable, and try again")
    }
    if name.contains(".."), !name.contains("...") {
      return Trouble(
        Self.option, "\(Names.quoted(name)) is a range of revisions",
        "name the one to compare with, or its merge base with HEAD as in main...")
    }
    if try isShallow {
      return Trouble(Self.option, "\(problem), which is shallow", try fetching(name))
    }
    let names = try self.names
    if let remote = try remote(of: name) {
      let branch = name.dropFirst(remote.count + 1)
      let near = Names.nearest(name, in: names).map { "; did you mean \(Names.quoted($0))?" } ?? ""
      return Trouble(
        Self.option, problem, "run git fetch \(remote) \(Self.shellWord(branch))\(near)")
    }
    // A clone has the branches of its remote under that name only.
    let further = try remotes.map { "\($0)/\(name)" }.first(where: names.contains)
    if let found = further ?? Names.nearest(name, in: names) {
      return Trouble(Self.option, problem, "did you mean \(Names.quoted(found))?")
    }
    return Trouble(
      Self.option, problem, "name a branch, a tag or a commit, as git log --oneline --all has them")
  }

  func noMergeBase(_ name: String, _ answer: Git.Answer) throws(Trouble) -> Trouble {
    let words = Names.quoted(name)
    guard answer.code == 0 || answer.code == 1 else {
      return Trouble(Self.option, "\(words): \(answer.reason)", "see what git merge-base says")
    }
    guard try isShallow else {
      return Trouble(
        Self.option, "the two sides of \(words) have no commit in common",
        "name one revision, without dots")
    }
    return Trouble(
      Self.option, "no merge base of \(words) is in this shallow repository",
      "run git fetch --unshallow \(try mainRemote) (or --deepen=50 until it is there)\(Self.onPlatform)"
    )
  }

  private static let onPlatform = "; in GitHub Actions give actions/checkout fetch-depth: 0"

  private var isShallow: Bool {
    get throws(Trouble) { try git.run(["rev-parse", "--is-shallow-repository"]).line == "true" }
  }

  /// How to get a revision that a shallow clone does not have.
  private func fetching(_ name: String) throws(Trouble) -> String {
    let own = try remote(of: name)
    let remote = if let own { own } else { try mainRemote }
    let steps = ["~", "^", "@{"].contains { name.contains($0) }
    guard !steps else {
      let depth = Self.depth(name)
      let command = depth.map { "git fetch --deepen=\($0) \(remote)" }
      return "run \(command ?? "git fetch --unshallow \(remote)")\(Self.onPlatform)"
    }
    let isRemote = name.hasPrefix("\(remote)/")
    let branch = isRemote ? String(name.dropFirst(remote.count + 1)) : name
    let isID = branch.utf8.count >= 7 && branch.allSatisfy { $0.isHexDigit && $0.isASCII }
    if isID, !Self.isID(branch) { return "run git fetch --unshallow \(remote)\(Self.onPlatform)" }
    let command = "git fetch --depth=1 \(remote) \(Self.shellWord(branch))"
    // What is fetched so has the remote's name.
    let next = isRemote || isID ? "" : ", then give --against \(remote)/\(branch) or FETCH_HEAD"
    return "run \(command)\(next)\(Self.onPlatform)"
  }

  /// How many commits back it asks for, at least; nil where that cannot be told.
  private static func depth(_ name: String) -> Int? {
    guard !name.contains("@{"), !name.contains("^{"), !name.contains("^-") else { return nil }
    var depth = 0
    var rest = Substring(name)
    while let sign = rest.firstIndex(where: { $0 == "~" || $0 == "^" }) {
      let isParent = rest[sign] == "^"
      rest = rest[rest.index(after: sign)...]
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = digits.isEmpty ? 1 : Int(digits), number < 1_000_000 else { return nil }
      depth += isParent ? min(number, 1) : number
      rest = rest.dropFirst(digits.count)
    }
    return depth > 0 ? depth : nil
  }

  /// As one types it in a shell.
  private static func shellWord(_ name: some StringProtocol) -> String {
    let isPlain = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./+@".contains($0))
    }
    return isPlain ? String(name) : "'" + String(name).replacing("'", with: "'\\''") + "'"
  }

  /// The remote that a name such as `origin/main` begins with.
  private func remote(of name: String) throws(Trouble) -> String? {
    let remotes = try remotes
    return remotes.first { name.hasPrefix("\($0)/") && name.utf8.count > $0.utf8.count + 1 }
  }

  /// Where files that are not here are fetched from.
  var mainRemote: String {
    get throws(Trouble) {
      let remotes = try remotes
      return remotes.contains("origin") ? "origin" : remotes.first ?? "origin"
    }
  }

  private var remotes: [String] {
    get throws(Trouble) { try git.run(["remote"]).line.split(separator: "\n").map(String.init) }
  }

  /// Branches and tags, as one types them.
  private var names: [String] {
    get throws(Trouble) {
      let kinds = ["refs/heads", "refs/tags", "refs/remotes"]
      return try git.run(["for-each-ref", "--format=%(refname:short)"] + kinds).line
        .split(separator: "\n").map(String.init)
    }
  }
}
