import DuoGeometry

/// Hands out ids, each once in a document, and valid in XML.
struct SVGNames {
  private var used: Set<String> = []

  /// `name` where it is free and valid, else the nearest to it that is.
  mutating func take(_ name: String) -> String {
    let base = SVGNames.valid(name)
    var candidate = base
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(base)-\(number)"
      number += 1
    }
    return candidate
  }

  /// Letters, digits, `.`, `-` and `_`, with a letter or `_` at the start; others become `_` and their number.
  static func valid(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "_": result.unicodeScalars.append(scalar)
      case "0"..."9", ".", "-":
        if result.isEmpty { result = "_" }
        result.unicodeScalars.append(scalar)
      default: result += "_\(String(scalar.value, radix: 16))"
      }
    }
    return result.isEmpty ? "_" : result
  }

  /// Eight letters and digits, a letter first, that depend on every byte: FNV-1a in base 32.
  static func prefix(for pieces: [[UInt8]]) -> String {
    var hash = pieces.reduce(FNV.start) { FNV.hash($1, from: $0) }
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567")
    var result = String(letters[Int(hash % 26)])
    hash /= 26
    for _ in 0..<7 {
      result.append(letters[Int(hash & 31)])
      hash >>= 5
    }
    return result
  }
}
