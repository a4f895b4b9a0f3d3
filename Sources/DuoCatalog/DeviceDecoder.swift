import DuoGeometry
import DuoJSON
import DuoLayout

/// `device.json` on its way to a `Device`.
struct DeviceDecoder {
  static let format = "duo-render/device"

  let facts: FactBook

  /// The device of a file; nil, with what is wrong in `faults`, where it holds none.
  static func decode(_ bytes: [UInt8], faults: JSONFaults) -> Device? {
    guard let file = JSONReader.file(bytes, faults: faults)?.object("a device, as an object"),
      let facts = FactBook(of: file)
    else { return nil }
    let device = DeviceDecoder(facts: facts).device(file, faults: faults)
    return faults.isEmpty ? device : nil
  }

  private func device(_ file: JSONObjectReader, faults: JSONFaults) -> Device? {
    file.checkFormat(Self.format)
    let displays = pair(facts.object(file.required("displays")), "outer", "inner", display)
    let bodies = pair(facts.object(file.required("bodies")), "closed", "open", body)
    let spineEdge = edge(file.required("spineEdge"))
    let foldLine = facts.value(file.required("foldLine"))?.number(above: 0...largestLength)
    let coverEdge = side(file.required("coverEdge"))
    let bar = bar(facts.object(file.required("verticalBar")))
    let gap = facts.length(facts.value(file.required("splitViewGap")))
    let home = homeIndicator(facts.object(file.required("homeIndicator")))
    file.finish()
    guard let displays, let bodies, let spineEdge, let foldLine, let coverEdge, let bar, let gap,
      let home
    else { return nil }
    check(displays.1, foldLine, faults)
    check(bodies.0, around: displays.0, "closed", faults)
    check(bodies.1, around: displays.1, "open", faults)
    return Device(
      outer: displays.0, inner: displays.1, openBody: bodies.1, closedBody: bodies.0,
      spineEdge: spineEdge, foldLine: foldLine, coverEdge: coverEdge, barWidth: bar.width,
      barItemCenter: bar.center, homeIndicator: home.size, homeIndicatorBottom: home.bottom,
      splitViewGap: gap, provenance: facts.book)
  }

  private func check(_ inner: Display, _ foldLine: Double, _ faults: JSONFaults) {
    guard foldLine >= inner.size.width else { return }
    faults.add(
      "\(Decimal.text(foldLine, places: 2)) lies outside the inner display",
      "allowed: below \(Decimal.text(inner.size.width, places: 2))",
      at: facts.places["foldLine"], path: "foldLine")
  }

  /// A body holds its display: else one of the two is in another unit than it says.
  private func check(
    _ body: Body, around display: Display, _ name: String, _ faults: JSONFaults
  ) {
    let width = display.size.width * display.millimetresPerPoint
    let height = display.size.height * display.millimetresPerPoint
    let path = "bodies.\(name)"
    func text(_ value: Double) -> String { Decimal.text(value, places: 1) }
    if body.width < width || body.height < height {
      faults.add(
        "\(text(body.width)) × \(text(body.height)) mm is smaller than its display",
        "allowed: at least \(text(width)) × \(text(height)) mm, the display's points times millimetresPerPoint",
        at: facts.places[path], path: path)
    }
    let radii = body.cornerRadii
    let largest = max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    let half = min(body.width, body.height) / 2
    if largest > half {
      faults.add(
        "a radius of \(text(largest)) mm is more than half a side",
        "allowed: at most \(text(half))",
        at: facts.places["\(path).cornerRadii"] ?? facts.places[path], path: "\(path).cornerRadii")
    }
  }

  private func pair<Part>(
    _ object: JSONObjectReader?, _ first: String, _ second: String,
    _ read: (JSONObjectReader, String) -> Part?
  ) -> (Part, Part)? {
    guard let object else { return nil }
    let a = facts.object(object.required(first)).flatMap { read($0, first) }
    let b = facts.object(object.required(second)).flatMap { read($0, second) }
    object.finish()
    guard let a, let b else { return nil }
    return (a, b)
  }

  private func display(_ object: JSONObjectReader, _ name: String) -> Display? {
    let orientation = facts.value(object.required("naturalOrientation"))?
      .choice(Orientation.self, what: "an orientation")
    let size = facts.size(object.required("size"))
    let scale = facts.value(object.required("scale"))?.number(above: 0...16)
    let pixels = facts.size(object.required("panelPixels"))
    let density = facts.value(object.required("pixelsPerInch"))?.number(above: 0...10_000)
    let millimetres = facts.value(object.required("millimetresPerPoint"))?.number(above: 0...100)
    let radii = facts.cornerRadii(object.required("cornerRadii"))
    object.finish()
    guard let name = DisplayName(rawValue: name), let orientation, let size, let scale, let pixels,
      let density, let millimetres, let radii
    else { return nil }
    if (size.width > size.height) != (orientation == .landscape) {
      object.reader.fault(
        "its size is not \(orientation.rawValue)", "change \"naturalOrientation\" or \"size\"")
    }
    return Display(
      name: name, naturalOrientation: orientation, size: size, scale: scale, panelPixels: pixels,
      pixelsPerInch: density, millimetresPerPoint: millimetres, cornerRadii: radii)
  }

  private func body(_ object: JSONObjectReader, _ name: String) -> Body? {
    func side(_ key: String) -> Double? {
      facts.value(object.required(key))?.number(above: 0...largestLength)
    }
    let width = side("width")
    let height = side("height")
    let thickness = side("thickness")
    let radii = facts.cornerRadii(object.required("cornerRadii"))
    object.finish()
    guard let width, let height, let thickness, let radii else { return nil }
    return Body(width: width, height: height, thickness: thickness, cornerRadii: radii)
  }

  /// The halves of the open phone lie side by side in its natural orientation.
  private func side(_ reader: JSONReader?) -> Edge? {
    guard let reader = facts.value(reader) else { return nil }
    return reader.choice(of: [Edge.left.rawValue, Edge.right.rawValue], what: "a side")
      .flatMap(Edge.init)
  }

  private func edge(_ reader: JSONReader?) -> Edge? {
    facts.value(reader)?.choice(Edge.self, what: "an edge")
  }

  private func bar(_ object: JSONObjectReader?) -> (width: Double, center: Double)? {
    guard let object else { return nil }
    let width = facts.length(facts.value(object.required("width")))
    let center = facts.length(facts.value(object.required("itemCenter")))
    object.finish()
    guard let width, let center else { return nil }
    return (width, center)
  }

  private func homeIndicator(_ object: JSONObjectReader?) -> (size: Size, bottom: Double)? {
    guard let object else { return nil }
    let width = facts.length(object.required("width"))
    let height = facts.length(object.required("height"))
    let bottom = facts.length(object.required("bottom"))
    object.finish()
    guard let width, let height, let bottom else { return nil }
    return (Size(width: width, height: height), bottom)
  }
}
