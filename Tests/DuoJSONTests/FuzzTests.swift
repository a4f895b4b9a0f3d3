import DuoJSON
import Testing

/// No bytes crash the parser or the reader.
@Suite struct FuzzTests {
  /// Vigna's SplitMix64, so that every run tries the same bytes.
  struct Random {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  }

  @Test func anyBytesParseOrThrow() {
    var random = Random(state: 1)
    for _ in 0..<20_000 {
      let bytes = (0..<random.below(40)).map { _ in UInt8(random.below(256)) }
      _ = try? JSONNode(parsing: bytes)
      _ = try? JSONNode(parsing: bytes, options: .relaxed)
    }
  }

  @Test func bytesOfTheGrammarParseOrThrow() {
    let alphabet = Array("{}[]\",:\\u0dD8/*-.eE+ \n\rtrufalsn1\u{e9}".utf8)
    var random = Random(state: 2)
    var parsed = 0
    for _ in 0..<60_000 {
      let bytes = (0..<random.below(12)).map { _ in alphabet[random.below(alphabet.count)] }
      if (try? JSONNode(parsing: bytes, options: .relaxed)) != nil { parsed += 1 }
    }
    #expect(parsed > 100)
  }

  @Test func damagedFilesParseOrThrow() {
    let text = Array(
      #"{ "a": [1.5, -2e3, "é\u00e9\uD83D\uDE00"], "b": { "c": null, "d": true }, /* x */ "e": [] }"#
        .utf8)
    var random = Random(state: 3)
    for _ in 0..<30_000 {
      var bytes = text
      for _ in 0...random.below(3) {
        let place = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[random.below(bytes.count)], at: place)
        }
      }
      let faults = JSONFaults(file: "x.json")
      let object = JSONReader.file(bytes, faults: faults)?.object()
      _ = object?.required("a")?.array()?.map { $0.number(in: 0...1) }
      object?.finish()
      for message in faults.messages { #expect(!message.contains("\n")) }
    }
  }

  /// The nearest double, as the standard library reads it, around the digits where the short way ends.
  @Test func numbersOfManyDigitsReadExactly() throws {
    var random = Random(state: 5)
    for _ in 0..<20_000 {
      let digits = String(random.next() % 1_000_000_000_000_000_000).suffix(15 + random.below(4))
      let text = "1.\(digits)e\(random.below(60) - 30)"
      #expect(
        try JSONNode(parsing: Array(text.utf8)).content == .number(Double(text) ?? 0), "\(text)")
    }
  }

  /// What the writer writes, the parser reads back.
  @Test func thereAndBack() throws {
    var random = Random(state: 4)
    func value(_ depth: Int) -> JSONValue {
      switch random.below(depth > 4 ? 4 : 6) {
      case 0: return .null
      case 1: return .bool(random.below(2) == 0)
      case 2: return .number(Double(random.below(2_000_001) - 1_000_000) / 1000)
      case 3:
        let scalars = (0..<random.below(6)).compactMap { _ in
          Unicode.Scalar(UInt32(random.below(0x3000)))
        }
        return .string(String(String.UnicodeScalarView(scalars)))
      case 4: return .array((0..<random.below(4)).map { _ in value(depth + 1) })
      default:
        let members = (0..<random.below(4)).map { ("k\($0)", value(depth + 1)) }
        return .object(Dictionary(uniqueKeysWithValues: members))
      }
    }
    for _ in 0..<3000 {
      let value = value(0)
      for text in [value.compactText, value.prettyText] {
        #expect(try JSONNode(parsing: Array(text.utf8)).written == value)
      }
    }
  }
}
