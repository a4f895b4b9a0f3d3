import DuoGeometry

/// Which split holds: what the options ask for, else the screen, else the defaults of layout.md §2.
struct SplitChoice {
  let kind: SplitKind
  let seam: SeamRule
  let spacing: Double
  let ignoresSafeArea: Bool
  /// Who named the spacing, as the user spells it.
  private let spacingPlace: String

  init(_ screen: Screen, options: LayoutOptions) throws(LayoutError) {
    kind = options.split ?? screen.split ?? .shared
    if kind.isArrangement {
      // A screen's seam is only at fault beside the screen's own arrangement; an option may override the split.
      if options.seam != nil || (options.split == nil && screen.seam != nil) {
        throw LayoutError(
          place: options.seam != nil ? "--seam" : "split.seam",
          problem: "\(kind.rawValue) takes no seam, it follows an active division by itself",
          remedy: "leave it out, or use the split shared or even")
      }
      seam = .fold
    } else {
      seam = options.seam ?? screen.seam ?? .fold
    }
    spacing = options.spacing ?? screen.spacing ?? kind.defaultSpacing
    spacingPlace = options.spacing != nil ? "--spacing" : "split.spacing"
    ignoresSafeArea = options.ignoresSafeArea ?? screen.ignoresSafeArea ?? false
  }

  /// - Throws: `LayoutError` where the spacing is not a length that fits the container.
  func checkSpacing(in container: Rect) throws(LayoutError) {
    let length = container.length(SplitSolver.axis(of: container))
    let problem: String
    if spacing.isNaN {
      problem = "nan is not a number"
    } else if spacing < 0 {
      problem = "\(plain(spacing)) is negative"
    } else if spacing > length {
      problem = "\(plain(spacing)) is more than the container's length of \(plain(length))"
    } else {
      return
    }
    throw LayoutError(place: spacingPlace, problem: problem, remedy: "0 to \(plain(length))")
  }
}
