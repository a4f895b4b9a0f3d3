import DuoGeometry
import DuoLayout

extension PanelSnapshot {
  /// Whose eyes the drawing is turned for: what the document says, else what the id says of a drawing with several
  /// views. A document that says neither is taken for one that is not turned.
  private var viewSeat: Seat? {
    if let view { return view }
    return variant.split(separator: ".").lazy.compactMap { Seat(rawValue: String($0)) }.first
  }

  /// From the window, in points, to where the drawing shows it, in points too.
  private var shown: TurnedFrame? {
    guard let bounds = windowBounds else { return nil }
    return TurnedFrame(frame: bounds, turn: viewSeat.flatMap { half($0)?.turn } ?? .none)
  }

  /// Points of the window for a rectangle of the drawing the panel is part of, as far as it lies on the window.
  ///
  /// - Parameter rect: sheet units; pixels of a picture are as many as its width over the drawing's.
  /// - Returns: nil where it lies beside the window, or nobody says where that is.
  public func windowFrame(ofSheet rect: Rect) -> Rect? {
    guard let placement, let shown, let part = rect.intersection(placement),
      placement.width > 0, placement.height > 0
    else { return nil }
    let size = shown.ownerSize
    let (dx, dy) = (size.width / placement.width, size.height / placement.height)
    return shown.toOuter(
      Rect(
        minX: (part.minX - placement.minX) * dx, minY: (part.minY - placement.minY) * dy,
        maxX: (part.maxX - placement.minX) * dx, maxY: (part.maxY - placement.minY) * dy))
  }

  /// Sheet units for a rectangle of the window, in points; nil where nobody says where the window is.
  public func sheetFrame(ofWindow rect: Rect) -> Rect? {
    guard let placement, let shown else { return nil }
    let size = shown.ownerSize
    guard size.width > 0, size.height > 0 else { return nil }
    let seen = shown.toOwner(rect)
    let (dx, dy) = (placement.width / size.width, placement.height / size.height)
    return Rect(
      minX: placement.minX + seen.minX * dx, minY: placement.minY + seen.minY * dy,
      maxX: placement.minX + seen.maxX * dx, maxY: placement.minY + seen.maxY * dy)
  }
}

extension PanelSnapshot {
  /// As many names as say where something is.
  private static let mostNames = 3

  /// What lies in a part of the window, the most telling first, at most three: the smallest element that holds most of
  /// it, elements that lie in it, then the region, the gap or the half.
  ///
  /// - Parameter rect: window space, in points.
  public func names(in rect: Rect) -> [String] {
    var names: [String] = []
    func add(_ name: String) {
      if names.count < Self.mostNames, !names.contains(name) { names.append(name) }
    }
    let shares = elements.enumerated().compactMap { place, element -> Share? in
      Share(element.frame, in: rect, place: place)
    }
    let around = shares.filter { $0.ofRect > 0.5 && elements[$0.place].role != "background" }
      .min { ($0.area, -$0.place) < ($1.area, -$1.place) }
    if let around { add(elements[around.place].id) }
    let inside = shares.filter { $0.ofOwn > 0.5 && $0.ofRect <= 0.5 }
      .sorted { ($1.ofRect, $0.place) < ($0.ofRect, $1.place) }
    for share in inside.prefix(Self.mostNames) { add(elements[share.place].id) }
    for name in places(in: rect) { add(name) }
    return names
  }

  /// Regions, gap and keyboard that hold most of it, regions first, then the halves.
  private func places(in rect: Rect) -> [String] {
    func holdsMost(_ frame: Rect) -> Bool { (Share(frame, in: rect, place: 0)?.ofRect ?? 0) > 0.5 }
    var places = (regions ?? []).filter { holdsMost($0.frame) }
      .sorted { $0.frame.area < $1.frame.area }.map { RegionWords.name($0.name) }
    if let gap = split?.gap, holdsMost(gap) { places.append("gap") }
    if let keyboard, holdsMost(keyboard) { places.append("keyboard") }
    let halves = halves.compactMap { half in
      half.frame.map { (name: "\(half.seat.rawValue) half", frame: $0) }
    }
    let mostly = halves.filter { holdsMost($0.frame) }
    // What spreads over the seam lies in both.
    let parts = mostly.isEmpty ? halves.filter { $0.frame.overlaps(rect) } : mostly
    return places + parts.map(\.name)
  }

  /// How much of a rectangle and how much of something else lie on each other.
  private struct Share {
    var ofRect: Double
    var ofOwn: Double
    var area: Double
    var place: Int

    /// nil where they do not. One without an area counts by its longer side.
    init?(_ frame: Rect, in rect: Rect, place: Int) {
      guard let common = frame.intersection(rect) else { return nil }
      ofRect = rect.area > 0 ? common.area / rect.area : 1
      ofOwn = frame.area > 0 ? common.area / frame.area : 1
      area = frame.area
      self.place = place
    }
  }
}
