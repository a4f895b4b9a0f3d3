#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `duo-render draw --watch`: draws, and draws again whenever a file changes that it draws from.
///
/// Looking every few milliseconds works on every file system and through every way an editor saves, a rename over the
/// old file included; what would tell of changes differs between systems and loses sight of a file that is replaced.
struct Watch {
  /// Microseconds between two looks.
  private static let pause: useconds_t = 20_000
  /// Looks without a change until a failure is told: a file may be half written, or gone for a moment.
  private static let patience = 8

  private let typed: Arguments
  /// As of the last attempt.
  private var given: Arguments
  private var told: [String] = []
  private var hasDrawn = false

  /// - Parameter typed: without what a config says.
  /// - Throws: `Trouble` for what cannot be watched.
  init(_ typed: Arguments) throws(Trouble) {
    self.typed = typed
    given = typed
    if typed.screenFiles.contains("-") {
      throw Trouble("--watch", "standard input cannot be watched", "name a screen file")
    }
    if typed.given("output")?.last == "-" {
      throw Trouble(
        "--watch", "standard output takes one drawing", "give a folder with --output")
    }
  }

  /// Ends with a signal, or with 2 where the first drawing fails and no file is there that could be mended.
  ///
  /// - Throws: `ClosedPipe` where nobody reads any more what is said.
  mutating func run() throws -> Int32 {
    var seen: Watched?
    while true {
      let (basis, failure) = try draw(after: seen)
      seen = basis
      if failure.isEmpty { told = [] }
      if !failure.isEmpty, !hasDrawn, !basis.isAnyThere {
        tell(failure)
        return 2
      }
      var looks = 0
      while true {
        usleep(Self.pause)
        let now = look(after: seen)
        seen = now
        if now != basis { break }
        looks += 1
        if looks == Self.patience { tell(failure) }
      }
    }
  }

  /// One attempt: what it was drawn from, and what kept it from being drawn.
  private mutating func draw(after last: Watched?) throws -> (basis: Watched, failure: [String]) {
    // What is looked at before it is read cannot change unseen in between.
    let config = Watched(ConfigFile.places(typed), folder: nil, after: last)
    do {
      given = try typed.withConfig(of: .draw)
    } catch {
      return (look(after: last).merging(config), Program.messages(of: error, typed))
    }
    let files = look(after: last).merging(config)
    do {
      _ = try DrawCommand.run(given)
      hasDrawn = true
      return (files, [])
    } catch let error as ClosedPipe {
      throw error
    } catch {
      return (files, Program.messages(of: error, given))
    }
  }

  private func look(after last: Watched?) -> Watched {
    Watched(
      ConfigFile.places(typed) + given.screenFiles, folder: given.given("catalog")?.last,
      after: last)
  }

  /// The same thing is not said twice.
  private mutating func tell(_ failure: [String]) {
    guard !failure.isEmpty, failure != told else { return }
    told = failure
    for line in failure { Program.report(line) }
  }
}
