/// What a PNG's header says, and what its reader noticed.
public struct PNGInfo: Hashable, Sendable {
  /// Colour types of PNG, with their numbers (ISO/IEC 15948, 11.2.2).
  public enum ColorType: Int, CaseIterable, Sendable {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6
  }

  /// Pixels.
  public var width: Int
  /// Pixels.
  public var height: Int
  /// Bits of a sample: 1, 2, 4, 8 or 16.
  public var bitDepth: Int
  public var colorType: ColorType
  public var isInterlaced: Bool
  /// The name of its colour profile (`Display P3`); nil where it has none or plain sRGB. The pixels are left as they are.
  public var profile: String?
  /// Harmless faults of the file, one sentence each.
  public var notes: [String]

  public init(
    width: Int, height: Int, bitDepth: Int, colorType: ColorType, isInterlaced: Bool,
    profile: String? = nil, notes: [String] = []
  ) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.isInterlaced = isInterlaced
    self.profile = profile
    self.notes = notes
  }
}
