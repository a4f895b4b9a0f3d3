import CZlib
import Foundation

/// The stroked outlines of a PDF as a reader finds them in its bytes: what a page measures, not what was meant.
struct PDFLengths {
  struct Box {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    var width: Double { maxX - minX }
    var height: Double { maxY - minY }

    mutating func add(_ x: Double, _ y: Double) {
      minX = min(minX, x)
      minY = min(minY, y)
      maxX = max(maxX, x)
      maxY = max(maxY, y)
    }
  }

  /// In PDF points of 1/72 inch, from every content stream.
  private(set) var strokes: [Box] = []
  private(set) var text: String

  init(_ data: Data) {
    text = String(decoding: data, as: UTF8.self)
    var from = data.startIndex
    while let start = data.range(of: Data("stream\n".utf8), in: from..<data.endIndex),
      let end = data.range(of: Data("endstream".utf8), in: start.upperBound..<data.endIndex)
    {
      from = end.upperBound
      if let content = Self.inflate(Array(data[start.upperBound..<end.lowerBound])) {
        read(String(decoding: content, as: UTF8.self))
      }
    }
  }

  private static func inflate(_ packed: [UInt8]) -> [UInt8]? {
    var length = uLongf(16 << 20)
    var result = [UInt8](repeating: 0, count: Int(length))
    let code = uncompress(&result, &length, packed, uLong(packed.count))
    return code == Z_OK ? Array(result[..<Int(length)]) : nil
  }

  /// Follows `cm`, `q` and `Q`, and measures what `S` strokes.
  private mutating func read(_ content: String) {
    var matrix = [1.0, 0, 0, 1, 0, 0]
    var saved: [[Double]] = []
    var numbers: [Double] = []
    var box = Box()
    func place(_ x: Double, _ y: Double) -> (Double, Double) {
      (matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5])
    }
    for word in content.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      switch word {
      case "cm" where numbers.count == 6:
        let m = numbers
        let o = matrix
        matrix = [
          m[0] * o[0] + m[1] * o[2], m[0] * o[1] + m[1] * o[3], m[2] * o[0] + m[3] * o[2],
          m[2] * o[1] + m[3] * o[3], m[4] * o[0] + m[5] * o[2] + o[4],
          m[4] * o[1] + m[5] * o[3] + o[5],
        ]
      case "q": saved.append(matrix)
      case "Q": matrix = saved.popLast() ?? matrix
      case "m", "l", "c":
        // Only ends of curves: a quarter circle reaches no farther.
        let (x, y) = place(numbers[numbers.count - 2], numbers[numbers.count - 1])
        if word == "m", box.minX > box.maxX { box = Box() }
        box.add(x, y)
      case "S", "s":
        strokes.append(box)
        box = Box()
      case "f", "f*", "n", "B", "B*": box = Box()
      default: break
      }
      numbers = []
    }
  }

  /// Whether some stroke is that wide and high, in millimetres, to a twentieth.
  func hasStroke(width: Double, height: Double) -> Bool {
    strokes.contains {
      abs($0.width / 72 * 25.4 - width) < 0.05 && abs($0.height / 72 * 25.4 - height) < 0.05
    }
  }
}
