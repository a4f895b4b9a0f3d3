import DuoGeometry
import DuoLayout

extension PanelBuilder {
  /// What the system draws over every app: bars, keyboard and, above all content, the home indicator.
  mutating func drawSystem() {
    if shows(.safeArea) {
      for (name, frame) in barFrames { drawBar(name, frame) }
    }
    if let keyboard = layout.keyboard { drawKeyboard(keyboard) }
    let bounds = layout.pose.windowBounds
    let size = device.homeIndicator
    let indicator = Rect(
      x: bounds.midX - size.width / 2,
      y: bounds.maxY - device.homeIndicatorBottom - size.height, width: size.width,
      height: size.height)
    let box = space.sheet(indicator)
    board.fill(
      .system, "home.indicator",
      .roundedRect(box, CornerRadii(all: min(box.width, box.height) / 2)), palette.displayLine)
  }

  /// The bars the app brings, where they change the safe area, in window space.
  private var barFrames: [(name: String, frame: Rect)] {
    let pose = layout.pose
    let bounds = pose.windowBounds
    var frames: [(String, Rect)] = []
    let bars: [(AppBar, String, InsetChange)] = [
      (.navigation, "navigation bar", pose.navigationBar), (.tab, "tab bar", pose.tabBar),
    ]
    for (bar, name, change) in bars where layout.options.bars.contains(bar) {
      if let top = change.top {
        frames.append(
          (
            name,
            Rect(
              minX: layout.safeArea.left, minY: 0, maxX: bounds.maxX - layout.safeArea.right,
              maxY: top)
          ))
      }
      if let bottom = change.bottom {
        frames.append(
          (
            name,
            Rect(minX: 0, minY: bounds.maxY - bottom, maxX: bounds.maxX, maxY: bounds.maxY)
          ))
      }
      if let left = change.left {
        frames.append(
          (
            name,
            Rect(minX: 0, minY: layout.safeArea.top, maxX: left, maxY: layout.safeFrame.maxY)
          ))
      }
    }
    return frames
  }

  private mutating func drawBar(_ name: String, _ frame: Rect) {
    guard let inner = frame.inset(by: Insets(all: 6)) else { return }
    let box = space.sheet(inner)
    guard let shape = display.cut(box) else { return }
    board.fill(.safeArea, "app.bar", shape, palette.content)
    board.stroke(.safeArea, "app.bar", shape, Stroke(palette.unsafeLine, width: 1))
    hotspot(
      name.split(separator: " ").joined(separator: "-"), space.sheet(frame),
      "\(name): \(frame.fullText)")
  }

  private mutating func drawKeyboard(_ frame: Rect) {
    let box = space.sheet(frame)
    guard let shape = display.cut(box) else { return }
    board.fill(.system, "keyboard", shape, palette.body)
    board.stroke(.system, "keyboard", shape, Stroke(palette.bodyLine, width: 1.4))
    // Four rows of keys, whatever the frame; the keyboard never turns with a half.
    let rows = [10, 9, 8, 3]
    let margin = 10.0
    let height = (frame.height - margin) / Double(rows.count + 1)
    for (row, count) in rows.enumerated() {
      let width = (frame.width - 2 * margin) / 10
      let start = frame.midX - width * (row == 3 ? 5 : Double(count) / 2)
      let key = row == 3 ? width * 10 / 3 : width
      for index in 0..<count {
        let cell = Rect(
          x: start + key * Double(index), y: frame.minY + margin + height * Double(row),
          width: key, height: height)
        guard let face = cell.inset(by: Insets(top: 3, left: 3, bottom: 3, right: 3)) else {
          continue
        }
        let sheet = space.sheet(face)
        guard display.contains(sheet, TurnedFrame(frame: Rect(size: .zero), turn: .none)) else {
          continue
        }
        board.fill(
          .system, "keyboard.key",
          .roundedRect(sheet, CornerRadii(all: 4 * style.scale)), palette.content)
      }
    }
    board.reserve(box)
    hotspot("keyboard", box, "keyboard: \(frame.fullText)")
  }

  /// Names what the system draws.
  mutating func announceSystem() {
    guard shows(.labels), isFull else { return }
    if let keyboard = layout.keyboard {
      let box = space.sheet(keyboard)
      callOut(
        "keyboard, \(Decimal.text(keyboard.height, places: 2)) high, does not turn"
          + gradeMark("keyboard"), around: box, edge: calloutEdge(box), color: palette.ink,
        sign: "keyboard.label", thing: "keyboard")
    }
    if shows(.safeArea) {
      for (name, frame) in barFrames {
        let box = space.sheet(frame)
        let path = name.hasPrefix("nav") ? "bars.navigation" : "bars.tab"
        let depth = min(frame.width, frame.height)
        callOut(
          "\(name), \(Decimal.text(depth, places: 2))\(gradeMark(path))", around: box,
          edge: calloutEdge(box), color: palette.muted, sign: "bar.label")
      }
      announceBarStrip()
    }
    announceHomeIndicator()
  }

  private mutating func announceBarStrip() {
    guard let edge = layout.pose.barEdge, layout.safeArea[edge] > 0 else { return }
    let bounds = layout.pose.windowBounds
    // Below the items, where nothing else lies.
    let strip = Rect(
      minX: edge == .left ? 0 : bounds.maxX - device.barWidth, minY: bounds.maxY * 0.62,
      maxX: edge == .left ? device.barWidth : bounds.maxX, maxY: bounds.maxY * 0.72)
    callOut(
      "vertical bar, \(Decimal.text(device.barWidth, places: 2)) wide\(gradeMark("barEdge"))",
      around: space.sheet(strip), edge: space.sheet(edge), color: palette.muted,
      sign: "bar.label")
  }

  private mutating func announceHomeIndicator() {
    let bounds = layout.pose.windowBounds
    let size = device.homeIndicator
    let box = space.sheet(
      Rect(
        x: bounds.midX - size.width / 2,
        y: bounds.maxY - device.homeIndicatorBottom - size.height, width: size.width,
        height: size.height))
    callOut(
      "home indicator\(deviceGradeMark("homeIndicator"))", around: box,
      edge: space.sheet(Edge.bottom), color: palette.muted, sign: "home.label")
  }
}
