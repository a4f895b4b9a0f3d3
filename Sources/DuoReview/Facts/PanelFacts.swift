import DuoGeometry
import DuoLayout

/// What several rules need of one panel, worked out once. Numbers are places in `PanelLayout.elements`.
struct PanelFacts: Sendable {
  /// Targets and controls.
  private(set) var tapped: [Int] = []
  /// Texts that show: one whose half is too small for it is gone.
  private(set) var texts: [Int] = []
  /// Images and banners.
  private(set) var pictures: [Int] = []
  private(set) var systemPanels: [Int] = []
  private(set) var grids: [Int] = []
  private(set) var fields: [Int] = []
  private(set) var destructive: [Int] = []
  private(set) var secret: [Int] = []
  private(set) var dragged: [Int] = []
  private(set) var containerGestures: [Int] = []
  /// Named in full by the screen, not by a prefix and `Screen.both`.
  private(set) var named: [Int] = []
  /// The holder of each element; −1 for the half.
  let holders: [Int]
  /// Whether each element scrolls, or lies in something that does.
  let scrolled: [Bool]
  let activeDivisions: [Region]
  let activeOcclusions: [Region]
  /// Whether both halves show, each beside the other.
  let liesSideBySide: Bool

  init(_ layout: PanelLayout) {
    let elements = layout.elements
    holders = Self.holders(elements)
    scrolled = Self.inherited(by: elements.indices.map { elements[$0].element.scrolls }, holders)
    activeDivisions = layout.regions.filter { $0.isActive && $0.kind == .division }
    activeOcclusions = layout.regions.filter { $0.isActive && $0.kind == .occlusion }
    liesSideBySide =
      if let first = layout[.first].frame, let second = layout[.second].frame {
        !first.overlaps(second, by: Tolerance.points)
      } else { false }
    for place in elements.indices {
      sort(elements, place)
    }
  }

  private mutating func sort(_ elements: [PlacedElement], _ place: Int) {
    switch elements[place].role {
    case .target, .control: tapped.append(place)
    case .text: if !elements[place].isDropped { texts.append(place) }
    case .image, .banner: pictures.append(place)
    case .alert, .sheet: systemPanels.append(place)
    case .grid: if elements[place].element.columns != nil { grids.append(place) }
    case .field: fields.append(place)
    case .panel, .background: break
    }
    if elements[place].element.isDestructive { destructive.append(place) }
    if elements[place].element.isPrivate { secret.append(place) }
    if elements[place].element.gestureOnContainer { containerGestures.append(place) }
    if !elements[place].element.gestures.isEmpty,
      elements[place].element.gestures.contains(.drag)
    {
      dragged.append(place)
    }
    if elements[place].element.id == elements[place].id { named.append(place) }
  }

  private static func holders(_ elements: [PlacedElement]) -> [Int] {
    var holders = Array(repeating: -1, count: elements.count)
    guard elements.indices.contains(where: { elements[$0].holder != nil }) else { return holders }
    var places: [String: Int] = [:]
    for place in elements.indices where elements[place].role.holdsOthers {
      places[elements[place].id] = place
    }
    for place in elements.indices {
      guard let holder = elements[place].holder.flatMap({ places[$0] }), holder != place else {
        continue
      }
      holders[place] = holder
    }
    return holders
  }

  /// What holds for an element itself or for anything that holds it.
  static func inherited(by own: [Bool], _ holders: [Int]) -> [Bool] {
    guard own.contains(true) else { return own }
    var result = own
    var isKnown = Array(repeating: false, count: own.count)
    for place in own.indices where !isKnown[place] {
      var chain: [Int] = []
      var here = place
      while here >= 0, !isKnown[here] {
        isKnown[here] = true
        chain.append(here)
        here = holders[here]
      }
      for link in chain.reversed() where holders[link] >= 0 && result[holders[link]] {
        result[link] = true
      }
    }
    return result
  }
}
