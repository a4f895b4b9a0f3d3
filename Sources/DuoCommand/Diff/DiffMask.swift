import DuoGeometry
import DuoJSON
import ImageDiff

/// A rectangle that `--mask` leaves out.
struct DiffMask: Hashable, Sendable {
  /// As it was typed.
  let text: String
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  /// Points, or pixels of a picture: none is so large.
  private static let longest = 1e6

  /// - Throws: `Trouble` for what is no rectangle.
  init(_ text: String) throws(Trouble) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.filter { $0 != " " })
    }
    let known = numbers.compactMap { $0 }
    guard numbers.count == 4, known.count == 4, known.allSatisfy(\.isFinite) else {
      throw Trouble(
        "--mask", "\(Names.quoted(text)) is no rectangle",
        "give it as --mask X,Y,W,H, as in --mask 10,20,100,44")
    }
    guard known.allSatisfy({ abs($0) <= Self.longest }) else {
      throw Trouble(
        "--mask", "\(Names.quoted(text)) reaches too far", "allowed: numbers up to 1000000")
    }
    guard known[2] > 0, known[3] > 0 else {
      throw Trouble(
        "--mask", "\(Names.quoted(text)) covers nothing",
        "give a width and a height above 0, as in --mask 10,20,100,44")
    }
    self.text = text
    (x, y, width, height) = (known[0], known[1], known[2], known[3])
  }

  /// In whatever it is counted in.
  var rect: Rect { Rect(x: x, y: y, width: width, height: height) }
}

extension PixelRect {
  /// Every pixel that a rectangle touches; none of its edges is beyond what an `Int` holds.
  init(covering rect: Rect) {
    func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      // A hair over a pixel's edge is no part of the next.
      let snapped = (value * 1024).rounded() / 1024
      return Int(max(-1e9, min(1e9, snapped.rounded(rule))))
    }
    let left = whole(rect.minX, .down)
    let top = whole(rect.minY, .down)
    self.init(
      x: left, y: top, width: whole(rect.maxX, .up) - left, height: whole(rect.maxY, .up) - top)
  }
}
