import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The objects of a repository, through one `git cat-file --batch` that lives as long as this.
///
/// Objects are asked for by their ids, so that nothing which a file may be called can be misread; one request is
/// answered before the next is sent. Several threads may ask.
final class GitObjects: Sendable {
  enum Kind: String, Sendable {
    case blob, tree, commit
  }

  private struct State {
    /// nil until the first request, and after an answer that was not worth reading.
    var child: ChildProcess?
    /// What it has written and nobody has read yet.
    var rest: ArraySlice<UInt8> = []
    var trees: [String: GitTree] = [:]
  }

  private let git: Git
  private let state = Mutex(State())

  init(_ git: Git) { self.git = git }

  /// Bytes that a folder's own object may have; some million names.
  private static let treeLimit = 64 << 20

  /// The content of an object.
  ///
  /// - Parameters:
  ///   - id: its hexadecimal name.
  ///   - limit: bytes that it may have; a larger one is not read into memory.
  func object(_ id: String, _ kind: Kind, limit: Int) throws(GitFault) -> [UInt8] {
    try state.withLock { state throws(GitFault) in
      try read(id, kind, limit: limit, &state)
    }
  }

  /// A folder, read once.
  func tree(_ id: String) throws(GitFault) -> GitTree {
    try state.withLock { state throws(GitFault) in
      if let tree = state.trees[id] { return tree }
      let bytes = try read(id, .tree, limit: Self.treeLimit, &state)
      guard let tree = GitTree(bytes, idLength: id.utf8.count / 2) else { throw .broken }
      state.trees[id] = tree
      return tree
    }
  }

  private func read(
    _ id: String, _ kind: Kind, limit: Int, _ state: inout State
  ) throws(GitFault) -> [UInt8] {
    var isDone = false
    // Whatever was left unread of an answer would be taken for the next one.
    defer { if !isDone { (state.child, state.rest) = (nil, []) } }
    let child = try child(&state)
    do throws(SystemError) {
      try child.write(Array("\(id)\n".utf8))
    } catch {
      // It has ended; what it said of that is found where its answer should be.
      guard error.code == EPIPE else { throw .failed(error.words) }
    }
    let header = try line(&state, child)
    let words = header.split(separator: " ")
    if words.last == "missing" {
      isDone = true
      throw .missing
    }
    guard words.count == 3, words[0] == id, words[1] == kind.rawValue, let size = Int(words[2]),
      size >= 0
    else { throw .broken }
    guard size <= limit else { throw .tooLarge(size) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1)
    // A line's end follows.
    while bytes.count <= size {
      if state.rest.isEmpty { try fill(&state, child) }
      let part = state.rest.prefix(size + 1 - bytes.count)
      bytes += part
      state.rest = state.rest.dropFirst(part.count)
    }
    guard bytes.popLast() == UInt8(ascii: "\n") else { throw .broken }
    isDone = true
    return bytes
  }

  private func child(_ state: inout State) throws(GitFault) -> ChildProcess {
    if let child = state.child { return child }
    do throws(Trouble) {
      let child = try git.start(["cat-file", "--batch"])
      state.child = child
      return child
    } catch {
      throw .failed(error.line)
    }
  }

  /// Bytes that the line before an object may have; an id, a kind and a size are far shorter.
  private static let longestLine = 1 << 10

  private func line(_ state: inout State, _ child: ChildProcess) throws(GitFault) -> String {
    var line: [UInt8] = []
    while line.count < Self.longestLine {
      if state.rest.isEmpty { try fill(&state, child) }
      guard let end = state.rest.firstIndex(of: UInt8(ascii: "\n")) else {
        line += state.rest
        state.rest = []
        continue
      }
      line += state.rest[..<end]
      state.rest = state.rest[(end + 1)...]
      return String(decoding: line, as: UTF8.self)
    }
    throw .broken
  }

  private func fill(_ state: inout State, _ child: ChildProcess) throws(GitFault) {
    do throws(SystemError) {
      state.rest = try child.read()
    } catch {
      throw .failed(error.words)
    }
    guard state.rest.isEmpty else { return }
    child.end()
    let reason = Git.reason(child.complaint)
    throw child.complaint.contains("promisor") ? .unfetched(reason) : .failed(reason)
  }
}
