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
      let near = Names.nearest(name, in: names).map { "; did you mean \(Names.quoted($0))?" } ?? ""
      return Trouble(
        Self.option, problem,
        "run \(try fetch(name.dropFirst(remote.count + 1), of: remote))\(near)")
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
    if own != nil {
      let command = try fetch(name.dropFirst(remote.count + 1), of: remote, "--depth=1 ")
      return "run \(command)\(Self.onPlatform)"
    }
    let isID = name.utf8.count >= 7 && name.allSatisfy { $0.isHexDigit && $0.isASCII }
    if isID, !Self.isID(name) { return "run git fetch --unshallow \(remote)\(Self.onPlatform)" }
    // What is fetched by its name alone gets no name here.
    let next = isID ? "" : ", then give --against FETCH_HEAD"
    let command = "git fetch --depth=1 \(remote) \(Self.shellWord(name))"
    return "run \(command)\(next)\(Self.onPlatform)"
  }

  /// The command after which a branch of a remote has its name here. Clones of a single branch keep only that one's.
  private func fetch(
    _ branch: Substring, of remote: String, _ options: String = ""
  ) throws(Trouble) -> String {
    let rules = try git.run(["config", "--get-all", "remote.\(remote).fetch"]).line
    let keepsAll = rules.split(separator: "\n").contains {
      $0.hasSuffix("refs/heads/*:refs/remotes/\(remote)/*")
    }
    let named = keepsAll ? "\(branch)" : "\(branch):refs/remotes/\(remote)/\(branch)"
    return "git fetch \(options)\(remote) \(Self.shellWord(named))"
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
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./+@:".contains($0))
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
