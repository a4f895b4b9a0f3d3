import DuoGeometry
import DuoJSON
import DuoLayout

/// A touch as it was asked for: a point, or the two ends of a drag.
enum AskedTouch: Hashable, Sendable {
  case at(Point)
  case drag(Point, Point)

  /// As one types it.
  var typed: String {
    switch self {
    case .at(let point): point.typed
    case .drag(let start, let end): "\(start.typed):\(end.typed)"
    }
  }

  /// Coordinates are within this, in points, either way.
  static let farthest = 1e6

  /// `100,200` or, for a drag, `100,200:300,50`; blanks around the numbers do not count.
  ///
  /// - Parameters:
  ///   - place: what is at fault where it is neither (`--at`).
  ///   - isDrag: which of the two it must be; nil for either.
  static func parse(
    _ text: String, _ place: String, isDrag: Bool?
  ) throws(Trouble) -> AskedTouch {
    let ends = text.split(separator: ":", omittingEmptySubsequences: false)
    let isDragText = ends.count == 2
    guard ends.count <= 2, isDrag == nil || isDrag == isDragText else {
      throw trouble(text, place, isDrag: isDrag, "")
    }
    var points: [Point] = []
    for end in ends {
      let parts = end.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw trouble(text, place, isDrag: isDrag, "") }
      var numbers: [Double] = []
      for part in parts {
        let word = part.trimmed
        guard let number = word.plainNumber else {
          throw trouble(
            text, place, isDrag: isDrag, word.isEmpty ? "" : ": \(Names.quoted(word)) is no number")
        }
        guard abs(number) <= farthest else {
          throw trouble(
            text, place, isDrag: isDrag,
            ": \(Names.quoted(word)) is beyond \(Decimal.text(farthest, places: 0))")
        }
        numbers.append(number)
      }
      points.append(Point(x: numbers[0], y: numbers[1]))
    }
    return isDragText ? .drag(points[0], points[1]) : .at(points[0])
  }

  private static func trouble(
    _ text: String, _ place: String, isDrag: Bool?, _ why: String
  ) -> Trouble {
    let kind = isDrag == true ? "drag" : "point"
    let remedy =
      switch isDrag {
      case true: "give X,Y:X,Y in points of the window, as in 100,200:300,50"
      case false: "give X,Y in points of the window, as in 100,200"
      default: "give X,Y in points of the window, or X,Y:X,Y for a drag, one a line"
      }
    return Trouble(place, "\(Names.quoted(text)) is no \(kind)\(why)", remedy)
  }
}

extension Substring {
  /// Without blanks and tabs at both ends.
  fileprivate var trimmed: String {
    var text = self
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}

extension String {
  /// The finite decimal number it spells; Swift itself takes `nan`, `inf` and hexadecimal ones too.
  fileprivate var plainNumber: Double? {
    guard allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }),
      let number = Double(self), number.isFinite
    else { return nil }
    return number
  }
}
