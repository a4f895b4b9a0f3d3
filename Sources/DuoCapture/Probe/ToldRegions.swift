import DuoGeometry
import DuoLayout

/// One reserved region as a probe told it, in window space.
struct ToldRegion: Hashable, Sendable {
  var kind: RegionKind
  var name: RegionName?
  var frame: Rect
  var margins: Insets?
  var isActive: Bool?
}

/// The regions of one record, and what the lists they stood in would have held besides.
struct ToldRegions: Hashable, Sendable {
  var all: [ToldRegion] = []
  /// Kinds of which the record lists every region.
  var complete: Set<RegionKind> = []
  /// Kinds of which it lists every active region.
  var activeComplete: Set<RegionKind> = []

  var isEmpty: Bool { all.isEmpty && complete.isEmpty && activeComplete.isEmpty }

  /// Adds a region, or what it tells more of one that is there: probes list active ones twice.
  mutating func add(_ region: ToldRegion) {
    let twin = all.firstIndex {
      $0.kind == region.kind && $0.frame.differs(from: region.frame) < 0.5
    }
    guard let twin else { return all.append(region) }
    all[twin].name = all[twin].name ?? region.name
    all[twin].margins = all[twin].margins ?? region.margins
    all[twin].isActive = all[twin].isActive ?? region.isActive
  }

  /// Whether a division is active; nil where no record says.
  var hasActiveDivision: Bool? {
    let divisions = all.filter { $0.kind == .division }
    if divisions.contains(where: { $0.isActive == true }) { return true }
    if divisions.contains(where: { $0.isActive == false }) { return false }
    return nil
  }
}

extension Rect {
  /// The largest difference of any of the four numbers.
  func differs(from other: Rect) -> Double {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height))
  }
}
