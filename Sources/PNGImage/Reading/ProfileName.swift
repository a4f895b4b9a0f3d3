/// The name of the colour space a PNG says it is in.
struct ProfileName {
  private var profile: String?
  private var codePoints: String??

  /// Nil for plain sRGB, as for a file that says nothing. Code points come before a profile (PNG, third edition, 4.3).
  var name: String? {
    if let codePoints { return codePoints }
    guard let profile, !ProfileName.isPlain(profile) else { return nil }
    return profile
  }

  /// Notes what a whole chunk before the pixels says.
  mutating func read(_ chunk: PNGChunk, _ bytes: UnsafeBufferPointer<UInt8>) {
    let content = UnsafeBufferPointer(rebasing: bytes[chunk.content])
    if chunk.name == .profile, profile == nil {
      profile = ProfileName.name(of: content)
      if let name = profile, ProfileName.general.contains(name.lowercased()) {
        profile = ProfileDescription.of(content) ?? name
      }
    } else if chunk.name == .codePoints, codePoints == nil, content.count == 4 {
      codePoints = .some(ProfileName.name(primaries: Int(content[0]), transfer: Int(content[1])))
    }
  }

  /// Names that only say that there is a profile, as many programs give them: what it calls itself says more.
  private static let general: Set<String> = [
    "icc profile", "icc", "profile", "photoshop icc profile", "embedded profile", "unknown",
  ]

  private static func isPlain(_ name: String) -> Bool {
    name.lowercased().hasPrefix("srgb")
  }

  /// The Latin-1 letters before the first 0, made fit for one line.
  private static func name(of content: UnsafeBufferPointer<UInt8>) -> String? {
    let letters = content.prefix(80).prefix { $0 != 0 }
    guard (1...79).contains(letters.count) else { return nil }
    return OneLine.of(letters.map { Unicode.Scalar($0) })
  }

  /// The name of a pair of code points (ITU-T H.273, tables 2 and 3), nil for sRGB.
  private static func name(primaries: Int, transfer: Int) -> String? {
    switch (primaries, transfer) {
    case (1, 13): nil
    case (12, 13): "Display P3"
    case (9, 16): "BT.2100 PQ"
    case (9, 18): "BT.2100 HLG"
    default: "code points \(primaries), \(transfer)"
    }
  }
}
