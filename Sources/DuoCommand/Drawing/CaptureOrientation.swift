import DuoGeometry
import DuoLayout

/// Which way a picture of a display has to be turned to stand as a pose's display does, by its size.
struct CaptureOrientation {
  let pose: Pose
  let device: Device
  /// Pixels of the picture.
  let width: Int
  let height: Int

  private var size: Size { Size(width: Double(width), height: Double(height)) }

  /// The pixels of a capture that stands as the pose's display does.
  private var upright: Size {
    pose.quarterTurn.turned(device.display(pose.display).capturePixels)
  }

  /// The display that the picture is as large as, either way round; nil where it is none's.
  var display: DisplayName? {
    let fitting = DisplayName.allCases.filter { name in
      let pixels = device.display(name).capturePixels
      return size == pixels || size == pixels.swapped
    }
    return fitting.contains(pose.display) ? pose.display : fitting.first
  }

  /// The turn that the size tells: none where it stands already; where the pose turns the device by a quarter, that
  /// one, since the picture then lies as the display does in its natural orientation. nil where it could be either.
  var turn: QuarterTurn? {
    if size == upright { return QuarterTurn.none }
    return pose.quarterTurn.isOdd ? pose.quarterTurn : nil
  }

  /// The turns after which the picture is as large as the pose's display.
  var fitting: [QuarterTurn] {
    (0..<4).map { QuarterTurn($0) }.filter { $0.turned(size) == upright }
  }

  /// - Throws: `Trouble` at `file` where the picture is not one of the pose's display.
  func check(_ file: String) throws(Trouble) {
    let found = "is \(size.pixels) pixels"
    guard let display else {
      throw Trouble(
        file, "\(found), which is no display's",
        DisplayName.allCases.map { "the \($0.rawValue) display has \(words($0))" }
          .joined(separator: ", "))
    }
    guard display == pose.display else {
      throw Trouble(
        file,
        "\(found), a capture of the \(display.rawValue) display, and \(pose.name) shows the "
          + "\(pose.display.rawValue) one",
        "capture the \(pose.display.rawValue) display, \(words(pose.display))")
    }
  }

  /// `1398 × 2034 or 2034 × 1398`
  private func words(_ name: DisplayName) -> String {
    let pixels = device.display(name).capturePixels
    return "\(pixels.pixels) or \(pixels.swapped.pixels)"
  }

  /// - Parameters:
  ///   - asked: the turn that somebody asked for, and where.
  ///   - file: what messages call the picture.
  /// - Throws: `Trouble` where that does not fit, or where nobody asked and the size does not tell.
  func turn(
    asked: (turn: QuarterTurn, place: String)?, file: String
  ) throws(Trouble) -> QuarterTurn {
    if let asked {
      guard fitting.contains(asked.turn) else {
        throw Trouble(
          asked.place,
          "\(asked.turn.degrees) does not bring \(file), \(size.pixels), to the \(upright.pixels) of "
            + pose.name,
          "allowed: " + fitting.map { "\($0.degrees)" }.joined(separator: ", "))
      }
      return asked.turn
    }
    guard let turn else {
      let turns = fitting.map { "--turn \($0.degrees)" }.joined(separator: " or ")
      throw Trouble(
        file,
        "is \(size.pixels) pixels, and in \(pose.name) the display stands \(upright.pixels): which "
          + "way it was turned cannot be told",
        "give \(turns), or \"turn\" in the screen file")
    }
    return turn
  }
}

extension Size {
  /// `2853 × 2007`
  fileprivate var pixels: String { "\(whole(width)) × \(whole(height))" }

  private func whole(_ value: Double) -> String { "\(Int(value.rounded()))" }
}
