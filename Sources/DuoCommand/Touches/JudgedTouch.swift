import DuoGeometry
import DuoJSON
import DuoLayout

/// A touch and what it does.
enum JudgedTouch: Hashable, Sendable {
  case at(Touch)
  case drag(Drag)

  init(_ asked: AskedTouch, by judge: TouchJudge) {
    switch asked {
    case .at(let point): self = .at(judge.judge(point))
    case .drag(let start, let end): self = .drag(judge.judge(from: start, to: end))
    }
  }

  var touch: Touch {
    switch self {
    case .at(let touch): touch
    case .drag(let drag): drag.touch
    }
  }

  /// The element that acts; nil where none does.
  var hit: String? { touch.acts ? touch.element : nil }

  var json: JSONValue {
    switch self {
    case .at(let touch): touch.json
    case .drag(let drag): drag.json
    }
  }

  /// `100,200`
  var place: String {
    switch self {
    case .at(let touch): touch.at.typed
    case .drag(let drag): "\(drag.touch.at.typed):\(drag.end.typed)"
    }
  }

  /// `first.target-1 acts`, for the end of a sentence.
  var told: String {
    guard let element = touch.element else {
      return "nothing (\(touch.reason?.rawValue ?? ""))"
    }
    return touch.reason.map { "\(element), which does not act (\($0.rawValue))" } ?? element
  }
}

extension Point {
  /// As one types it, with at most three decimals.
  var typed: String { "\(Decimal.text(x, places: 3)),\(Decimal.text(y, places: 3))" }
}
