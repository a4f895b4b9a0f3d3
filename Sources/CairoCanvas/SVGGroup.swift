import DuoDrawing
import DuoGeometry

/// One group of marks as SVG: its layers by name, and on top a clear element for each thing shown.
struct SVGGroup: Sendable {
  let group: MarkGroup
  /// From the lowest layer up.
  let marks: [ReadyMark]
  let id: String
  let layerIDs: [Layer: String]
  let thingsID: String
  let thingIDs: [String]

  init(_ group: MarkGroup, marks: [ReadyMark], names: inout SVGNames) {
    self.group = group
    self.marks = marks
    id = names.take(group.id)
    var layerIDs: [Layer: String] = [:]
    for ready in marks where layerIDs[ready.mark.layer] == nil {
      layerIDs[ready.mark.layer] = names.take("\(id).\(ready.mark.layer.rawValue)")
    }
    self.layerIDs = layerIDs
    thingsID = names.take("\(id).things")
    thingIDs = group.hotspots.map { names.take($0.id) }
  }

  /// - Parameter size: The sheet's.
  func body(size: Size, glyphs: SVGGlyphs, pictures: SVGPictures) throws -> SVGText {
    let paths = try self.paths(size: size)
    var text = SVGText()
    text.add("<g id=\"")
    text.add(plain: id)
    text.add("\" role=\"graphics-object group\" aria-label=\"")
    text.add(escaped: group.title)
    text.add("\">\n")
    var layer: Layer?
    for (number, (ready, paths)) in zip(marks, paths).enumerated() {
      if ready.mark.layer != layer {
        if layer != nil { text.add("</g>\n") }
        open(ready.mark.layer, &text)
        layer = ready.mark.layer
      }
      if case .text(let mark) = ready.mark.content { glyphs.add(mark, to: &text) }
      if case .image(let mark) = ready.mark.content {
        // A clip of nothing has no outline, and shows nothing.
        guard mark.clip == nil || !paths.isEmpty else { continue }
        pictures.add(mark, clip: paths.first, name: "c\(number).\(id)", to: &text)
        continue
      }
      for path in paths { try add(ready.mark, path, to: &text) }
    }
    if layer != nil { text.add("</g>\n") }
    addThings(to: &text)
    text.add("</g>\n")
    return text
  }

  /// The path data of each mark that is not text, and of a picture's clip: what Cairo makes of it, but for dots.
  private func paths(size: Size) throws -> [[SVGText]] {
    var paths = [[SVGText]](repeating: [], count: marks.count)
    let scale = SVGRecorder.scale
    let recorder = try SVGRecorder(width: size.width * scale, height: size.height * scale)
    let painter = MarkPainter(
      pen: recorder.pen, placement: Placement(scale: scale), images: ImagePainter())
    for (number, ready) in marks.enumerated() {
      var ready = ready
      switch ready.mark.content {
      case .text: continue
      case .image(let image):
        guard let clip = image.clip else { continue }
        ready.mark.content = .fill(clip, SVGRecorder.color(number))
      case .fill, .stroke: break
      }
      if let dots = SVGDots.path(of: ready.mark) {
        paths[number] = [dots]
        continue
      }
      try painter.draw(ready, color: SVGRecorder.color(number))
    }
    let form = SVGPathData(scale: scale, offset: 0, grid: 1000)
    try recorder.finish { number, data in
      guard paths.indices.contains(number) else {
        throw CanvasError.unknownSVG("a colour that was not used")
      }
      var text = SVGText()
      try form.rewrite(data, into: &text)
      paths[number].append(text)
    }
    return paths
  }

  private func open(_ layer: Layer, _ text: inout SVGText) {
    text.add("<g id=\"")
    text.add(plain: layerIDs[layer] ?? "")
    text.add("\" data-layer=\"")
    text.add(plain: layer.rawValue)
    text.add("\" inkscape:groupmode=\"layer\" inkscape:label=\"")
    text.add(plain: layer.rawValue)
    text.add("\">\n")
  }

  private func add(_ mark: Mark, _ path: SVGText, to text: inout SVGText) throws {
    text.add("<path")
    switch mark.content {
    case .fill(let shape, let color):
      text.add(paint: "fill", color)
      // Without it, two boxes that touch between pixels show a hairline.
      if case .rect = shape { text.add(" shape-rendering=\"crispEdges\"") }
    case .stroke(_, let stroke):
      text.add(" fill=\"none\"")
      text.add(paint: "stroke", stroke.color)
      text.add(" stroke-width=\"")
      text.add(stroke.width)
      text.add("\"")
      if stroke.cap == .round { text.add(" stroke-linecap=\"round\"") }
      if !stroke.dash.isEmpty {
        text.add(" stroke-dasharray=\"")
        for (place, length) in stroke.dash.enumerated() {
          if place > 0 { text.add(" ") }
          text.add(length)
        }
        text.add("\"")
      }
    case .text, .image: break
    }
    text.add(" d=\"")
    text.add(path)
    text.add("\"/>\n")
  }

  private func addThings(to text: inout SVGText) {
    guard !group.hotspots.isEmpty else { return }
    text.add("<g id=\"")
    text.add(plain: thingsID)
    text.add("\" fill=\"#fff\" fill-opacity=\"0\" pointer-events=\"all\">\n")
    for (hotspot, id) in zip(group.hotspots, thingIDs) {
      text.add("<rect id=\"")
      text.add(plain: id)
      text.add("\" role=\"graphics-symbol img\" x=\"")
      text.add(hotspot.frame.minX)
      text.add("\" y=\"")
      text.add(hotspot.frame.minY)
      text.add("\" width=\"")
      text.add(hotspot.frame.width)
      text.add("\" height=\"")
      text.add(hotspot.frame.height)
      text.add("\"><title>")
      text.add(content: hotspot.title)
      text.add("</title></rect>\n")
    }
    text.add("</g>\n")
  }
}
