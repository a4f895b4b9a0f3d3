import DuoJSON
import DuoReview

/// What happened to something, with lengths still as points: panels of different displays say the same with other
/// millimetres.
struct Phrase: Hashable {
  enum Piece: Hashable {
    case text(String)
    /// Points, and millimetres behind them.
    case length(Double)
    /// Lengths in millimetres alone, in parentheses (`2.7 mm wider`).
    case aside([Extent])
  }

  /// How much of what.
  struct Extent: Hashable {
    var points: Double
    var word: String

    init(_ points: Double, _ word: String) {
      self.points = Phrase.rounded(points)
      self.word = word
    }
  }

  private(set) var pieces: [Piece] = []

  init() {}

  init(_ text: String) { add(text) }

  mutating func add(_ text: String) { pieces.append(.text(text)) }
  mutating func add(length: Double) { pieces.append(.length(Phrase.rounded(length.magnitude))) }
  mutating func add(aside: [Extent]) { pieces.append(.aside(aside)) }
  mutating func add(_ other: Phrase) { pieces += other.pieces }

  func adding(_ text: String) -> Phrase {
    var phrase = self
    phrase.add(text)
    return phrase
  }

  /// - Parameter millimetres: the fewest and the most a point has; nil where nobody says.
  func text(millimetres: ClosedRange<Double>?) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let words): text += words
      case .length(let points):
        text += "\(Phrase.number(points)) pt"
        if let millimetres { text += " (\(Phrase.text(points, millimetres)))" }
      case .aside(let extents):
        guard let millimetres, !extents.isEmpty else { return }
        let words = extents.map { "\(Phrase.text($0.points, millimetres)) \($0.word)" }
        text += " (\(words.joined(separator: ", ")))"
      }
    }
  }

  /// `2.0 mm`, `1.9 to 2.0 mm`
  private static func text(_ points: Double, _ millimetres: ClosedRange<Double>) -> String {
    let least = ReportText.millimetres(points.magnitude * millimetres.lowerBound)
    let most = ReportText.millimetres(points.magnitude * millimetres.upperBound)
    return least == most ? "\(least) mm" : "\(least) to \(most) mm"
  }

  /// Points as sentences show them.
  static func number(_ value: Double) -> String { Decimal.text(value, places: 1) }

  /// To a tenth, so that what reads alike is alike.
  static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
