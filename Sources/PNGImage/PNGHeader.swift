/// What a PNG says before its pixels.
public struct PNGHeader: Hashable, Sendable {
  /// A named text; ones that are pure ASCII become `tEXt`, others `iTXt`.
  public struct Text: Hashable, Sendable {
    /// 1 to 79 Latin letters.
    public var keyword: String
    public var text: String
    /// Whether it is packed, as suits long ones.
    public var isCompressed: Bool

    public init(_ keyword: String, _ text: String, isCompressed: Bool = false) {
      self.keyword = keyword
      self.text = text
      self.isCompressed = isCompressed
    }
  }

  /// Pixels.
  public var width: Int
  /// Pixels.
  public var height: Int
  /// Whether pixels may be clear; without it the file is 8-bit RGB.
  public var hasAlpha: Bool
  public var pixelsPerMetre: Int
  public var texts: [Text]

  public init(width: Int, height: Int, hasAlpha: Bool, pixelsPerMetre: Int, texts: [Text]) {
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.pixelsPerMetre = pixelsPerMetre
    self.texts = texts
  }

  public var bytesPerPixel: Int { hasAlpha ? 4 : 3 }
}
