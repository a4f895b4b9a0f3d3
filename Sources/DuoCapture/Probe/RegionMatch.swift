import DuoGeometry
import DuoLayout

/// Which regions of a pose the regions of a record are: probes do not name them.
struct RegionMatch {
  /// By name, each once; a region that has no counterpart in the pose gets a name that the pose does not use.
  private(set) var found: [(name: RegionName, told: ToldRegion)] = []

  static let farthest = 500.0

  /// How unlike two frames are, in points; never more than `farthest`.
  static func distance(_ a: Rect, _ b: Rect) -> Double {
    let away = abs(a.midX - b.midX) + abs(a.midY - b.midY)
    return min(farthest, away + 2 * (abs(a.width - b.width) + abs(a.height - b.height)))
  }

  /// - Parameter models: regions of other poses, by whose sizes a region that is new to this pose is named.
  init(_ told: [ToldRegion], in pose: Pose, models: [Region]) {
    var left = Array(told.prefix(RegionName.allCases.count * 4))
    var names: Set<RegionName> = []
    func take(_ index: Int, as name: RegionName) {
      names.insert(name)
      found.append((name, left.remove(at: index)))
    }
    for name in RegionName.allCases {
      if let index = left.firstIndex(where: { $0.name == name }) { take(index, as: name) }
    }
    while true {
      var best: (index: Int, name: RegionName, distance: Double)?
      for (index, region) in left.enumerated() {
        for known in pose.regions where known.kind == region.kind && !names.contains(known.name) {
          let distance = Self.distance(region.frame, known.frame)
          if best.map({ distance < $0.distance }) ?? true { best = (index, known.name, distance) }
        }
      }
      guard let best else { break }
      take(best.index, as: best.name)
    }
    while let region = left.first {
      let model = models.filter { $0.kind == region.kind && !names.contains($0.name) }.min {
        Self.unlikeness($0.frame.size, region.frame.size)
          < Self.unlikeness($1.frame.size, region.frame.size)
      }
      guard let model else {
        left.removeFirst()
        continue
      }
      take(0, as: model.name)
    }
  }

  /// Of sizes, turned or not.
  private static func unlikeness(_ a: Size, _ b: Size) -> Double {
    min(
      abs(a.width - b.width) + abs(a.height - b.height),
      abs(a.width - b.height) + abs(a.height - b.width))
  }
}
