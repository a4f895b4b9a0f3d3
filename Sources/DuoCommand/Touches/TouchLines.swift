import DuoJSON
import DuoLayout

/// What touches do as text for people: one line each, in columns.
struct TouchLines {
  private let elementWidth: Int
  private let placeWidth: Int

  /// - Parameter places: how the touches are spelled that are known beforehand.
  init(_ layout: PanelLayout, places: [String]) {
    // Known before the first touch is read, so that lines need not wait for one another.
    elementWidth = min(
      layout.elements.filter { $0.hitArea != nil }.map(\.id.count).max() ?? 1, 40)
    placeWidth = max(places.map(\.count).max() ?? 0, 15)
  }

  func line(_ judged: JudgedTouch) -> String {
    let touch = judged.touch
    var words = [
      judged.place.padded(placeWidth), (touch.seat?.rawValue ?? "-").padded(6),
      (touch.ownerPoint?.typed ?? "-").padded(15),
      (touch.element ?? "-").padded(elementWidth),
      touch.reason.map { "no: \($0.rawValue)" } ?? "acts",
    ]
    if case .drag(let drag) = judged {
      words[4] = words[4].padded(16)
      words.append(drag.told)
    }
    return words.joined(separator: "  ")
  }
}

extension Drag {
  /// `drag, 120 points, ends at 40,-3 of first`
  var told: String {
    let length = "\(kind.rawValue), \(Decimal.text(distance, places: 3)) points"
    guard let ownerEnd, let seat = touch.seat else { return length }
    return "\(length), ends at \(ownerEnd.typed) of \(seat.rawValue)"
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self
  }
}
