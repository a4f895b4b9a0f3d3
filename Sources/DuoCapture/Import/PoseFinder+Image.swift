import DuoGeometry
import DuoLayout

extension PoseFinder {
  /// The pose of a screen capture of so many pixels, and how far it has to be turned clockwise to stand as the
  /// pose's display does.
  ///
  /// - Parameters:
  ///   - said: what an option or the file's name says.
  ///   - turn: what an option says; it counts where size and pose do not tell, and where it fits.
  /// - Throws: `CaptureFault` that names all poses that fit, or the sizes that would.
  public func pose(
    ofImage width: Int, _ height: Int, said: Pose?, turn: QuarterTurn?
  ) throws(CaptureFault) -> (pose: Pose, turn: QuarterTurn) {
    let size = Size(width: Double(max(width, 0)), height: Double(max(height, 0)))
    let displays = DisplayName.allCases.map { catalog.device.display($0) }
    guard let shown = displays.first(where: { $0.capturePixels.isEither(size) }) else {
      throw CaptureFault(
        "", "\(ImportWords.size(size)) pixels fit no display",
        "expected " + displays.map(Self.sizes).joined(separator: ", "))
    }
    guard let said else {
      let turned = turn?.turned(size) ?? size
      let fitting = catalog.poses.filter { $0.display == shown.name && pixels(of: $0) == turned }
      if fitting.count == 1 { return (fitting[0], turn ?? .none) }
      throw CaptureFault(
        "",
        fitting.isEmpty
          ? "no pose has the \(shown.name.rawValue) display as \(ImportWords.size(turned)) pixels"
          : "fits \(ImportWords.list(fitting.map(\.name)))", Self.remedy)
    }
    guard said.display == shown.name else {
      throw CaptureFault(
        "",
        "\(ImportWords.size(size)) pixels are the \(shown.name.rawValue) display, "
          + "\(said.name) shows on the \(said.display.rawValue) one",
        "expected \(Self.sizes(of: catalog.device.display(said.display)))")
    }
    return (said, try self.turn(of: size, to: said, asked: turn))
  }

  private func turn(of size: Size, to pose: Pose, asked: QuarterTurn?) throws(CaptureFault)
    -> QuarterTurn
  {
    let upright = pixels(of: pose)
    // With many pictures at once, a turn is meant for those whose size does not tell.
    if let asked, asked.turned(size) == upright { return asked }
    if size == upright { return .none }
    // In the display's natural orientation it is turned as the device was.
    if pose.quarterTurn.isOdd { return pose.quarterTurn }
    throw CaptureFault(
      "",
      "\(ImportWords.size(size)) pixels lie on their side, \(pose.name) shows \(ImportWords.size(upright))",
      "say how far to turn it clockwise: --turn 90 or --turn 270")
  }

  /// Of a screen capture that stands as the pose's display does.
  private func pixels(of pose: Pose) -> Size {
    let display = catalog.device.display(pose.display)
    return pose.orientation == display.naturalOrientation
      ? display.capturePixels : display.capturePixels.swapped
  }

  /// `inner: 2853 × 2007 or 2007 × 2853`
  private static func sizes(of display: Display) -> String {
    let size = display.capturePixels
    return
      "\(display.name.rawValue): \(ImportWords.size(size)) or \(ImportWords.size(size.swapped))"
  }
}

extension Size {
  fileprivate func isEither(_ other: Size) -> Bool { other == self || other == swapped }
}
