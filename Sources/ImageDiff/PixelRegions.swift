/// Gathers differing pixels into regions.
enum PixelRegions {
  static func gather(_ map: PixelMap, common: PixelRect) -> [PixelRegion] { [] }
}
