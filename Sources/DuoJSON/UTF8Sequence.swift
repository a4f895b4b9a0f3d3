/// UTF-8 as Unicode's table 3-7 has it: nothing overlong, no surrogates.
package enum UTF8Sequence {
  /// How many bytes the sequence has that begins with a byte above 0x7F; 0 where it is none.
  package static func length(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    let first = bytes[place]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF }
      if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF }
      if first == 0xF4 { second = 0x80...0x8F }
    default: return 0
    }
    guard place + length <= bytes.count, second.contains(bytes[place + 1]) else { return 0 }
    for index in 2..<length where bytes[place + index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
