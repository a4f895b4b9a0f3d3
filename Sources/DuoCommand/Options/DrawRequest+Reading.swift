import DuoDrawing
import DuoJSON
import DuoLayout

extension Arguments {
  func list<T: RawRepresentable>(_ option: String) -> [T]? where T.RawValue == String {
    given(option)?.compactMap(T.init)
  }

  func one<T: RawRepresentable>(_ option: String) -> T? where T.RawValue == String {
    given(option)?.first.flatMap(T.init)
  }

  func number(_ option: String) -> Double? { given(option)?.first.flatMap(Double.init) }

  func toggle(_ option: String) -> Bool? { given(option).map { $0 == ["yes"] } }

  /// The layers that `--show` and `--hide` leave, and the arguments with the shorter way to say so.
  func settingLayers() -> (Arguments, Set<ContentLayer>) {
    let every = ContentLayer.allCases
    let shown: [ContentLayer]? = list("show")
    let hidden: [ContentLayer] = list("hide") ?? []
    // `--hide all --show halves` is `--show halves`, whichever comes first.
    let layers = every.filter { layer in
      shown.map { $0.contains(layer) && (hidden == every || !hidden.contains(layer)) }
        ?? !hidden.contains(layer)
    }
    let without = every.filter { !layers.contains($0) }
    var result = self
    result.set("show", nil)
    result.set("hide", nil)
    if layers.isEmpty {
      result.set("hide", ["all"])
    } else if !without.isEmpty {
      let isShortHide = without.count <= layers.count
      result.set(isShortHide ? "hide" : "show", (isShortHide ? without : layers).map(\.rawValue))
    }
    return (result, Set(layers))
  }
}

extension LayoutOptions {
  init(_ arguments: Arguments) throws(Trouble) {
    let bars = arguments.given("bars") ?? []
    guard bars.count < 2 || !bars.contains("none") else {
      throw Trouble(
        "--bars", "none goes with no other bar", "allowed: none, or navigation, tab or both")
    }
    self.init(
      split: arguments.one("split"), seam: arguments.one("seam"),
      spacing: arguments.number("spacing"),
      ignoresSafeArea: arguments.toggle("ignores-safe-area"),
      bars: Set(bars.compactMap(AppBar.init)), camera: arguments.toggle("camera") ?? false,
      keyboard: arguments.toggle("keyboard") ?? false, gateMode: arguments.one("gate"),
      currentSeat: arguments.one("current"),
      seed: arguments.given("seed")?.first.flatMap { Int64($0) } ?? 1)
  }
}

extension DrawRequest {
  /// Options that each are fine, but not side by side.
  func checkTogether(_ arguments: Arguments) throws(Trouble) {
    if !formats.contains(.pdf) {
      for option in ["paper", "actual-size"] where arguments.has(option) {
        throw Trouble("--\(option)", "only PDF has pages", "add --format pdf")
      }
    }
    if output == .standardOutput {
      guard formats.count == 1 else {
        let names = formats.map(\.rawValue).joined(separator: ", ")
        throw Trouble(
          "--output", "standard output takes one format, not \(formats.count) (\(names))",
          "choose one, as in --format svg")
      }
      guard !each else {
        throw Trouble("--each", "standard output takes one file", "give a folder with --output")
      }
      guard !arguments.has("name") else {
        throw Trouble("--name", "standard output has no name", "give a folder with --output")
      }
    }
    if let both = rows.first(where: columns.contains) {
      throw Trouble(
        "--columns", "\(both.rawValue) is an axis of the rows already", "name it once")
    }
  }
}
