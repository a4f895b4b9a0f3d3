import DuoReview

/// Addresses of pictures on the web (RFC 3986).
enum ImageAddress {
  /// What proxies and browsers take for sure.
  private static let longest = 2_000

  /// `base` with the path behind it, spelled so that it can stand in a link of a Markdown table; nil where it were too
  /// long.
  ///
  /// - Parameter path: `/` between its parts; anything else in them is percent-encoded.
  static func text(base: String, path: String) -> String? {
    guard base.utf8.count <= longest, path.utf8.count <= longest else { return nil }
    var address = ""
    for byte in base.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isKept = byte > 0x20 && byte < 0x7F && !"<>\"\\^`{|}()[]*".unicodeScalars.contains(scalar)
      if isKept {
        address.unicodeScalars.append(scalar)
      } else {
        address += FileURI.escaped(byte: byte)
      }
    }
    // A base may end in a query that the path is the value of.
    if !address.hasSuffix("/"), !address.hasSuffix("=") { address += "/" }
    address += FileURI.escaped(path)
    return address.utf8.count <= longest ? address : nil
  }
}
