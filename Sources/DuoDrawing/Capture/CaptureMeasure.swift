import DuoGeometry
import DuoJSON
import DuoLayout

/// How much of a capture is not background where a pose reserves the display.
///
/// The background is the most common colour of the whole capture and any other that is a quarter of it or more, and a
/// pixel is background where none of its channels differs from one of these by more than 16 of 255: of an app on plain
/// grounds this tells content from ground, on a photo nearly everything counts as content. What the display's round corners cut off counts nowhere. It says what is
/// there, not that it is wrong: a clock belongs into the status area, and a picture as a background belongs everywhere.
public struct CaptureMeasure: Hashable, Sendable {
  /// One place and its share.
  public struct Share: Hashable, Sendable {
    /// `fold`, `statusArea`, `outerCamera`, `innerCamera`, or `outsideSafeArea`.
    public var region: String
    /// Of the place's pixels, 0 to 1.
    public var share: Double

    public init(region: String, share: Double) {
      self.region = region
      self.share = share
    }
  }

  public static let outsideSafeArea = "outsideSafeArea"

  /// `0xRRGGBB` each, the most common one first.
  public var backgrounds: [UInt32]
  /// Every active region in the layout's order, then what lies outside the safe area, where there is any of it.
  public var shares: [Share]

  public init(backgrounds: [UInt32], shares: [Share]) {
    self.backgrounds = backgrounds.map { $0 & 0xFF_FFFF }
    self.shares = shares
  }

  /// - Parameters:
  ///   - turn: how far the picture is turned clockwise to stand as the pose's display does.
  ///   - backgrounds: the colours that are its background, `0xRRGGBB` each.
  public init(
    _ image: RasterImage, turn: QuarterTurn, backgrounds: [UInt32], layout: PanelLayout,
    device: Device
  ) {
    let pixels = DisplayPixels(
      image, turn: turn, display: device.display(layout.pose.display), pose: layout.pose)
    var shares: [Share] = []
    for region in layout.regions where region.isActive {
      guard let share = pixels.share(of: [region.frame], unlike: backgrounds) else { continue }
      shares.append(Share(region: region.name.rawValue, share: share))
    }
    let bounds = layout.pose.windowBounds
    let safe = layout.safeFrame
    let strips = [
      (bounds.minX, bounds.minY, bounds.maxX, safe.minY),
      (bounds.minX, safe.maxY, bounds.maxX, bounds.maxY),
      (bounds.minX, safe.minY, safe.minX, safe.maxY),
      (safe.maxX, safe.minY, bounds.maxX, safe.maxY),
    ].compactMap { minX, minY, maxX, maxY in
      minX < maxX && minY < maxY ? Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) : nil
    }
    if let share = pixels.share(of: strips, unlike: backgrounds) {
      shares.append(Share(region: CaptureMeasure.outsideSafeArea, share: share))
    }
    self.init(backgrounds: backgrounds, shares: shares)
  }

  /// `capture: 12 % of the status area and 3 % outside the safe area is not background`
  var sentence: String {
    let parts = shares.filter { $0.share > 0 }.map { one in
      let percent =
        one.share < 0.005 ? "under 1 %" : "\(Decimal.text(one.share * 100, places: 0)) %"
      let name = RegionName(rawValue: one.region)
      return name.map { "\(percent) of the \($0.words)" } ?? "\(percent) outside the safe area"
    }
    guard let last = parts.last else {
      return "capture: all background under active regions and outside the safe area"
    }
    let list = parts.dropLast().joined(separator: ", ")
    return "capture: \(list.isEmpty ? "" : "\(list) and ")\(last) is not background"
  }
}

extension PanelCapture {
  /// One panel's `capture` in the layout JSON: `notBackground` by the rule of `CaptureMeasure`.
  public var json: JSONValue {
    func hex(_ color: UInt32) -> String {
      let digits = String(color, radix: 16)
      return "#" + String(repeating: "0", count: max(6 - digits.count, 0)) + digits
    }
    return .object([
      "image": .string(path), "turn": .number(Double(turn.degrees)),
      "opacity": .number(opacity), "profile": .text(profile),
      "background": .array(measure.backgrounds.map { .string(hex($0)) }),
      "notBackground": .array(
        measure.shares.map {
          .object(["region": .string($0.region), "share": .number($0.share)])
        }),
    ])
  }
}
