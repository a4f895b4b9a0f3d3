/// Puts characters into the order they stand in on a line that reads from left to right.
///
/// A small part of the Unicode bidirectional algorithm: strong letters, European numbers with their separators and
/// signs, and neutrals between them. Embeddings, isolates and Arabic numbers are not part of it.
enum Bidi {
  struct Placed: Hashable {
    var character: Character
    var isRightToLeft: Bool
  }

  private enum Kind { case left, right, number, separator, sign, terminator, neutral }

  /// The characters from left to right; brackets in right-to-left runs are mirrored.
  static func visual(_ text: String) -> [Placed] {
    let characters = Array(text)
    var kinds = characters.map(kind)
    guard kinds.contains(.right) else {
      return characters.map { Placed(character: $0, isRightToLeft: false) }
    }
    resolveNumbers(&kinds)
    resolveBrackets(characters, &kinds)
    resolveNeutrals(&kinds)
    let levels = kinds.map { $0 == .right ? 1 : $0 == .number ? 2 : 0 }
    var order = Array(characters.indices)
    for level in [2, 1] {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order.map { place in
      let isRight = levels[place] == 1
      let character = characters[place]
      return Placed(
        character: isRight ? mirrors[character] ?? character : character, isRightToLeft: isRight)
    }
  }

  /// Separators and signs beside numbers join them; numbers after left-to-right letters are part of those.
  private static func resolveNumbers(_ kinds: inout [Kind]) {
    for place in kinds.indices.dropFirst().dropLast()
    where kinds[place] == .separator || kinds[place] == .sign {
      if kinds[place - 1] == .number, kinds[place + 1] == .number { kinds[place] = .number }
    }
    for place in kinds.indices.dropFirst()
    where kinds[place] == .terminator && kinds[place - 1] == .number { kinds[place] = .number }
    for place in kinds.indices.dropLast().reversed()
    where kinds[place] == .terminator && kinds[place + 1] == .number { kinds[place] = .number }
    var strong = Kind.left
    for place in kinds.indices {
      switch kinds[place] {
      case .left, .right: strong = kinds[place]
      case .number: if strong == .left { kinds[place] = .left }
      case .separator, .sign, .terminator: kinds[place] = .neutral
      case .neutral: break
      }
    }
  }

  /// A pair of brackets takes the direction of what it holds: left-to-right where anything in it reads so, else
  /// right-to-left where something in it does and what stands before it too.
  private static func resolveBrackets(_ characters: [Character], _ kinds: inout [Kind]) {
    var open: [Int] = []
    var pairs: [(Int, Int)] = []
    for (place, character) in characters.enumerated() where kinds[place] == .neutral {
      if "([{".contains(character) {
        open.append(place)
      } else if ")]}".contains(character),
        let match = open.lastIndex(where: { mirrors[characters[$0]] == character })
      {
        pairs.append((open[match], place))
        open.removeSubrange(match...)
      }
    }
    for (start, end) in pairs.sorted(by: { $0.0 < $1.0 }) {
      let inside = kinds[(start + 1)..<end].filter { $0 != .neutral }
      guard let first = inside.first else { continue }
      var kind = Kind.left
      if first != .left, !inside.contains(.left) {
        kind = kinds[..<start].last { $0 != .neutral } ?? .left
        if kind == .number { kind = .right }
      }
      kinds[start] = kind
      kinds[end] = kind
    }
  }

  /// Neutrals between two of one direction take it; all others read from left to right, as the line does.
  private static func resolveNeutrals(_ kinds: inout [Kind]) {
    var start = 0
    while start < kinds.count {
      guard kinds[start] == .neutral else {
        start += 1
        continue
      }
      var end = start
      while end < kinds.count, kinds[end] == .neutral { end += 1 }
      let before = start > 0 ? kinds[start - 1] : .left
      let after = end < kinds.count ? kinds[end] : .left
      let isRight = before != .left && after != .left
      for place in start..<end { kinds[place] = isRight ? .right : .left }
      start = end
    }
  }

  private static func kind(_ character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .neutral }
    switch scalar.value {
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x2070, 0x2074...0x2079, 0x2080...0x2089: return .number
    case 0x2B, 0x2D, 0x2212: return .sign
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x202F: return .separator
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x2030...0x2034, 0x20A0...0x20CF: return .terminator
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return .right
    default: return scalar.properties.isAlphabetic ? .left : .neutral
    }
  }

  private static let mirrors: [Character: Character] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<",
    "«": "»", "»": "«", "‹": "›", "›": "‹", "≤": "≥", "≥": "≤",
  ]
}
