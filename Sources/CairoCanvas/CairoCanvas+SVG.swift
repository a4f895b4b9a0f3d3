import DuoDrawing
import DuoGeometry
import PNGImage
import Typeface

extension CairoCanvas {
  /// The drawing as an SVG, one unit of it a sheet unit; density plays no part.
  ///
  /// A group of marks is a `<g>` with the group's id, its layers are groups inside it (`GROUP.regions`), and on top,
  /// in `GROUP.things`, each hotspot is a clear `<rect>` with the hotspot's id. Glyphs and pictures are defined once, under ids that
  /// begin with a hash of the document, so that two of them can stand in one page. Where a drawing holds an id twice,
  /// the second gets `-2`.
  ///
  /// - Parameter jobs: Threads that draw the groups.
  /// - Throws: `CanvasError`, or what `sink` threw.
  public static func svg(
    _ drawing: Drawing, typeface: Typeface, layoutJSON: String?, jobs: Int, to sink: Sink
  ) throws {
    var names = SVGNames()
    let sorted = drawing.groups.map { ReadyMark.sorted($0, typeface: typeface) }
    let glyphs = SVGGlyphs(sorted)
    let pictures = SVGPictures(sorted)
    let groups = zip(drawing.groups, sorted).map { SVGGroup($0, marks: $1, names: &names) }

    var pieces = [head(of: drawing, layoutJSON: layoutJSON).bytes]
    pieces.append(try glyphs.definitions().bytes)
    pieces.append(pictures.definitions.bytes)
    pieces.append(background(of: drawing).bytes)
    try OrderedWork.run(
      count: groups.count, jobs: jobs,
      worker: {
        { try groups[$0].body(size: drawing.size, glyphs: glyphs, pictures: pictures).bytes }
      },
      deliver: { pieces.append($0) })
    pieces.append(Array("</svg>\n".utf8))

    let prefix = Array(SVGNames.prefix(for: pieces).utf8)
    for piece in pieces { try send(named(piece, prefix), to: sink) }
  }

  private static func head(of drawing: Drawing, layoutJSON: String?) -> SVGText {
    var text = SVGText()
    text.add(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"")
    text.add(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    text.add(" xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\"")
    text.add(" width=\"")
    text.add(drawing.size.width)
    text.add("\" height=\"")
    text.add(drawing.size.height)
    text.add("\" viewBox=\"0 0 ")
    text.add(drawing.size.width)
    text.add(" ")
    text.add(drawing.size.height)
    text.add("\" stroke-linejoin=\"round\" role=\"graphics-document document\" aria-labelledby=\"")
    text.addPrefix()
    text.add("-title\" aria-describedby=\"")
    text.addPrefix()
    text.add("-desc\">\n<title id=\"")
    text.addPrefix()
    text.add("-title\">")
    text.add(content: drawing.title)
    text.add("</title>\n<desc id=\"")
    text.addPrefix()
    text.add("-desc\">")
    text.add(content: drawing.description)
    text.add("</desc>\n")
    if let layoutJSON {
      text.add("<metadata>")
      text.add(content: layoutJSON)
      text.add("</metadata>\n")
    }
    return text
  }

  private static func background(of drawing: Drawing) -> SVGText {
    var text = SVGText()
    guard drawing.background.alpha > 0 else { return text }
    text.add("<rect width=\"")
    text.add(drawing.size.width)
    text.add("\" height=\"")
    text.add(drawing.size.height)
    text.add("\"")
    text.add(paint: "fill", drawing.background)
    text.add("/>\n")
    return text
  }

  /// The piece with the prefix where it was held open.
  private static func named(_ piece: [UInt8], _ prefix: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(piece.count + piece.count / 4)
    var start = 0
    while let place = piece[start...].firstIndex(of: SVGText.prefixMark) {
      result += piece[start..<place]
      result += prefix
      start = place + 1
    }
    result += piece[start...]
    return result
  }
}
