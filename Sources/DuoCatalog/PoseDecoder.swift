import DuoGeometry
import DuoJSON
import DuoLayout

/// One pose file on its way to a `Pose`.
struct PoseDecoder {
  static let format = "duo-render/pose"

  let facts: FactBook
  let faults: JSONFaults

  /// The pose of a file, where its shape is right; what is wrong goes to `faults`.
  ///
  /// Whether the numbers fit each other and the device is for `PoseCheck`.
  static func decode(
    _ bytes: [UInt8], faults: JSONFaults
  ) -> (pose: Pose, places: [String: JSONPlace])? {
    guard let file = JSONReader.file(bytes, faults: faults)?.object("a pose, as an object"),
      let facts = FactBook(of: file)
    else { return nil }
    let decoder = PoseDecoder(facts: facts, faults: faults)
    guard let pose = decoder.pose(file), faults.isEmpty else { return nil }
    return (pose, facts.places)
  }

  private func pose(_ file: JSONObjectReader) -> Pose? {
    file.checkFormat(Self.format)
    let name = name(facts.value(file.required("name")))
    let title = file.required("title").flatMap(line)
    let otherNames = otherNames(facts.value(file.optional("otherNames")))
    let group = file.required("group")?.choice(PoseGroup.self, what: "a group")
    let isMain = file.optional("isMain")?.bool()
    let display = facts.value(file.required("display"))?.choice(DisplayName.self, what: "a display")
    let orientation = facts.value(file.required("orientation"))?
      .choice(Orientation.self, what: "an orientation")
    let turn = facts.value(file.required("quarterTurn"))?.integer(in: 0...3)
    let window = facts.rect(file.required("window"))
    let safeArea = safeArea(facts.object(file.required("safeArea")))
    let sizeClass = sizeClass(facts.object(file.required("sizeClass")))
    let barEdge = barEdge(facts.value(file.required("barEdge")))
    let hinge = hinge(facts.object(file.required("hinge")))
    let regions = regions(facts.value(file.required("regions")))
    let bars = bars(facts.object(file.optional("bars")))
    let keyboard = keyboard(file.optional("keyboard"))
    file.finish()
    guard let name, let title, let group, let display, let orientation, let turn, let window,
      let safeArea, let sizeClass, let hinge, let regions
    else { return nil }
    return Pose(
      name: name, otherNames: otherNames ?? [], title: title, group: group,
      isMain: isMain ?? false, display: display, orientation: orientation,
      quarterTurn: QuarterTurn(turn), window: window, safeArea: safeArea, sizeClass: sizeClass,
      barEdge: barEdge, hinge: hinge, regions: regions, navigationBar: bars.navigation,
      collapsedNavigationBar: bars.collapsed, tabBar: bars.tab, keyboardHeight: keyboard,
      provenance: facts.book)
  }

  /// Whether a pose may be called so.
  static func isName(_ text: String) -> Bool {
    isSpelled(text) && Names.match(text, in: Catalog.selections) == nil
  }

  private static func isSpelled(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy {
      ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z"))
        || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || $0 == UInt8(ascii: "-")
    }
    return isPlain && !text.isEmpty && text.utf8.count <= 64 && !text.hasPrefix("-")
  }

  static let mostOtherNames = 16

  static func isTitle(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.count <= 64
      && text.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !$0.properties.isNoncharacterCodePoint
      }
  }

  private func name(_ reader: JSONReader?) -> String? {
    guard let reader, let text = reader.string() else { return nil }
    guard Self.isSpelled(text) else {
      reader.fault(
        "\(Names.quoted(text)) is not a name",
        "allowed: 1 to 64 of a-z, 0-9 and -, not - first")
      return nil
    }
    guard Self.isName(text) else {
      reader.fault("\(Names.quoted(text)) stands for several poses", "choose another name")
      return nil
    }
    return text
  }

  private func otherNames(_ reader: JSONReader?) -> [String]? {
    guard let reader, let items = reader.array() else { return nil }
    guard items.count <= Self.mostOtherNames else {
      reader.fault("\(items.count) other names", "allowed: \(Self.mostOtherNames) at most")
      return nil
    }
    return items.compactMap { name($0) }
  }

  private func line(_ reader: JSONReader) -> String? {
    guard let text = reader.string() else { return nil }
    guard Self.isTitle(text) else {
      reader.fault(
        "\(Names.quoted(text)) is not a title", "allowed: 1 to 64 characters on one line")
      return nil
    }
    return text
  }

  private func safeArea(_ object: JSONObjectReader?) -> Insets? {
    guard let object else { return nil }
    let insets = facts.insets(object.required("insets"))
    object.finish()
    return insets
  }

  private func sizeClass(_ object: JSONObjectReader?) -> SizeClass? {
    guard let object else { return nil }
    func read(_ key: String) -> SizeClassValue? {
      facts.value(object.required(key))?.choice(SizeClassValue.self, what: "a size class")
    }
    let horizontal = read("horizontal")
    let vertical = read("vertical")
    object.finish()
    guard let horizontal, let vertical else { return nil }
    return SizeClass(horizontal: horizontal, vertical: vertical)
  }

  private func barEdge(_ reader: JSONReader?) -> Edge? {
    guard let reader, !reader.isNull else { return nil }
    return reader.choice(of: ["left", "right"], what: "an edge for the vertical bar")
      .flatMap(Edge.init(rawValue:))
  }

  private func hinge(_ object: JSONObjectReader?) -> Hinge? {
    guard let object else { return nil }
    let status = facts.value(object.required("status"))?
      .choice(HingeStatus.self, what: "a hinge status")
    let angle = facts.value(object.required("angle")).flatMap {
      $0.isNull ? nil : $0.number(in: 0...180)
    }
    object.finish()
    return status.map { Hinge(status: $0, angle: angle) }
  }

  private func bars(
    _ object: JSONObjectReader?
  ) -> (navigation: InsetChange, collapsed: InsetChange, tab: InsetChange) {
    guard let object else { return (InsetChange(), InsetChange(), InsetChange()) }
    let navigation = object.optional("navigation").map(facts.insetChange)
    let collapsed = object.optional("collapsedNavigation").map(facts.insetChange)
    let tab = object.optional("tab").map(facts.insetChange)
    object.finish()
    return (
      navigation ?? InsetChange(), collapsed ?? navigation ?? InsetChange(), tab ?? InsetChange()
    )
  }

  private func keyboard(_ reader: JSONReader?) -> Double? {
    guard let reader, !reader.isNull, let object = facts.object(reader) else { return nil }
    let height = facts.value(object.required("height")).flatMap {
      $0.isNull ? nil : $0.number(above: 0...largestLength)
    }
    object.finish()
    return height
  }

  private func regions(_ reader: JSONReader?) -> [Region]? {
    guard let reader, let items = reader.array() else { return nil }
    guard items.count <= RegionName.allCases.count else {
      reader.fault(
        "\(items.count) regions", "allowed: one of each name, \(RegionName.allCases.count) at most")
      return nil
    }
    var names: [RegionName] = []
    var regions: [Region] = []
    for item in items {
      guard let region = region(item, names: &names) else { continue }
      regions.append(region)
    }
    return regions.count == items.count ? regions : nil
  }

  private func region(_ item: JSONReader, names: inout [RegionName]) -> Region? {
    guard let unnamed = item.object("a region, as an object") else { return nil }
    guard let name = unnamed.required("name")?.choice(RegionName.self, what: "a region")
    else { return nil }
    guard !names.contains(name) else {
      item.fault("a second region \(Names.quoted(name.rawValue))", "each region once")
      return nil
    }
    names.append(name)
    guard let object = facts.object(item.named("regions.\(name.rawValue)")) else { return nil }
    _ = object.required("name")
    let kind = facts.value(object.required("kind"))?.choice(RegionKind.self, what: "a region kind")
    let frame = facts.rect(object.required("frame"))
    let margins = object.optional("margins").map { facts.insets($0) } ?? .some(.zero)
    let isActive = facts.value(object.required("isActive"))?.bool()
    let followsCamera = facts.value(object.optional("followsCamera"))?.bool()
    object.finish()
    guard let kind, let frame, let margins, let isActive else { return nil }
    return Region(
      kind: kind, name: name, frame: frame, margins: margins, isActive: isActive,
      followsCamera: followsCamera ?? false)
  }
}
