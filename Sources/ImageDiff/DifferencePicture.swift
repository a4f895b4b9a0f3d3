import PNGImage

/// A comparison as a picture: what did not change faded, what changed marked, regions framed.
///
/// Unchanged pixels are pale grey, towards white where most of the picture is light and towards black where it is dark.
/// Pixels that differ are orange, those that were left out as they only smooth an edge light blue. Masks are hatched with
/// grey lines that fall to the right, what only one picture covers with orange lines that rise. Every region has a blue
/// box around it with a rim that sets it off. Clear pixels are shown over a checkerboard.
///
/// The bytes depend on nothing but the pictures: not on `jobs`, and no time is told.
public struct DifferencePicture: Sendable {
  public var before: PixelPicture
  public var after: PixelPicture
  public var diff: PixelDiff
  /// What was not compared, in pixels of the comparison.
  public var masks: [PixelRect]

  public init(
    before: PixelPicture, after: PixelPicture, diff: PixelDiff, masks: [PixelRect] = []
  ) {
    self.before = before
    self.after = after
    self.diff = diff
    self.masks = masks
  }

  /// Pixels of a PNG, across and down.
  public struct Size: Hashable, Sendable {
    public var width: Int
    public var height: Int
  }

  /// The size of what `write` writes.
  ///
  /// One pixel for each of the comparison; only where its rows would have more than 32,767 pixels it is smaller by the
  /// smallest whole factor that helps.
  public func size(crop: PixelRect? = nil) -> Size {
    let plan = DifferencePlan.alone(area(crop))
    return Size(width: plan.width, height: plan.height)
  }

  /// The size of what `writeThreeUp` writes.
  ///
  /// Everything, pixel by pixel, where that is at most 48 megapixels in all with rows of at most 32,767 pixels; else the
  /// smallest rectangle around all changes with a margin of 64 pixels; where that is still more, it is made smaller by
  /// the smallest whole factor that helps. Between the panels are 24 pixels, or a 48th of a panel's
  /// width where that is more.
  public func threeUpSize(crop: PixelRect? = nil) -> Size {
    let plan = DifferencePlan.threeUp(area(crop), changes: changes(crop))
    return Size(width: plan.threeUpWidth, height: plan.height)
  }

  /// The difference alone, as a PNG as large as the comparison; `crop` leaves that part of it.
  ///
  /// - Throws: `PNGError`, also where there are no pixels, or what `sink` threw.
  public func write(
    crop: PixelRect? = nil, jobs: Int, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let plan = DifferencePlan.alone(area(crop))
    let header = try header("Difference", width: plan.width, height: plan.height)
    let painter = DifferencePainter(self, plan: plan, style: DifferenceStyle(of: after))
    try PNGEncoder.write(
      header, jobs: jobs,
      worker: {
        let scaler = PanelScaler(plan)
        return { rows, pixels in
          painter.paint(rows, at: pixels, stride: plan.width, scaler: scaler)
        }
      }, to: sink)
  }

  /// Before, difference, after, side by side; `threeUpSize` says what of them.
  ///
  /// - Throws: `PNGError`, also where there are no pixels, or what `sink` threw.
  public func writeThreeUp(
    crop: PixelRect? = nil, jobs: Int, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let plan = DifferencePlan.threeUp(area(crop), changes: changes(crop))
    let width = plan.threeUpWidth
    let header = try header("Before, difference, after", width: width, height: plan.height)
    let painter = DifferencePainter(self, plan: plan, style: DifferenceStyle(of: after))
    let sides = [before, after].map { SidePainter(picture: $0, plan: plan) }
    let step = plan.width + plan.gap
    try PNGEncoder.write(
      header, jobs: jobs,
      worker: {
        let scaler = PanelScaler(plan)
        return { rows, pixels in
          for row in 0..<rows.count {
            for panel in 0..<2 {
              (pixels + row * width + panel * step + plan.width)
                .update(repeating: DifferenceStyle.gap, count: plan.gap)
            }
          }
          sides[0].paint(rows, at: pixels, stride: width, scaler: scaler)
          painter.paint(rows, at: pixels + step, stride: width, scaler: scaler)
          sides[1].paint(rows, at: pixels + 2 * step, stride: width, scaler: scaler)
        }
      }, to: sink)
  }

  /// What is shown: the part of the comparison that was asked for, all of it where that lies outside.
  private func area(_ crop: PixelRect?) -> PixelRect {
    let whole = PixelRect(x: 0, y: 0, width: diff.width, height: diff.height)
    return crop.flatMap { whole.intersection($0) } ?? whole
  }

  private func changes(_ crop: PixelRect?) -> PixelRect? {
    let area = area(crop)
    let frames = diff.regions.compactMap { $0.frame.intersection(area) }
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  private func header(_ title: String, width: Int, height: Int) throws(PNGError) -> PNGHeader {
    guard width > 0, height > 0 else { throw .library("the comparison has no pixels") }
    // 96 pixels an inch, as a picture without a word about it is shown.
    return PNGHeader(
      width: width, height: height, hasAlpha: false, pixelsPerMetre: 3780,
      texts: [.init("Title", title), .init("Software", "duo-render")])
  }
}
