import DuoJSON

extension LayoutOptions {
  /// What is asked for, as one would type it, in one order; empty where nothing is.
  public var commandLine: String {
    var words: [String] = []
    if let split { words.append("--split \(split.rawValue)") }
    if let seam { words.append("--seam \(seam.rawValue)") }
    if let spacing { words.append("--spacing \(Decimal.text(spacing, places: 3))") }
    if let ignoresSafeArea {
      words.append(ignoresSafeArea ? "--ignores-safe-area" : "--no-ignores-safe-area")
    }
    if !bars.isEmpty {
      words.append("--bars " + bars.map(\.rawValue).sorted().joined(separator: ","))
    }
    if camera { words.append("--camera") }
    if keyboard { words.append("--keyboard") }
    if let gateMode { words.append("--gate \(gateMode.rawValue)") }
    if let currentSeat { words.append("--current \(currentSeat.rawValue)") }
    if seed != 1 { words.append("--seed \(seed)") }
    if let phase { words.append("--phase \(phase.rawValue)") }
    return words.joined(separator: " ")
  }

  /// The same, with what the screen comes to without being asked left out.
  public func withoutDefaults(of screen: Screen) -> LayoutOptions {
    var options = self
    let kind = split ?? screen.split ?? .shared
    if split == screen.split ?? .shared { options.split = nil }
    if seam == screen.seam ?? .fold { options.seam = nil }
    if spacing == screen.spacing ?? kind.defaultSpacing { options.spacing = nil }
    if ignoresSafeArea == screen.ignoresSafeArea ?? false { options.ignoresSafeArea = nil }
    if gateMode == screen.gate?.mode ?? .together { options.gateMode = nil }
    if currentSeat == screen.gate?.current ?? .first { options.currentSeat = nil }
    return options
  }
}
