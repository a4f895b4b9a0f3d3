import DuoJSON

/// Grades by the paths of the layout JSON, `measured` left out: a path without an entry has the grade of the
/// nearest one above it, and without any is `measured`.
public struct LayoutGrades: Hashable, Sendable {
  public private(set) var byPath: [String: Grade] = [:]

  private static let facts = [
    "display", "display.orientation", "window", "safeArea", "sizeClass", "barEdge", "hinge",
  ]
  private static let roots = ["window", "safeArea", "sizeClass", "barEdge", "hinge", "regions"]

  /// Those of a pose as its file states them.
  public init(_ pose: Pose) {
    let book = pose.provenance
    let paths = book.exceptions.keys.filter { path in
      Self.roots.contains { path.hasPrefix($0 + ".") } && !path.hasSuffix(".followsCamera")
    }
    // A grade of all regions is told at each of them.
    let regions = pose.regions.map { "regions.\($0.name.rawValue)" }
    for path in (Self.facts + regions + paths.filter { $0 != "regions" }).sorted() {
      // The pose file spells the display's orientation as a fact of its own.
      lower(path, to: book[path == "display.orientation" ? "orientation" : path].grade)
    }
  }

  /// Those of a solved panel: what bars, keyboard and camera change is no better known than they are.
  public init(_ layout: PanelLayout) {
    self.init(layout.pose)
    let book = layout.pose.provenance
    for bar in AppBar.allCases where layout.options.bars.contains(bar) {
      lower("safeArea", to: book["bars.\(bar.rawValue)"].grade)
    }
    if layout.keyboard != nil {
      lower("safeArea", to: book["keyboard.height"].grade)
      lower("keyboard", to: book["keyboard.height"].grade)
    }
    for region in layout.regions where layout.options.camera && region.followsCamera {
      let path = "regions.\(region.name.rawValue)"
      lower("\(path).isActive", to: book["\(path).followsCamera"].grade)
    }
  }

  /// The grade of the value at `path`.
  public subscript(path: String) -> Grade {
    var key = Substring(path)
    while true {
      if let found = byPath[String(key)] { return found }
      guard let dot = key.lastIndex(of: ".") else { return .measured }
      key = key[..<dot]
    }
  }

  /// Notes a grade, unless the value is known to be no better already.
  public mutating func lower(_ path: String, to grade: Grade) {
    if grade < self[path] { byPath[path] = grade }
  }

  public var json: JSONValue { .object(byPath.mapValues { .string($0.rawValue) }) }
}
