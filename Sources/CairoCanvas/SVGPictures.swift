import DuoDrawing
import DuoGeometry
import PNGImage

/// The pictures of a drawing, each put into the document once, as the file it came from, and used by reference.
struct SVGPictures: Sendable {
  private var numbers: [RasterImage: Int] = [:]
  /// In the order of first use.
  private var pictures: [RasterImage] = []
  private var hasGrey = false

  init(_ groups: [[ReadyMark]]) {
    for ready in groups.joined() {
      guard case .image(let mark) = ready.mark.content else { continue }
      if mark.isGrey { hasGrey = true }
      guard numbers[mark.image] == nil else { continue }
      pictures.append(mark.image)
      numbers[mark.image] = pictures.count
    }
  }

  /// What is put before the drawing for it to refer to.
  var definitions: SVGText {
    var text = SVGText()
    guard !pictures.isEmpty else { return text }
    text.add("<defs>\n")
    for (place, picture) in pictures.enumerated() {
      text.add("<image id=\"")
      addName(place + 1, to: &text)
      text.add("\" width=\"")
      text.add(Double(picture.width))
      text.add("\" height=\"")
      text.add(Double(picture.height))
      text.add("\" preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,")
      text.add(ascii: Base64.text(of: picture.file))
      text.add("\"/>\n")
    }
    if hasGrey {
      text.add("<filter id=\"")
      text.addPrefix()
      text.add("-grey\" color-interpolation-filters=\"sRGB\">")
      text.add("<feColorMatrix values=\"")
      for _ in 0..<3 { text.add("0.2109 0.7148 0.0742 0 0 ") }
      text.add("0 0 0 1 0\"/></filter>\n")
    }
    text.add("</defs>\n")
    return text
  }

  /// One use of a picture.
  ///
  /// - Parameters:
  ///   - clip: The outline where it shows; nil for all of it.
  ///   - name: An id that is no other's, after the document's prefix.
  func add(_ mark: ImageMark, clip: SVGText?, name: String, to text: inout SVGText) {
    guard let number = numbers[mark.image], !mark.frame.isEmpty, mark.opacity > 0 else { return }
    if let clip {
      text.add("<clipPath id=\"")
      text.addPrefix()
      text.add(plain: "-\(name)")
      text.add("\"><path d=\"")
      text.add(clip)
      text.add("\"/></clipPath>\n")
    }
    // On a group, since a clip is measured in the space that its own element's transform makes.
    text.add("<g")
    if clip != nil {
      text.add(" clip-path=\"url(#")
      text.addPrefix()
      text.add(plain: "-\(name)")
      text.add(")\"")
    }
    if mark.isGrey {
      text.add(" filter=\"url(#")
      text.addPrefix()
      text.add("-grey)\"")
    }
    text.add("><use xlink:href=\"#")
    addName(number, to: &text)
    text.add("\"")
    if mark.opacity < 1 {
      text.add(" opacity=\"")
      text.add(mark.opacity)
      text.add("\"")
    }
    addTransform(of: mark, to: &text)
    text.add("/></g>\n")
  }

  /// From the picture's pixels to the sheet.
  private func addTransform(of mark: ImageMark, to text: inout SVGText) {
    let frame = mark.frame
    let corner: Point =
      switch mark.turn.rawValue {
      case 1: Point(x: frame.maxX, y: frame.minY)
      case 2: Point(x: frame.maxX, y: frame.maxY)
      case 3: Point(x: frame.minX, y: frame.maxY)
      default: frame.origin
      }
    let size = mark.turn.turned(frame.size)
    text.add(" transform=\"translate(")
    text.add(corner.x)
    text.add(" ")
    text.add(corner.y)
    text.add(")")
    if mark.turn != .none {
      text.add("rotate(")
      text.add(Double(mark.turn.degrees))
      text.add(")")
    }
    text.add("scale(")
    text.add(size.width / Double(mark.image.width), decimals: 9)
    text.add(" ")
    text.add(size.height / Double(mark.image.height), decimals: 9)
    text.add(")\"")
  }

  private func addName(_ number: Int, to text: inout SVGText) {
    text.addPrefix()
    text.add("-p")
    text.add(Double(number))
  }
}
