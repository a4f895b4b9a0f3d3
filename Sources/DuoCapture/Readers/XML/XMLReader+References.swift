import DuoJSON

extension XMLReader {
  /// The value of an attribute, with its references resolved and each blank a space, as XML has it (§3.3.3).
  func value(_ attribute: XMLTag.Attribute) throws(CaptureFault) -> String {
    guard !attribute.isPlain else { return text(attribute.value) }
    var result: [UInt8] = []
    result.reserveCapacity(attribute.value.count)
    var at = attribute.value.lowerBound
    while at < attribute.value.upperBound {
      switch bytes[at] {
      case UInt8(ascii: "&"):
        at = try reference(at, into: &result)
        continue
      case 13 where at + 1 < attribute.value.upperBound && bytes[at + 1] == 10: break
      case 9, 10, 13: result.append(0x20)
      default: result.append(bytes[at])
      }
      at += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Resolves the reference at `start`, its `&`, and answers where the text goes on.
  func reference(_ start: Int, into result: inout [UInt8]) throws(CaptureFault) -> Int {
    var end = start + 1
    while end < bytes.count, end - start <= 64, bytes[end] != UInt8(ascii: ";"), isPart(bytes[end])
    {
      end += 1
    }
    let name = text(start + 1..<end)
    guard end < bytes.count else {
      throw fault(
        start, "the file ends in the middle of a reference",
        "wanted: the whole file; it may have been cut")
    }
    guard bytes[end] == UInt8(ascii: ";"), !name.isEmpty else {
      throw fault(start, "\"&\" that begins no reference", "wanted: \"&amp;\"")
    }
    switch name {
    case "lt": result.append(UInt8(ascii: "<"))
    case "gt": result.append(UInt8(ascii: ">"))
    case "amp": result.append(UInt8(ascii: "&"))
    case "quot": result.append(UInt8(ascii: "\""))
    case "apos": result.append(UInt8(ascii: "'"))
    default:
      guard name.hasPrefix("#") else {
        throw fault(
          start, "the entity \(Names.quoted("&" + name + ";"))",
          "allowed: &lt;, &gt;, &amp;, &quot; and &apos;; entities are never expanded")
      }
      guard let scalar = Self.scalar(name.dropFirst()) else {
        throw fault(
          start, "\(Names.quoted("&" + name + ";")) is no character of XML",
          "allowed: a character's number, as &#10; or &#x3042;")
      }
      result.append(contentsOf: Array(String(Character(scalar)).utf8))
    }
    return end + 1
  }

  private func isPart(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
      && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
  }

  /// XML 1.0, production 2: the characters a reference may name.
  private static func scalar(_ number: Substring) -> Unicode.Scalar? {
    let isHexadecimal = number.hasPrefix("x")
    let digits = isHexadecimal ? number.dropFirst() : number
    guard !digits.isEmpty, digits.count <= 10, digits.utf8.first != UInt8(ascii: "+"),
      digits.utf8.first != UInt8(ascii: "-"),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    let isAllowed =
      value == 9 || value == 10 || value == 13
      || value >= 0x20 && value != 0xFFFE
        && value != 0xFFFF
    return isAllowed ? Unicode.Scalar(value) : nil
  }
}
