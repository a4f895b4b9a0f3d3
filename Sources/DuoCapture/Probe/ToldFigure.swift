import DuoGeometry
import DuoJSON
import DuoLayout

/// One figure of a pose as a log tells it.
struct ToldFigure: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    /// Points.
    case number(Double)
    case degrees(Double)
    case word(String)
    case rect(Rect)
    case insets(Insets)
  }

  var value: Value
  var line: LogLine

  /// In points; a third is told as 0.33 or 0.3333.
  static let tolerance = 0.01
  static let angleTolerance = 0.5
  /// What a log says of a region that is not there.
  static let none = Value.word("none")
}

extension ToldFigure.Value {
  /// Whether the two are one figure, told by two probes.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b) <= ToldFigure.tolerance + 1e-9
    case (.degrees(let a), .degrees(let b)): abs(a - b) <= ToldFigure.angleTolerance + 1e-9
    case (.word(let a), .word(let b)): a == b
    case (.rect(let a), .rect(let b)): a.differs(from: b) <= ToldFigure.tolerance + 1e-9
    case (.insets(let a), .insets(let b)):
      Edge.allCases.allSatisfy { abs(a[$0] - b[$0]) <= ToldFigure.tolerance + 1e-9 }
    default: false
    }
  }

  /// For people; lengths in points.
  var text: String {
    switch self {
    case .number(let number): ToldFigure.text(number)
    case .degrees(let degrees): "\(ToldFigure.text(degrees))°"
    case .word(let word): word
    case .rect(let rect): ToldFigure.text(rect)
    case .insets(let insets):
      Edge.allCases.map { ToldFigure.text(insets[$0]) }.joined(separator: " / ")
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number), .degrees(let number): .number(number)
    case .word(let word): .string(word)
    case .rect(let rect): rect.json
    case .insets(let insets): insets.json
    }
  }
}

extension ToldFigure {
  static func text(_ value: Double) -> String { Decimal.text(value, places: 2) }

  static func text(_ size: Size) -> String { "\(text(size.width)) × \(text(size.height))" }

  static func text(_ rect: Rect) -> String {
    "(\(text(rect.minX)), \(text(rect.minY))) \(text(rect.size))"
  }
}
