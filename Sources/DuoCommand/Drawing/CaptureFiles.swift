import DuoDrawing
import DuoGeometry
import DuoLayout
import PNGImage

/// The pictures of screens that were captured from a running app, each read and decoded once.
struct CaptureFiles: Sendable {
  /// A decoded picture and what its reader noticed.
  private struct Decoded: Sendable {
    var image: RasterImage
    var profile: String?
    var notes: [String]
    /// `0xRRGGBB` each.
    var backgrounds: [UInt32]
    var isBlack: Bool
  }

  /// How much of the pictures shows: 0 to 1.
  var opacity = PanelCapture.usualOpacity
  /// What `--turn` says.
  var turn: QuarterTurn?
  private var device: Device
  private var source: any FileSource
  private var files: [String: Result<Decoded, Trouble>] = [:]

  /// Reads what the panels to be drawn show.
  init(
    _ panels: [PanelChoicePlan], device: Device, jobs: Int,
    files source: any FileSource = DiskFiles()
  ) {
    self.device = device
    self.source = source
    var wanted: [(path: String, pose: Pose)] = []
    for panel in panels {
      guard case .pose(let pose) = panel.pose,
        let path = panel.screen.capturePath(in: pose.name, files: source),
        !wanted.contains(where: { $0.path == path })
      else { continue }
      wanted.append((path, pose))
    }
    let work = wanted
    let results = parallelMap(work, jobs: jobs) {
      Self.read($0.path, $0.pose, device, source)
    }
    for (one, result) in zip(work, results) { files[one.path] = result }
  }

  /// Bytes that a picture may have.
  private static let limit = 64 << 20

  private static func read(
    _ path: String, _ pose: Pose, _ device: Device, _ source: any FileSource
  ) -> Result<Decoded, Trouble> {
    Result { () throws(Trouble) in
      let bytes = try source.bytes(of: path, limit: limit)
      let path = source.place(of: path)
      if let pointer = LFSPointer(bytes) { throw pointer.unresolved(path) }
      // A picture that fits nothing is not worth decoding.
      if let info = try? PNGInfo.read(bytes) {
        let orientation = CaptureOrientation(
          pose: pose, device: device, width: info.width, height: info.height)
        if orientation.display == nil { try orientation.check(path) }
      }
      let pixels: PNGPixels
      do throws(PNGError) { pixels = try PNGPixels(decoding: bytes) } catch {
        throw Trouble(path, error.problem, error.remedy)
      }
      return Decoded(
        image: RasterImage(
          width: pixels.width, height: pixels.height, words: pixels.words, file: bytes),
        profile: pixels.info.profile, notes: pixels.info.notes,
        backgrounds: pixels.backgroundColors, isBlack: pixels.isBlack)
    }
  }

  /// What the app showed in a panel; nil where nothing was captured there.
  ///
  /// - Throws: `Trouble` where the picture cannot be read, is black, or is not one of the pose's display.
  func capture(for layout: PanelLayout, of screen: Screen) throws(Trouble) -> PanelCapture? {
    let pose = layout.pose
    guard let captured = screen.capture?[pose.name], let image = captured.image,
      let path = screen.capturePath(in: pose.name, files: source), let result = files[path]
    else { return nil }
    let place = source.place(of: path)
    let decoded: Decoded
    switch result {
    case .success(let value): decoded = value
    case .failure(let trouble):
      // A file that is not there is the screen's fault.
      guard let file = screen.file, try !source.exists(path) else { throw trouble }
      throw Trouble(
        "\(file): capture.poses.\(pose.name).image", "\(place): \(trouble.problem)",
        "give the picture its path from the screen file's folder")
    }
    let picture = decoded.image
    let orientation = CaptureOrientation(
      pose: pose, device: device, width: picture.width, height: picture.height)
    if let display = orientation.display, decoded.isBlack {
      let black = BlackCapture(of: display)
      throw Trouble(place, black.problem, black.remedy)
    }
    try orientation.check(place)
    // With several pictures a turn is meant for those that it fits.
    let typed = self.turn.flatMap { turn in
      files.count == 1 || orientation.fitting.contains(turn) ? turn : nil
    }
    let asked =
      typed.map { ($0, "--turn") }
      ?? captured.turn.map {
        ($0, "\(screen.file ?? screen.name): capture.poses.\(pose.name).turn")
      }
    let turn = try orientation.turn(asked: asked, file: place)
    return PanelCapture(
      image: picture, path: image, turn: turn, opacity: opacity, profile: decoded.profile,
      faults: decoded.notes,
      measure: CaptureMeasure(
        picture, turn: turn, backgrounds: decoded.backgrounds, layout: layout, device: device))
  }
}

extension Screen {
  /// The picture of a pose as it is opened: its path goes from the folder of the screen's file, or where there is none
  /// from the working folder.
  func capturePath(in pose: String, files: any FileSource) -> String? {
    guard let image = capture?[pose]?.image else { return nil }
    return file.map { files.path(image, beside: $0) } ?? image
  }
}
