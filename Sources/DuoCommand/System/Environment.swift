#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The variables that the program reads.
enum Environment {
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Every variable with its value (`HOME=/home/ada`).
  static var all: [String] {
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    #if canImport(Darwin)
      next = _NSGetEnviron().pointee
    #else
      next = environ
    #endif
    var variables: [String] = []
    while let variable = next?.pointee {
      variables.append(String(cString: variable))
      next = next?.successor()
    }
    return variables
  }

  /// Whether messages on standard error may have colour.
  static var colorsErrors: Bool { colors(terminal: StandardStreams.errorsGoToTerminal) }

  /// Whether text on standard output may have colour.
  static var colorsOutput: Bool { colors(terminal: StandardStreams.outputGoesToTerminal) }

  private static func colors(terminal: Bool) -> Bool {
    if let no = value("NO_COLOR"), !no.isEmpty { return false }
    if let force = value("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return true }
    return terminal && value("TERM") != "dumb"
  }

  /// Columns of the terminal that standard output goes to; nil where it goes elsewhere.
  static var terminalWidth: Int? {
    guard StandardStreams.outputGoesToTerminal else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
