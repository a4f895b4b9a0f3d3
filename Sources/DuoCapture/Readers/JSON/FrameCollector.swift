import DuoJSON

/// A frame told as JSON: `{"X","Y","Width","Height"}`, `{"origin", "size"}`, `[[x, y], [w, h]]` or `[x, y, w, h]`.
struct FrameCollector {
  private static let keys = ["X", "Y", "Width", "Height"]

  private let isList: Bool
  private var key = ""
  private var named: [String: Double] = [:]
  private var listed: [Double] = []
  /// What was found, where that is no frame.
  private var problem: String?

  /// - Parameter isList: whether it begins with `[`.
  init(isList: Bool) { self.isList = isList }

  mutating func take(key: String) { self.key = key.lowercased() }

  /// The next number; nil for what is none.
  ///
  /// - Parameter words: what stands there.
  mutating func take(_ number: Double?, isListed: Bool, words: @autoclosure () -> String) {
    guard problem == nil else { return }
    if isListed {
      if listed.count == 4 {
        problem = "an array of more than four numbers"
      } else if let number {
        listed.append(number)
      } else {
        problem = "an array with \(words())"
      }
    } else if let name = Self.keys.first(where: { $0.lowercased() == key }) {
      if named[key] != nil {
        problem = "an object with \(Names.quoted(name)) twice"
      } else if let number {
        named[key] = number
      } else {
        problem = "an object in which \(Names.quoted(name)) is \(words())"
      }
    }
  }

  /// What was found in place of a frame.
  var words: String {
    if let problem { return problem }
    if !listed.isEmpty, !named.isEmpty {
      return isList ? "an array that holds an object too" : "an object that holds an array too"
    }
    if isList, named.isEmpty {
      return "an array of \(listed.count) number\(listed.count == 1 ? "" : "s")"
    }
    let missing = Self.keys.filter { named[$0.lowercased()] == nil }.map { Names.quoted($0) }
    let others = missing.dropLast().joined(separator: ", ")
    return "an object without " + (others.isEmpty ? "" : others + " and ") + (missing.last ?? "")
  }

  /// nil where it is no frame.
  var frame: CapturedFrame? {
    guard problem == nil else { return nil }
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
