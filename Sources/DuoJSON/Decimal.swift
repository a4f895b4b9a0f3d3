/// Numbers as people and files read them: no more places than needed, never an exponent, never `-0`.
public enum Decimal {
  /// `value` with at most `places` decimals, rounded half away from zero, trailing zeros left out.
  public static func text(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let scaled = (value.magnitude * factor).rounded()
    guard scaled < 9e15 else { return "\(value)" }
    let whole = Int64(scaled)
    let unit = Int64(factor)
    var text = "\(whole / unit)"
    if whole % unit != 0 {
      var fraction = "\(whole % unit)"
      fraction = String(repeating: "0", count: places - fraction.count) + fraction
      while fraction.hasSuffix("0") { fraction.removeLast() }
      text += "." + fraction
    }
    return value < 0 && whole != 0 ? "-" + text : text
  }
}
