extension LayoutSnapshot {
  /// The layout JSON that an SVG of this program carries in its `<metadata>`; nil where there is none.
  ///
  /// Only a `<metadata>` right inside the outermost `<svg>` counts that holds a JSON object: one in a comment, in a text,
  /// in an attribute or of a drawing inside the drawing does not. One pass over the bytes up to it.
  public static func svgMetadata(in bytes: [UInt8]) -> [UInt8]? {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = SVGScanner(bytes: buffer)
      return scanner.metadata()
    }
  }
}

/// Steps through the tags of an XML text, as far as finding one element needs it.
private struct SVGScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  private var depth = 0

  private static let less = UInt8(ascii: "<")
  private static let greater = UInt8(ascii: ">")
  private static let slash = UInt8(ascii: "/")

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func metadata() -> [UInt8]? {
    while let tag = nextTag() {
      if tag.isEnd {
        depth -= 1
        if depth <= 0 { return nil }
        continue
      }
      // A drawing of another kind, or no drawing at all.
      if depth == 0, name(tag) != "svg" { return nil }
      guard !tag.isEmpty else {
        if depth == 0 { return nil }
        continue
      }
      depth += 1
      guard depth == 2, name(tag) == "metadata" else { continue }
      if let content = content(), content.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
        return content
      }
    }
    return nil
  }

  private struct Tag {
    var name: Range<Int>
    var isEnd: Bool
    var isEmpty: Bool
  }

  /// The tag's name without its namespace's prefix.
  private func name(_ tag: Tag) -> String {
    let local =
      bytes[tag.name].lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? tag.name.lowerBound
    // None of the names that count is longer.
    guard tag.name.upperBound - local <= 16 else { return "" }
    return String(decoding: bytes[local..<tag.name.upperBound], as: UTF8.self)
  }

  /// The next tag that is no comment, instruction or declaration; nil at the end and where a tag has none.
  private mutating func nextTag() -> Tag? {
    while let start = find(Self.less, from: at) {
      at = start + 1
      if starts("!--") {
        guard skip(past: "-->") else { return nil }
      } else if starts("![CDATA[") {
        guard skip(past: "]]>") else { return nil }
      } else if starts("?") {
        guard skip(past: "?>") else { return nil }
      } else if starts("!") {
        guard skipDeclaration() else { return nil }
      } else {
        return tag()
      }
    }
    return nil
  }

  private mutating func tag() -> Tag? {
    let isEnd = at < bytes.count && bytes[at] == Self.slash
    if isEnd { at += 1 }
    let start = at
    while at < bytes.count, bytes[at] > 0x20, bytes[at] != Self.greater, bytes[at] != Self.slash {
      at += 1
    }
    let name = start..<at
    var last: UInt8 = 0
    while at < bytes.count, bytes[at] != Self.greater {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let end = find(byte, from: at) else { return nil }
        at = end + 1
      }
      last = byte
    }
    guard at < bytes.count else { return nil }
    at += 1
    return Tag(name: name, isEnd: isEnd, isEmpty: last == Self.slash)
  }

  /// `<!DOCTYPE …>`, with what may stand in brackets in it.
  private mutating func skipDeclaration() -> Bool {
    var brackets = 0
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = find(byte, from: at) else { return false }
        at = end + 1
      case Self.greater where brackets <= 0: return true
      default: break
      }
    }
    return false
  }

  /// The text up to the end of the element, with its references resolved; nil where it holds elements.
  private mutating func content() -> [UInt8]? {
    var text: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      if byte == Self.less {
        if starts("<![CDATA[") {
          at += 9
          let start = at
          guard skip(past: "]]>") else { return nil }
          text += bytes[start..<(at - 3)]
          continue
        }
        if starts("<!--") {
          guard skip(past: "-->") else { return nil }
          continue
        }
        // What ends it is left to be counted as any other tag.
        return starts("</") ? text : nil
      }
      if byte == UInt8(ascii: "&") {
        guard let reference = reference() else { return nil }
        text += reference
        continue
      }
      text.append(byte)
      at += 1
    }
    return nil
  }

  /// `&amp;`, `&#10;`, `&#x2028;`; nil for what XML does not know by itself.
  private mutating func reference() -> [UInt8]? {
    guard
      let end = (at..<min(at + 12, bytes.count)).first(where: { bytes[$0] == UInt8(ascii: ";") })
    else { return nil }
    let name = String(decoding: bytes[(at + 1)..<end], as: UTF8.self)
    at = end + 1
    switch name {
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [Self.less]
    case "gt": return [Self.greater]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let value, let scalar = Unicode.Scalar(value) else { return nil }
    return Array(String(Character(scalar)).utf8)
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      if bytes[place] == byte { return place }
      place += 1
    }
    return nil
  }

  private func starts(_ text: StaticString) -> Bool {
    guard at + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[at + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  private mutating func skip(past text: StaticString) -> Bool {
    while at < bytes.count {
      if starts(text) {
        at += text.utf8CodeUnitCount
        return true
      }
      at += 1
    }
    return false
  }
}
