import CairoCanvas
import DuoCapture
import DuoCatalog
import DuoDrawing
import DuoLayout
import DuoScreens
import Typeface

/// Captures of the built-in duel, as tools would write them from an app that shows it.
enum CaptureExample {
  /// Which tool captures which pose, and how the files end.
  private static let captures: [(pose: String, format: CaptureFormat, ending: String)] = [
    ("closed", .elementTree, "txt"), ("partly-open", .pageSource, "xml"),
    ("open-upright", .snapshot, "json"),
  ]

  static func write(to folder: String, catalog: Catalog, _ talk: Talk) throws {
    let typeface = try DrawCommand.load(talk)
    let output = try OutputFolder(folder)
    for (name, format, ending) in captures {
      guard let pose = catalog.pose(named: name) else { continue }
      let layout = try layout(pose, catalog)
      var text = CaptureWriter.text(of: layout, as: format)
      let tree = try output.file(named: "\(name).\(ending)")
      try text.withUTF8 { try tree.write(UnsafeRawBufferPointer($0)) }
      let picture = try output.file(named: "\(name).png")
      try CairoCanvas.png(
        .app(layout, device: catalog.device, shaper: typeface), typeface: typeface,
        density: catalog.device.display(pose.display).scale, layoutJSON: nil,
        jobs: Cores.available, to: picture.write)
    }
    let paths = try output.commit()
    if !talk.isQuiet { try StandardStreams.write(paths.map { $0 + "\n" }.joined()) }
  }

  private static func layout(_ pose: Pose, _ catalog: Catalog) throws(Trouble) -> PanelLayout {
    do {
      return try PanelLayout.solve(
        LayoutRequest(
          device: catalog.device, pose: pose, screen: .duel, facing: .sameWay))
    } catch {
      throw Trouble("\(pose.name): \(error.place)", error.problem, error.remedy)
    }
  }
}
