import DuoGeometry

/// Seeded circles in a play area (layout.md §5).
public enum TargetPlacement {
  /// No target's radius is below this: 44 points across.
  public static let smallestRadius = 22.0

  static func radius(_ asked: Double) -> Double { max(asked, smallestRadius) }

  /// Rounds of random tries before a packing decides what fits.
  private static let rounds = 8
  private static let triesEach = 24

  /// Centres of up to `count` circles of `radius` that lie wholly in `area` and do not overlap.
  ///
  /// They depend on the arguments alone. First at random; where that finds no room, in rows, as many as the best
  /// rows hold. Points, in the space of `area`.
  public static func centers(count: Int, radius: Double, in area: Rect, seed: Int64) -> [Point] {
    let width = area.width - 2 * radius
    let height = area.height - 2 * radius
    guard count > 0, width >= 0, height >= 0 else { return [] }
    var generator = SplitMix64(seed: UInt64(bitPattern: seed))
    let corner = area.origin.moved(dx: radius, dy: radius)
    let diameter = 2 * radius

    // Random circles jam at about 0.55 of an area: π / 0.55 is 5.7. Trying for more is idle.
    let mightFit = Double(count) * radius * radius * 5.7 < area.area
    for _ in 0..<(mightFit || count <= 2 ? rounds : 0) {
      var found: [Point] = []
      found.reserveCapacity(count)
      var tries = triesEach
      while found.count < count, tries > 0 {
        let point = corner.moved(
          dx: generator.nextUnit() * width, dy: generator.nextUnit() * height)
        if found.allSatisfy({ $0.distance(to: point) >= diameter }) {
          found.append(point)
          tries = triesEach
        } else {
          tries -= 1
        }
      }
      if found.count == count { return found }
    }

    var rows = CirclePacking.densest(width: width, height: height, apart: diameter, enough: count)
    var chosen: [Point] = []
    while chosen.count < count, !rows.isEmpty {
      let pick = Int(generator.next() % UInt64(rows.count))
      chosen.append(corner.moved(dx: rows[pick].x, dy: rows[pick].y))
      rows.swapAt(pick, rows.count - 1)
      rows.removeLast()
    }
    return chosen
  }
}

/// Points in rows, none nearer another than a given distance.
enum CirclePacking {
  /// The fullest of all straight and staggered rows, along either side, within 0…width and 0…height.
  ///
  /// Staggered rows stretch to the room there is, so that two points lie in opposite corners where that is all
  /// that fits. Stops at the first that holds `enough`.
  static func densest(width: Double, height: Double, apart: Double, enough: Int) -> [Point] {
    var best: [Point] = []
    for isTurned in [false, true] {
      let (long, short) = isTurned ? (height, width) : (width, height)
      for count in 1...(Int(short / (apart / 2)) + 2) {
        for isStaggered in [false, true] where best.count < enough {
          let found = rows(
            count, long: long, short: short, apart: apart, isStaggered: isStaggered,
            enough: enough)
          guard found.count > best.count else { continue }
          best = isTurned ? found.map { Point(x: $0.y, y: $0.x) } : found
        }
      }
    }
    return best
  }

  /// `count` rows spread over `short`; empty where they would lie too near each other.
  private static func rows(
    _ count: Int, long: Double, short: Double, apart: Double, isStaggered: Bool, enough: Int
  ) -> [Point] {
    var step = apart
    var offset = 0.0
    let between = count > 1 ? short / Double(count - 1) : 0
    if count > 1 {
      if isStaggered {
        // Every second row stands above another: those two must be apart as well.
        guard count == 2 || between * 2 >= apart else { return [] }
        offset = max(apart * apart - between * between, 0).squareRoot()
        step = max(apart, 2 * offset)
      } else {
        guard between >= apart else { return [] }
      }
    }
    var points: [Point] = []
    for row in 0..<count {
      var x = row % 2 == 1 ? offset : 0
      while x <= long, points.count < enough {
        points.append(Point(x: x, y: Double(row) * between))
        x += step
      }
    }
    return points
  }
}
