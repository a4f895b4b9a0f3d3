/// FNV-1a, 64 bits: alike on every machine and in every run.
package enum FNV {
  package static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// - Parameter start: the hash of what comes before the bytes.
  package static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64 = start) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
