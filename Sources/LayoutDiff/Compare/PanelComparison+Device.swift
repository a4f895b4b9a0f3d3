import DuoGeometry
import DuoJSON

/// Facts of the device: what no screen decides.
extension PanelComparison {
  mutating func compareDevice() {
    compareDisplay()
    if let old = before.window, let new = after.window, !FrameChange.areSame(old, new) {
      let isMoved = FrameChange.areSame(old.size, new.size)
      tell(
        .window, "window",
        isMoved
          ? Phrase("moved from \(Self.place(old)) to \(Self.place(new)) of the display")
          : SizeWords.changed(old.size, new.size))
    }
    compareSafeArea()
    tell(.sizeClass, "size class", before.sizeClass, after.sizeClass)
    tell(.display, "bar edge", before.barEdge, after.barEdge)
    tell(.hinge, "hinge", before.hinge, after.hinge)
    compareRegions()
    compareKeyboard()
  }

  private static func place(_ rect: Rect) -> String {
    "(\(Phrase.number(rect.minX)), \(Phrase.number(rect.minY)))"
  }

  /// - Parameter options: what else may have brought it about, by its long option.
  private mutating func tell(
    _ kind: LayoutChangeKind, _ name: String, _ phrase: Phrase, unless options: [String] = []
  ) {
    var observation = Observation(
      kind: kind, weight: .device, subject: Observation.Subject(name), levels: [phrase],
      isOfDevice: true, order: PanelComparison.Order.device, panel: panel)
    if options.contains(where: { before.options[$0] != after.options[$0] }) {
      observation.weight = .other
      observation.isOfDevice = false
    }
    add(observation)
  }

  private mutating func tell(
    _ kind: LayoutChangeKind, _ name: String, _ old: String?, _ new: String?
  ) {
    guard let old, let new, old != new else { return }
    tell(kind, name, Phrase("changed from \(old) to \(new)"))
  }

  private mutating func compareDisplay() {
    guard let old = before.display, let new = after.display else { return }
    tell(.display, "display", old.name, new.name)
    tell(.display, "orientation of the display", old.orientation, new.orientation)
    if let one = old.size, let other = new.size, !FrameChange.areSame(one, other) {
      tell(.display, "display", SizeWords.changed(one, other))
    }
    if let one = old.scale, let other = new.scale, one != other {
      tell(
        .display, "scale of the display",
        Phrase(
          "changed from \(Decimal.text(one, places: 3)) to \(Decimal.text(other, places: 3)) pixels a point"
        ))
    }
    if let one = before.millimetresPerPoint, let other = after.millimetresPerPoint,
      (one - other).magnitude > 0.0001
    {
      tell(
        .display, "size of a point",
        Phrase(
          "changed from \(Decimal.text(one, places: 4)) to \(Decimal.text(other, places: 4)) mm"))
    }
  }

  private mutating func compareSafeArea() {
    guard let old = before.safeArea, let new = after.safeArea else { return }
    var phrase = Phrase()
    for edge in [Edge.top, .left, .bottom, .right]
    where !FrameChange.areSame(old[edge], new[edge]) {
      phrase.add(phrase.pieces.isEmpty ? "changed: " : ", ")
      phrase.add("\(edge.rawValue) inset ")
      phrase.add(SizeWords.length(old[edge], new[edge]))
    }
    guard !phrase.pieces.isEmpty else { return }
    tell(.safeArea, "safe area", phrase, unless: ["bars", "keyboard"])
  }

  private mutating func compareKeyboard() {
    if let old = before.keyboard, let new = after.keyboard {
      guard !FrameChange.areSame(old, new) else { return }
      tell(.keyboard, "keyboard", SizeWords.changed(old.size, new.size))
    } else if (before.keyboard == nil) != (after.keyboard == nil) {
      tell(
        .keyboard, "keyboard",
        Phrase(after.keyboard == nil ? "no longer shows" : "shows now"), unless: ["keyboard"])
    }
  }

  private mutating func compareRegions() {
    guard let old = before.regions, let new = after.regions else { return }
    let partners = Matching<String>.match(old.map(\.name), new.map(\.name))
    for (index, partner) in partners.enumerated() {
      let name = RegionWords.name(old[index].name)
      guard let partner else {
        tell(.region, name, Phrase("removed"))
        continue
      }
      let phrases = Self.changes(old[index], new[partner])
      if !phrases.isEmpty {
        tell(.region, name, Phrase(phrases.joined(separator: ", ")), unless: ["camera"])
      }
    }
    let found = Set(partners.compactMap { $0 })
    for (index, region) in new.enumerated() where !found.contains(index) {
      tell(
        .region, RegionWords.name(region.name), Phrase("added: \(SizeWords.frame(region.frame))"))
    }
  }

  private static func changes(_ old: RegionSnapshot, _ new: RegionSnapshot) -> [String] {
    var phrases: [String] = []
    if old.isActive != new.isActive {
      phrases.append("became \(new.isActive ? "active" : "inactive")")
    }
    if !FrameChange.areSame(old.frame, new.frame) {
      phrases.append(
        "changed from \(SizeWords.frame(old.frame)) to \(SizeWords.frame(new.frame))")
    }
    if old.kind != new.kind { phrases.append("became \(new.kind), was \(old.kind)") }
    if let one = old.margins, let other = new.margins {
      for edge in [Edge.top, .left, .bottom, .right]
      where !FrameChange.areSame(one[edge], other[edge]) {
        phrases.append(
          "\(edge.rawValue) margin from \(Phrase.number(one[edge])) to \(Phrase.number(other[edge])) pt"
        )
      }
    }
    return phrases
  }
}

enum RegionWords {
  /// `status area`; a region of a newer program by its own name.
  static func name(_ name: String) -> String {
    switch name {
    case "statusArea": "status area"
    case "outerCamera": "outer camera"
    case "innerCamera": "inner camera"
    default: name
    }
  }
}
