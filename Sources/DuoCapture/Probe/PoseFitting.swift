import DuoGeometry
import DuoLayout

/// Which poses fit what a record shows.
struct PoseFitting {
  let poses: [Pose]
  let device: Device

  /// In points: the window of a pose is told in whole ones.
  private static let exact = 0.5
  /// The share by which another build of the phone may differ from the catalogue's windows.
  private static let near = 0.02
  /// In points: how much worse than the best pose's another pose's regions may fit.
  private static let slack = 20.0
  /// In points: how unlike a pose's own region one of another build of the phone may be.
  private static let alike = 60.0

  /// The poses that fit, by their places; all of them where the record shows nothing.
  func fits(_ record: ProbeRecord) -> [Int] {
    var fitting = Array(poses.indices)
    if let size = record.window { fitting = sized(size) }
    fitting = fitting.filter { isOn(record, poses[$0]) && isHinged(record, poses[$0]) }
    if let side = record.side {
      fitting = fitting.filter { place in Self.side(poses[place]).map { $0 == side } ?? true }
    }
    if record.status == nil, let isActive = record.regions.hasActiveDivision {
      let alike = fitting.filter { place in
        poses[place].regions.contains { $0.kind == .division && $0.isActive == isActive }
      }
      if !alike.isEmpty { fitting = alike }
    }
    return nearest(record, fitting)
  }

  /// Whether a record under the label of a pose nobody has measured can be that pose: only its hinge says no.
  func allows(_ record: ProbeRecord, _ place: Int) -> Bool {
    poses[place].provenance.base.grade == .unverified && isHinged(record, poses[place])
  }

  private func sized(_ size: Size) -> [Int] {
    func deviation(_ pose: Pose) -> (points: Double, share: Double) {
      let width = abs(pose.window.width - size.width)
      let height = abs(pose.window.height - size.height)
      return (max(width, height), max(width / pose.window.width, height / pose.window.height))
    }
    let same = poses.indices.filter { deviation(poses[$0]).points <= Self.exact }
    return same.isEmpty ? poses.indices.filter { deviation(poses[$0]).share <= Self.near } : same
  }

  private func isOn(_ record: ProbeRecord, _ pose: Pose) -> Bool {
    (record.display ?? display(of: record)).map { $0 == pose.display } ?? true
  }

  /// The display a record shows by the size of its screen or, where the window fills one, of its window.
  func display(of record: ProbeRecord) -> DisplayName? {
    for size in [record.screen, record.window] {
      guard let size else { continue }
      let found = DisplayName.allCases.first { name in
        let display = device.display(name).size
        return [display, display.swapped].contains {
          abs($0.width - size.width) <= Self.exact && abs($0.height - size.height) <= Self.exact
        }
      }
      if let found { return found }
    }
    return nil
  }

  private func isHinged(_ record: ProbeRecord, _ pose: Pose) -> Bool {
    record.status.map { $0 == pose.hinge.status } ?? true
  }

  /// The edge of the vertical bar, or of the larger horizontal inset.
  static func side(_ pose: Pose) -> Edge? {
    if let edge = pose.barEdge { return edge }
    guard pose.safeArea.left != pose.safeArea.right else { return nil }
    return pose.safeArea.left > pose.safeArea.right ? .left : .right
  }

  /// Those of `places` whose regions lie where the record's do; all where it tells none.
  private func nearest(_ record: ProbeRecord, _ places: [Int]) -> [Int] {
    // A mirroring view has its regions mirrored too, unless it asks otherwise.
    guard !record.isMirrored, places.count > 1, !record.regions.all.isEmpty else { return places }
    let distances = places.map { place in
      record.regions.all.map { told in
        poses[place].regions.lazy.filter { $0.kind == told.kind }
          .map { RegionMatch.distance(told.frame, $0.frame) }.min() ?? RegionMatch.farthest
      }.reduce(0, +)
    }
    // Regions that are like no pose's tell none from the others.
    guard let best = distances.min(),
      best <= Self.alike * Double(record.regions.all.count)
    else { return places }
    return zip(places, distances).filter { $0.1 <= best + Self.slack }.map(\.0)
  }
}
