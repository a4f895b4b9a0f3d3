/// Files as URIs (RFC 3986).
enum FileURI {
  /// `my quiz.json` is `my%20quiz.json`; an absolute path becomes a `file` URI, a relative one stays relative.
  static func text(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    // Two slashes at the beginning would name a host.
    while rest.hasPrefix("//") { rest = rest.dropFirst() }
    return (rest.hasPrefix("/") ? "file://" : "") + escaped(String(rest))
  }

  private static func escaped(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%"
        result.append(digits[Int(byte >> 4)])
        result.append(digits[Int(byte & 15)])
      }
    }
    return result
  }
}
