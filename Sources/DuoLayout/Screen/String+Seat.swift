extension String {
  /// What follows a seat's prefix and the sign after it; nil where the identifier does not start with the prefix as
  /// a word of its own (`p10.go` does not start with `p1`).
  package func withoutSeat(_ prefix: String) -> String? {
    guard hasPrefix(prefix) else { return nil }
    let rest = dropFirst(prefix.count)
    guard let sign = rest.first else { return "" }
    // The usual one: what kind of character it is takes long to find out.
    if sign == "." { return String(rest.dropFirst()) }
    if sign.isLetter { return sign.isUppercase ? String(rest) : nil }
    return sign.isNumber ? nil : String(rest.dropFirst())
  }
}
