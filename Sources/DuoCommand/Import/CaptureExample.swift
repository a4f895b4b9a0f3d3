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
    var files: [(name: String, bytes: [UInt8])] = []
    for (name, format, ending) in captures {
      guard let pose = catalog.pose(named: name) else { continue }
      let layout = try layout(pose, catalog)
      files.append(
        ("\(name).\(ending)", Array(CaptureWriter.text(of: layout, as: format).utf8)))
      var picture: [UInt8] = []
      try CairoCanvas.png(
        .app(layout, device: catalog.device, shaper: typeface), typeface: typeface,
        density: catalog.device.display(pose.display).scale, layoutJSON: nil,
        jobs: Cores.available, to: { picture.append(contentsOf: $0) })
      files.append(("\(name).png", picture))
    }
    for file in files { try refuse(file.bytes, at: InputFolder.path(folder, file.name)) }
    let output = try OutputFolder(folder)
    for (name, bytes) in files {
      let file = try output.file(named: name)
      try bytes.withUnsafeBytes { try file.write($0) }
    }
    let paths = try output.commit()
    if !talk.isQuiet { try StandardStreams.write(paths.map { $0 + "\n" }.joined()) }
  }

  /// People's own captures have the same names.
  private static func refuse(_ bytes: [UInt8], at path: String) throws(Trouble) {
    guard InputFolder.exists(path), (try? InputFolder.bytes(of: path)) != bytes else { return }
    throw Trouble(path, "is there already", "name an empty folder, or one that is not there yet")
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
