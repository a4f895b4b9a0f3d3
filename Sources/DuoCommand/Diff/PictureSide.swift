import DuoJSON
import LayoutDiff
import PNGImage

/// What a PNG of ours carries beside its pixels.
struct PictureSide: Sendable {
  /// The layouts of the panels it shows; nil where it carries none.
  let layout: LayoutSnapshot?
  /// Pixels per sheet unit.
  let density: Double?
  /// Why its layout could not be read.
  let fault: String?

  /// The name of the text that holds the layout.
  static let keyword = "duo-render/layout"
  /// Pixels per metre of a sheet unit, 1/96 inch, at density 1.
  private static let unit = 96 / 0.0254

  init(_ bytes: [UInt8], file: String) {
    let metadata = PNGMetadata(bytes)
    guard let text = metadata.text(Self.keyword) else {
      (layout, density, fault) = (nil, nil, nil)
      return
    }
    // Densities are typed with few digits, and pixels per metre are whole.
    density = metadata.pixelsPerMetre.map { (Double($0) / Self.unit * 1000).rounded() / 1000 }
    do {
      layout = try LayoutSnapshot(parsing: text, file: file)
      fault = nil
    } catch {
      layout = nil
      fault = "the layout that \(file) carries cannot be read: \(error.messages.first ?? "")"
    }
  }
}
