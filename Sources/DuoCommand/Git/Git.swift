#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program git, run so that it asks nobody, writes nothing into the repository and speaks English.
struct Git: Sendable {
  /// What it said to one command.
  struct Answer: Sendable {
    var code: Int32
    var output: [UInt8]
    /// What it wrote to standard error.
    var complaint: String

    /// The output as text without the line's end.
    var line: String {
      let text = String(decoding: output, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// Its first complaint that ended it, without `fatal: `.
    var reason: String { Git.reason(complaint) }
  }

  /// Looked up in `PATH`.
  var program = "git"
  /// The folder it runs in; nil for the working directory.
  var folder: String?
  /// Variables beside our own, which it gets too: `GIT_DIR` and its like count as they do for git.
  var variables: [String: String] = [:]

  /// Runs one command to its end.
  ///
  /// - Throws: `Trouble` where git cannot be started or says more than memory should hold.
  func run(_ arguments: [String]) throws(Trouble) -> Answer {
    let child = try start(arguments)
    child.closeInput()
    var output: [UInt8] = []
    do throws(SystemError) {
      while true {
        let chunk = try child.read()
        if chunk.isEmpty { break }
        output += chunk
        guard output.count <= InputFolder.limit else {
          throw SystemError(code: EFBIG)
        }
      }
    } catch {
      throw Trouble("git \(arguments.first ?? "")", error.words, "see what git itself says")
    }
    let code = child.end()
    return Answer(code: code, output: output, complaint: child.complaint)
  }

  /// Starts one that goes on.
  ///
  /// - Throws: `Trouble` where git cannot be started.
  func start(_ arguments: [String]) throws(Trouble) -> ChildProcess {
    let words = [program] + (folder.map { ["-C", $0] } ?? []) + arguments
    do throws(SystemError) {
      return try ChildProcess(words, environment: environment)
    } catch {
      guard error.code == ENOENT else {
        throw Trouble("git", "cannot be started: \(error.words)", "mend the git in PATH")
      }
      throw Trouble(
        "git", "is not installed, or not in PATH",
        "install it, or compare two files or folders: duo-render diff BEFORE AFTER")
    }
  }

  private var environment: [String] {
    var own = [
      "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_PAGER": "cat",
    ]
    own.merge(variables) { $1 }
    let others = Environment.all.filter { variable in
      !own.keys.contains { variable.hasPrefix("\($0)=") }
    }
    return others + own.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// What git says of its end, from all that it wrote to standard error; it tells the cause before what follows.
  static func reason(_ complaint: String) -> String {
    let lines = complaint.split(whereSeparator: \.isNewline)
    let starts = ["fatal: ", "error: "]
    for start in starts {
      if let line = lines.first(where: { $0.hasPrefix(start) }) {
        return String(line.dropFirst(start.count))
      }
    }
    return lines.first.map(String.init) ?? "git gave no reason"
  }
}
