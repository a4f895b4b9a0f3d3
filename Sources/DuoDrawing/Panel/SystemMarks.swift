import DuoGeometry
import DuoJSON
import DuoLayout

extension PanelBuilder {
  /// What the system draws over every app: bars, keyboard and, above all content, the home indicator.
  mutating func drawSystem() {
    if shows(.safeArea) {
      for (name, frame) in barFrames { drawBar(name, frame) }
    }
    if let keyboard = layout.keyboard { drawKeyboard(keyboard) }
    drawDisplayEdge()
    // The capture has the system's own.
    guard !isOnCapture else { return }
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
      // Bars that fit one by one may leave nothing together.
      let right = bounds.maxX - layout.safeArea.right
      if let top = change.top, layout.safeArea.left < right {
        frames.append(
          (name, Rect(minX: layout.safeArea.left, minY: 0, maxX: right, maxY: top)))
      }
      if let bottom = change.bottom, layout.keyboard == nil {
        frames.append(
          (
            name,
            Rect(minX: 0, minY: bounds.maxY - bottom, maxX: bounds.maxX, maxY: bounds.maxY)
          ))
      }
    }
    return frames
  }

  private mutating func drawBar(_ name: String, _ frame: Rect) {
    guard let inner = frame.inset(by: Insets(all: 6)) else { return }
    let box = space.sheet(inner)
    guard let shape = display.cut(box) else { return }
    if !isOnCapture { board.fill(.safeArea, "app.bar", shape, palette.content) }
    board.stroke(.safeArea, "app.bar", shape, Stroke(palette.unsafeLine, width: 1))
    hotspot(
      name.split(separator: " ").joined(separator: "-"), space.sheet(frame),
      "\(name): \(frame.fullText)")
  }

  private mutating func drawKeyboard(_ frame: Rect) {
    let box = space.sheet(frame)
    guard let shape = display.cut(box) else { return }
    if !isOnCapture { board.fill(.keyboard, "keyboard", shape, palette.body) }
    board.stroke(.keyboard, "keyboard", shape, Stroke(palette.bodyLine, width: 1.4))
    board.reserve(box)
    hotspot("keyboard", box, "keyboard: \(frame.fullText)")
    if !isOnCapture { drawKeys(frame) }
  }

  private mutating func drawKeys(_ frame: Rect) {
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
        guard display.contains(sheet, .plain) else {
          continue
        }
        board.fill(
          .keyboard, "keyboard.key",
          .roundedRect(sheet, CornerRadii(all: 4 * style.scale)), palette.content)
      }
    }
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
  }

  /// In the strip itself where it is wide enough, else outside.
  private mutating func announceBarStrip() {
    guard let edge = layout.pose.barEdge, layout.safeArea[edge] > 0 else { return }
    let bounds = layout.pose.windowBounds
    let strip = Rect(
      minX: edge == .left ? 0 : bounds.maxX - device.barWidth, minY: 0,
      maxX: edge == .left ? device.barWidth : bounds.maxX, maxY: layout.safeFrame.maxY)
    let box = space.sheet(strip)
    let isTabBar = layout.options.bars.contains(.tab) && layout.pose.tabBar[edge] != nil
    let mark = isTabBar ? gradeMark("bars.tab") : gradeMark("barEdge")
    let width = Decimal.text(device.barWidth, places: 2)
    let name = isTabBar ? "tab bar" : "vertical bar"
    let lines = [label(name, palette.ink), label("\(width) wide\(mark)", palette.ink)]
    let (size, _) = board.block(lines)
    let ground = Size(width: size.width + 8, height: size.height + 6)
    for share in stride(from: 0.95, through: 0.3, by: -0.05) {
      let center =
        box.height >= box.width
        ? Point(x: box.midX, y: box.minY + box.height * share)
        : Point(x: box.minX + box.width * share, y: box.midY)
      let chip = Rect(center: center, size: ground)
      guard box.contains(chip), display.contains(chip, .plain), isClear(chip) else { continue }
      let placed = board.place(
        lines, at: [Point(x: chip.minX + 4, y: chip.minY + 3)], in: .plain, within: box,
        layer: .labels, sign: "bar.label")
      if placed {
        board.fill(
          .safeArea, "bar.chip", .roundedRect(chip, CornerRadii(all: 3)), palette.unsafe)
        return
      }
    }
    callOut(
      "\(name), \(width) wide\(mark)", around: box, edge: space.sheet(edge),
      color: palette.muted, sign: "bar.label")
  }

  /// Whether a chip covers none of the bar's items.
  private func isClear(_ chip: Rect) -> Bool {
    !board.marks.contains { mark in
      mark.sign == "bar.item" && (mark.bounds.map { $0.overlaps(chip) } ?? false)
    }
  }
}
