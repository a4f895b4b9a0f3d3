/// Rewrites the path data that Cairo prints into the shortest usual form: relative steps on a grid of whole units.
struct SVGPathData {
  /// Cairo's units in one of ours.
  let scale: Double
  /// Taken off Cairo's numbers first.
  let offset: Double
  /// How many steps of the grid make one of our units: 1000 for three decimals.
  let grid: Int

  /// - Throws: `CanvasError.unknownSVG` for anything but absolute moves, lines, cubics and closes.
  func rewrite(_ source: ArraySlice<UInt8>, into text: inout SVGText) throws(CanvasError) {
    var reader = NumberReader(source)
    var pen = (x: 0, y: 0)
    var start = (x: 0, y: 0)
    var waiting: (x: Int, y: Int)?

    func point(_ reader: inout NumberReader) throws(CanvasError) -> (x: Int, y: Int) {
      guard let x = reader.number(), let y = reader.number() else {
        throw .unknownSVG("a path with a number missing")
      }
      let factor = Double(grid) / scale
      return (Int(((x - offset) * factor).rounded()), Int(((y - offset) * factor).rounded()))
    }
    func begin(_ text: inout SVGText) {
      guard let place = waiting else { return }
      text.add("M")
      text.add(place.x, over: grid)
      if place.y >= 0 { text.add(" ") }
      text.add(place.y, over: grid)
      pen = place
      start = place
      waiting = nil
    }
    func step(_ places: [(x: Int, y: Int)], _ text: inout SVGText) {
      var isFirst = true
      for place in places {
        for value in [place.x - pen.x, place.y - pen.y] {
          if value >= 0 && !isFirst { text.add(" ") }
          text.add(value, over: grid)
          isFirst = false
        }
      }
    }
    func line(to place: (x: Int, y: Int), _ text: inout SVGText) {
      let (dx, dy) = (place.x - pen.x, place.y - pen.y)
      if dy == 0 {
        text.add("h")
        text.add(dx, over: grid)
      } else if dx == 0 {
        text.add("v")
        text.add(dy, over: grid)
      } else {
        text.add("l")
        step([place], &text)
      }
      pen = place
    }

    while let command = reader.command() {
      switch command {
      case UInt8(ascii: "M"): waiting = try point(&reader)
      case UInt8(ascii: "L"):
        let place = try point(&reader)
        begin(&text)
        line(to: place, &text)
      case UInt8(ascii: "C"):
        let places = [try point(&reader), try point(&reader), try point(&reader)]
        begin(&text)
        text.add("c")
        step(places, &text)
        pen = places[2]
      case UInt8(ascii: "Z"), UInt8(ascii: "z"):
        begin(&text)
        text.add("z")
        pen = start
        // Cairo repeats the start after a close; without more steps it draws nothing.
        waiting = nil
      default: throw .unknownSVG("a path with the step \(Unicode.Scalar(command))")
      }
    }
  }
}

/// Takes path data apart into letters and numbers.
struct NumberReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  private mutating func skipGaps() {
    while place < bytes.endIndex,
      bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: ",")
    {
      place += 1
    }
  }

  mutating func command() -> UInt8? {
    skipGaps()
    guard place < bytes.endIndex else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  /// A number without exponent, which Cairo never writes; nil where there is none.
  mutating func number() -> Double? {
    skipGaps()
    var isNegative = false
    if place < bytes.endIndex, bytes[place] == UInt8(ascii: "-") {
      isNegative = true
      place += 1
    }
    var digits = 0
    var power = 1
    var hasDigits = false
    var isFraction = false
    while place < bytes.endIndex {
      let byte = bytes[place]
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        guard digits < 1_000_000_000_000_000 else { return nil }
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        if isFraction { power *= 10 }
        hasDigits = true
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        break
      }
      place += 1
    }
    guard hasDigits else { return nil }
    let value = Double(digits) / Double(power)
    return isNegative ? -value : value
  }
}
