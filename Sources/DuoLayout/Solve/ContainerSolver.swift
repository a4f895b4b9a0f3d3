import DuoGeometry
import DuoJSON

/// What the two people share: the window after bars and keyboard, or the whole of it (layout.md §2).
struct ContainerSolver {
  /// After bars and keyboard.
  let safeArea: Insets
  /// The window without `safeArea`; empty where nothing is left.
  let safeFrame: Rect
  /// Window space.
  let container: Rect
  /// Window space, where the keyboard shows.
  let keyboard: Rect?
  let isKeyboardUnknown: Bool

  init(_ pose: Pose, options: LayoutOptions, ignoresSafeArea: Bool) throws(LayoutError) {
    let window = pose.windowBounds
    var safe = pose.safeArea
    if options.bars.contains(.navigation) { safe = pose.navigationBar.applied(to: safe) }
    if options.bars.contains(.tab) { safe = pose.tabBar.applied(to: safe) }
    if options.keyboard, let height = pose.keyboardHeight {
      safe.bottom = height
      keyboard = window.slice(.stacked, from: max(window.maxY - height, 0), to: window.maxY)
    } else {
      keyboard = nil
    }
    isKeyboardUnknown = options.keyboard && pose.keyboardHeight == nil
    safeArea = safe

    let inside = window.inset(by: safe)
    safeFrame = inside ?? Rect(x: 0, y: 0, width: 0, height: 0)
    if ignoresSafeArea, !window.isEmpty {
      container = window
    } else if let inside {
      container = inside
    } else {
      throw Self.nothingLeft(pose, options: options, safe: safe)
    }
  }

  /// Bars and keyboard left nothing of the window.
  private static func nothingLeft(_ pose: Pose, options: LayoutOptions, safe: Insets)
    -> LayoutError
  {
    var asked: [String] = []
    if !options.bars.isEmpty { asked.append("--bars") }
    if options.keyboard, pose.keyboardHeight != nil { asked.append("--keyboard") }
    let numbers = [safe.top, safe.left, safe.bottom, safe.right].map(plain)
    let window = pose.window.size
    return LayoutError(
      place: asked.isEmpty ? "safeArea" : asked.joined(separator: ", "),
      problem: "insets of \(numbers.joined(separator: " / ")) leave nothing of the window's "
        + "\(plain(window.width)) × \(plain(window.height)) in \(pose.name)",
      remedy: asked.isEmpty
        ? "insets that are smaller than the window"
        : "leave out \(asked.joined(separator: " or ")), or use --ignores-safe-area")
  }
}

/// Points as messages show them.
func plain(_ points: Double) -> String { Decimal.text(points, places: 3) }
