import DuoLayout

/// Turns sound screen files into odd ones: the same number always into the same bytes.
struct Mutator {
  private let files: [[UInt8]]
  private let seed: UInt64

  init(files: [[UInt8]], seed: UInt64) {
    self.files = files
    self.seed = seed
  }

  /// The bytes of case `number`, and the generator that made them for what else the case needs.
  func bytes(of number: Int) -> (bytes: [UInt8], random: SplitMix64) {
    var random = SplitMix64(seed: seed &+ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9)
    var bytes = files[random.below(files.count)]
    // Few changes leave most files sound enough to be laid out; many try the parser.
    let changes = [0, 1, 1, 1, 2, 2, 3, 5, 20][random.below(9)]
    for _ in 0..<changes { change(&bytes, &random) }
    return (bytes, random)
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    // Copies of copies soon are larger than any file that is read whole.
    guard !bytes.isEmpty, bytes.count < 1 << 20 else { return }
    switch random.below(16) {
    case 0: bytes[random.below(bytes.count)] = UInt8(random.below(256))
    case 1: bytes.remove(at: random.below(bytes.count))
    case 2: bytes.insert(UInt8(random.below(256)), at: random.below(bytes.count + 1))
    case 3: bytes.removeSubrange(piece(of: bytes, &random))
    case 4:
      let copy = bytes[piece(of: bytes, &random)]
      bytes.insert(contentsOf: copy, at: random.below(bytes.count + 1))
    case 5: bytes.removeLast(random.below(bytes.count))
    case 6...10: replace(in: &bytes, where: isNumber, by: Self.numbers, &random)
    case 11...13: replace(in: &bytes, where: isWord, by: Self.words, &random)
    case 14: repeatElement(in: &bytes, &random)
    default: swapLines(in: &bytes, &random)
    }
  }

  private static let numbers = [
    "0", "-0", "-1", "1", "0.001", "21.999", "22", "44", "1e-320", "1e308", "1e309", "-1e308",
    "nan",
    "NaN", "Infinity", "9999", "10000", "10001", "4294967296", "9223372036854775808", "0.1e1", "01",
    "1.", ".5", "1e", "true", "null", "\"fill\"", "[]", "{}", "1000000000000000000000000000000000",
  ]

  private static let words = [
    "fill", "first", "second", "both", "id", "in", "size", "width", "height", "place", "inset",
    "frame",
    "poses", "allow", "role", "target", "control", "text", "field", "image", "grid", "panel",
    "banner",
    "alert", "sheet", "background", "count", "radius", "hitSize", "tap", "drag", "top",
    "bottomTrailing",
    "open", "closed", "partly-open", "scrolls", "columns", "arrangement", "arrangement-overlay",
    "foldEqual",
    "spacing", "ignoresSafeArea", "hasHitArea", "takeTurns", "seats", "x-note", "$schema", "",
    "\\u0000",
    "\\ud800", "é\u{301}", "first.field", "second.field", "tutor.controls", "first.target-1",
    "on-fold",
  ]

  private func piece(of bytes: [UInt8], _ random: inout SplitMix64) -> Range<Int> {
    let start = random.below(bytes.count)
    return start..<min(bytes.count, start + 1 + random.below(60))
  }

  private func isNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  private func isWord(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "\"") && byte >= 0x20 }

  /// Puts one of `values` in the place of the run of fitting bytes that begins at or after a random place.
  private func replace(
    in bytes: inout [UInt8], where fits: (UInt8) -> Bool, by values: [String],
    _ random: inout SplitMix64
  ) {
    var start = random.below(bytes.count)
    let isText = values == Self.words
    if isText {
      while start < bytes.count, bytes[start] != UInt8(ascii: "\"") { start += 1 }
      start += 1
    } else {
      while start < bytes.count, !fits(bytes[start]) { start += 1 }
    }
    guard start < bytes.count else { return }
    var end = start
    while end < bytes.count, fits(bytes[end]) { end += 1 }
    bytes.replaceSubrange(start..<end, with: values[random.below(values.count)].utf8)
  }

  /// One element many times over, with ids of their own or the same one.
  private func repeatElement(in bytes: inout [UInt8], _ random: inout SplitMix64) {
    let starts = bytes.indices.filter { index in
      bytes[index] == UInt8(ascii: "{") && bytes[index...].starts(with: "{ \"id\"".utf8)
    }
    guard !starts.isEmpty else { return }
    let start = starts[random.below(starts.count)]
    var depth = 0
    var end = start
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "{") { depth += 1 }
      if bytes[end] == UInt8(ascii: "}") { depth -= 1 }
      end += 1
      if depth == 0 { break }
    }
    let element = Array(bytes[start..<end])
    let isUnique = random.below(4) > 0
    var copies: [UInt8] = []
    for number in 0..<[2, 5, 30, 120][random.below(4)] {
      var copy = element
      if isUnique, copy.count > 9 { copy.insert(contentsOf: "c\(number)-".utf8, at: 9) }
      copies += copy + [UInt8(ascii: ",")]
    }
    bytes.insert(contentsOf: copies, at: start)
  }

  private func swapLines(in bytes: inout [UInt8], _ random: inout SplitMix64) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines.swapAt(random.below(lines.count), random.below(lines.count))
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}

extension SplitMix64 {
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
