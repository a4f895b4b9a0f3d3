#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input line by line, as it comes: memory never grows with its length.
struct InputLines {
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var filled = 0
  private var used = 0
  private(set) var number = 0

  /// Bytes that a line may have.
  static let longest = 1000

  /// Whether a person types there.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The next line without its end (LF or CR LF); nil at the end of the input. The bytes are taken as UTF-8, the
  /// first line without a byte-order mark.
  ///
  /// - Parameter beforeWaiting: called before more is read, so that what is done can be told first.
  /// - Throws: `Trouble` for a line that is too long, or an input that cannot be read.
  mutating func next(beforeWaiting: () throws -> Void) throws -> String? {
    var line: [UInt8] = []
    while true {
      if used == filled {
        try beforeWaiting()
        guard try fill() else {
          guard !line.isEmpty else { return nil }
          break
        }
      }
      let rest = buffer[used..<filled]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      line += rest[..<(end ?? filled)]
      used = end.map { $0 + 1 } ?? filled
      guard line.count <= Self.longest else {
        throw Trouble(
          "standard input: line \(number + 1)", "is longer than \(Self.longest) bytes",
          "give one point a line, as in 100,200")
      }
      if end != nil { break }
    }
    number += 1
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    return String(decoding: line, as: UTF8.self)
  }

  /// Whether there was more.
  private mutating func fill() throws -> Bool {
    while true {
      let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        (used, filled) = (0, count)
        return true
      }
      if count == 0 { return false }
      if errno == EINTR { continue }
      let error = SystemError.last
      throw Trouble(
        "standard input", error.words, "give points with --at, or a file that can be read")
    }
  }
}
