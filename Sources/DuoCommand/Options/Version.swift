import CairoCanvas
import PNGImage
import Typeface

/// What `--version` prints: the program's version, then what else decides the bytes of its files.
enum Version {
  static var text: String {
    let font =
      (try? Typeface.load()).map { "\($0.familyName) \($0.fontVersion)" } ?? "no font found"
    return """
      duo-render \(Program.version)
      Cairo \(CairoCanvas.libraryVersion)
      libpng \(PNGEncoder.libraryVersion)
      zlib \(PNGEncoder.packerVersion)
      \(font)

      """
  }
}
