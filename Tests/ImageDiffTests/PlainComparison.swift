import ImageDiff

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The comparison once more, as plainly as it can be said and without regard to speed: what the quick one is held against.
struct PlainComparison {
  var before: PixelPicture
  var after: PixelPicture
  var options: PixelDiffOptions

  // MARK: Colours

  /// Linear light of an sRGB value that may have a fraction, straight between whole values.
  static func linear(_ value: Double) -> Double {
    func exact(_ whole: Double) -> Double {
      let share = whole / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    let low = value.rounded(.down)
    return exact(low) + (exact(min(low + 1, 255)) - exact(low)) * (value - low)
  }

  /// The cube root, straight between the 4096 steps of the table.
  static func root(_ value: Double) -> Double {
    let low = (value * 4096).rounded(.down)
    return cbrt(low / 4096) + (cbrt((low + 1) / 4096) - cbrt(low / 4096)) * (value * 4096 - low)
  }

  /// Lr, a and b by Ottosson's matrices as published.
  static func lab(_ rgb: [Double], root: (Double) -> Double = root) -> [Double] {
    let light = rgb.map(linear)
    func mix(_ red: Double, _ green: Double, _ blue: Double) -> Double {
      root(min(1, red * light[0] + green * light[1] + blue * light[2]))
    }
    let long = mix(0.4122214708, 0.5363325363, 0.0514459929)
    let medium = mix(0.2119034982, 0.6806995451, 0.1073969566)
    let short = mix(0.0883024619, 0.2817188376, 0.6299787005)
    let lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    let k3 = 1.206 / 1.03
    let over = k3 * lightness - 0.206
    return [
      (over + (over * over + 4 * 0.03 * k3 * lightness).squareRoot()) / 2,
      1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    ]
  }

  static func distance(_ one: [Double], _ other: [Double]) -> Double {
    abs(one[0] - other[0])
      + pow(pow(one[1] - other[1], 2) + pow(one[2] - other[2], 2), 0.5)
  }

  static func channels(_ word: UInt32) -> [Int] {
    [24, 16, 8, 0].map { Int(word >> UInt32($0) & 255) }
  }

  /// The larger of the distances over the two squares of the checkerboard.
  static func distance(_ one: UInt32, _ other: UInt32) -> Double {
    func over(_ word: UInt32, _ square: Double) -> [Double] {
      let parts = channels(word).map(Double.init)
      return parts.dropFirst().map { ($0 * parts[0] + square * (255 - parts[0])) / 255 }
    }
    return [48.0, 207].map { distance(lab(over(one, $0)), lab(over(other, $0))) }.max() ?? 0
  }

  static func delta(_ one: UInt32, _ other: UInt32) -> Int {
    if one >> 24 == 0 && other >> 24 == 0 { return 0 }
    return zip(channels(one), channels(other)).map { abs($0 - $1) }.max() ?? 0
  }

  // MARK: Smoothed edges

  static func brightness(_ word: UInt32) -> [Int] {
    let parts = channels(word)
    let luma = 299 * parts[1] + 587 * parts[2] + 114 * parts[3]
    return [luma * parts[0] + 255_000 * (255 - parts[0]), parts[0]]
  }

  static func neighbors(_ x: Int, _ y: Int, _ picture: PixelPicture) -> [(x: Int, y: Int)] {
    (x - 1...x + 1).flatMap { column in (y - 1...y + 1).map { (column, $0) } }
      .filter { $0 != (x, y) && picture.frame.contains(x: $0.0, y: $0.1) }
  }

  static func isEven(_ x: Int, _ y: Int, _ picture: PixelPicture) -> Bool {
    guard picture.frame.contains(x: x, y: y) else { return false }
    let around = neighbors(x, y, picture)
    return around.count { picture[$0.x, $0.y] == picture[x, y] } + (around.count < 8 ? 1 : 0) >= 3
  }

  static func smooths(_ x: Int, _ y: Int, _ picture: PixelPicture, _ other: PixelPicture) -> Bool {
    let around = neighbors(x, y, picture)
    let values = around.map { brightness(picture[$0.x, $0.y]) }
    let own = brightness(picture[x, y])
    guard values.count(where: { $0 == own }) + (around.count < 8 ? 1 : 0) <= 2 else { return false }
    func isLess(_ one: Int, _ two: Int) -> Bool {
      values[one].lexicographicallyPrecedes(values[two])
    }
    guard let darkest = values.indices.min(by: isLess),
      let brightest = values.indices.min(by: { isLess($1, $0) }),
      values[darkest].lexicographicallyPrecedes(own),
      own.lexicographicallyPrecedes(values[brightest])
    else { return false }
    return [around[darkest], around[brightest]].contains {
      isEven($0.x, $0.y, picture) && isEven($0.x, $0.y, other)
    }
  }

  // MARK: The whole

  var width: Int { max(before.width, after.width) }
  var height: Int { max(before.height, after.height) }

  /// What a pixel is when no mask is asked.
  func verdict(x: Int, y: Int) -> PixelMap.Verdict {
    let hasOld = before.frame.contains(x: x, y: y)
    let hasNew = after.frame.contains(x: x, y: y)
    guard hasOld && hasNew else { return hasOld || hasNew ? .differs : .same }
    let old = before[x, y]
    let new = after[x, y]
    if let most = options.maxDelta { return Self.delta(old, new) > most ? .differs : .same }
    guard old != new, Self.distance(old, new) > options.threshold else { return .same }
    guard options.antialiased == .ignore else { return .differs }
    return Self.smooths(x, y, before, after) || Self.smooths(x, y, after, before)
      ? .antialiased : .differs
  }

  func isMasked(_ x: Int, _ y: Int) -> Bool { options.masks.contains { $0.contains(x: x, y: y) } }

  /// The map, and the largest delta.
  func compare() -> (map: PixelMap, masked: [Int], largestDelta: Int) {
    var masked = options.masks.map { _ in 0 }
    var largest = 0
    let map = PixelMap(width: width, height: height) { x, y in
      let verdict = verdict(x: x, y: y)
      if verdict == .differs {
        for index in masked.indices where options.masks[index].contains(x: x, y: y) {
          masked[index] += 1
        }
      }
      if isMasked(x, y) { return verdict == .differs ? .masked : .same }
      if before.frame.contains(x: x, y: y), after.frame.contains(x: x, y: y) {
        largest = max(largest, Self.delta(before[x, y], after[x, y]))
      }
      return verdict
    }
    return (map, masked, largest)
  }
}
