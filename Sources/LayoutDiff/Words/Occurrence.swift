import DuoReview

/// In which of the compared panels of one screen something holds, in few words.
struct Occurrence {
  private let axes: PanelAxes
  private let count: Int

  /// As many poses as one reads by name.
  private static let named = 4

  /// - Parameter panels: all that are compared.
  init(_ panels: [PanelKey]) {
    axes = PanelAxes(panels)
    count = panels.count
  }

  /// `closed, faceToFace`, `closed and tent, both seatings`, `every panel`
  func words(_ panels: [PanelKey]) -> String {
    if panels.count == count, axes.poses.count > 1 { return "every panel" }
    let groups = axes.groups(panels)
    guard groups.count <= 3 else { return "\(panels.count) of \(count) panels" }
    return groups.map(words).joined(separator: "; ")
  }

  private func words(_ group: PanelAxes.Group) -> String {
    let poses = words(group.poses)
    guard let used = axes.used(group.places) else {
      return "\(poses) (\(axes.limits(group.places)))"
    }
    var parts = [poses, used[0].count == 1 ? used[0][0] : "both seatings"]
    for axis in 1..<axes.axes.count where used[axis].count < axes.axes[axis].count {
      parts.append(used[axis].joined(separator: " or "))
    }
    return parts.joined(separator: ", ")
  }

  private func words(_ some: [String]) -> String {
    if axes.poses.count > 1, some.count == axes.poses.count { return "every pose" }
    if let others = axes.exceptions(some), others.count <= 2 {
      return "every pose but \(Words.list(others))"
    }
    return some.count > Self.named
      ? "\(some.count) of \(axes.poses.count) poses" : Words.list(some, most: Self.named)
  }
}
