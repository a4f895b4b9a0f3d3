/// A frame told as JSON: `{"X","Y","Width","Height"}`, `{"origin", "size"}`, `[[x, y], [w, h]]` or `[x, y, w, h]`.
struct FrameCollector {
  private var key = ""
  private var named: [String: Double] = [:]
  private var listed: [Double] = []
  private var isSound = true

  mutating func take(key: String) { self.key = key.lowercased() }

  /// The next number; nil for what is none.
  mutating func take(_ number: Double?, isListed: Bool) {
    if isListed {
      guard listed.count < 4, let number else {
        isSound = false
        return
      }
      listed.append(number)
    } else if ["x", "y", "width", "height"].contains(key) {
      guard named[key] == nil, let number else {
        isSound = false
        return
      }
      named[key] = number
    }
  }

  /// nil where it is no frame.
  var frame: CapturedFrame? {
    guard isSound else { return nil }
    if listed.count == 4, named.isEmpty {
      return CapturedFrame(x: listed[0], y: listed[1], width: listed[2], height: listed[3])
    }
    guard listed.isEmpty, let x = named["x"], let y = named["y"], let width = named["width"],
      let height = named["height"]
    else { return nil }
    return CapturedFrame(x: x, y: y, width: width, height: height)
  }

  static let wanted =
    "{\"X\", \"Y\", \"Width\", \"Height\"}, [[x, y], [width, height]] or \(FrameText.wanted)"
}
