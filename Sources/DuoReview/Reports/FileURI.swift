/// Files as URIs (RFC 3986).
package enum FileURI {
  /// `my quiz.json` is `my%20quiz.json`; an absolute path becomes a `file` URI, a relative one stays relative.
  package static func text(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    // Two slashes at the beginning would name a host.
    while rest.hasPrefix("//") { rest = rest.dropFirst() }
    return (rest.hasPrefix("/") ? "file://" : "") + escaped(String(rest))
  }

  /// A path as part of an address: everything but `/` between its parts and plain letters is percent-encoded.
  package static func escaped(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += escaped(byte: byte)
      }
    }
    return result
  }

  /// `%20`
  package static func escaped(byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }
}
