import DuoGeometry
import DuoJSON
import DuoLayout

/// Screens as the text of screen files: what `ScreenDecoder` reads back to the same screen.
///
/// One element a line, so that two imports of one app can be compared line by line. Only what is not the default is
/// written, and numbers in full, so that frames come back to the last bit. The same screen always gives the same text.
public enum ScreenEncoder {
  /// - Parameter screen: within the limits of screen files, as a decoded or an imported one is.
  public static func text(_ screen: Screen) -> String {
    var parts = [
      "\"format\": \(FileText.string(ScreenDecoder.format)), \"version\": 1",
      "\"name\": \(FileText.string(screen.nameInFile ?? screen.name))",
    ]
    if let split = split(screen) { parts.append("\"split\": \(split)") }
    if let halves = halves(screen.halves) { parts.append("\"halves\": \(halves)") }
    if let gate = screen.gate {
      parts.append(
        "\"gate\": { \"mode\": \"\(gate.mode.rawValue)\", \"current\": \"\(gate.current.rawValue)\" }"
      )
    }
    if let seats = seats(screen) { parts.append("\"seats\": \(seats)") }
    if let capture = screen.capture { parts.append("\"capture\": \(self.capture(capture))") }
    for (key, elements) in [
      ("both", screen.both), ("first", screen.first), ("second", screen.second),
    ] where !elements.isEmpty {
      let lines = elements.map { "    " + ElementEncoder.line($0) }
      parts.append("\"\(key)\": [\n\(lines.joined(separator: ",\n"))\n  ]")
    }
    return "{\n" + parts.map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
  }

  private static func split(_ screen: Screen) -> String? {
    var keys = FileText.Keys()
    if let kind = screen.split { keys.add("kind", FileText.string(kind.rawValue)) }
    if let seam = screen.seam { keys.add("seam", FileText.string(seam.rawValue)) }
    if let spacing = screen.spacing { keys.add("spacing", FileText.number(spacing)) }
    if let ignores = screen.ignoresSafeArea { keys.add("ignoresSafeArea", "\(ignores)") }
    return keys.text
  }

  private static func halves(_ halves: HalfBehaviour) -> String? {
    var keys = FileText.Keys()
    keys.add("hasHitArea", halves.hasHitArea, unless: true)
    keys.add("clipped", halves.isClipped, unless: true)
    keys.add("gesture", halves.hasGesture, unless: false)
    return keys.text
  }

  private static func seats(_ screen: Screen) -> String? {
    let usual = Screen(name: "")
    guard
      screen.firstPrefix != usual.firstPrefix || screen.secondPrefix != usual.secondPrefix
    else { return nil }
    var keys = FileText.Keys()
    keys.add("first", FileText.string(screen.firstPrefix))
    keys.add("second", FileText.string(screen.secondPrefix))
    return keys.text
  }

  private static func capture(_ capture: ScreenCapture) -> String {
    var lines = ["\"facing\": \"\(capture.facing.rawValue)\""]
    if capture.direction != .ltr {
      lines.append("\"direction\": \"\(capture.direction.rawValue)\"")
    }
    let poses = capture.poses.map { "      \(FileText.string($0.name)): \(pose($0))" }
    lines.append("\"poses\": {\n\(poses.joined(separator: ",\n"))\n    }")
    return "{\n" + lines.map { "    " + $0 }.joined(separator: ",\n") + "\n  }"
  }

  private static func pose(_ pose: CapturedPose) -> String {
    var keys = FileText.Keys()
    if let tree = pose.tree { keys.add("tree", FileText.string(tree)) }
    if let image = pose.image { keys.add("image", FileText.string(image)) }
    if let turn = pose.turn, pose.image != nil { keys.add("turn", "\(turn.degrees)") }
    let bars = AppBar.allCases.filter(pose.bars.contains).map(\.rawValue)
    if !bars.isEmpty { keys.add("bars", FileText.list(bars)) }
    keys.add("camera", pose.camera, unless: false)
    keys.add("keyboard", pose.keyboard, unless: false)
    return keys.text ?? "{}"
  }
}
