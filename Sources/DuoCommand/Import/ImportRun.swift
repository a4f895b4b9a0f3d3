import DuoCapture
import DuoCatalog
import DuoGeometry
import DuoJSON
import DuoLayout
import DuoScreens

/// One run of `import`, from the files' bytes to screens and poses.
struct ImportRun {
  let catalog: Catalog
  let options: ImportOptions
  let said: Pose?
  let talk: Talk
  private var captures: [ReadCapture] = []
  private var messages: [String] = []
  private var notes: [String]

  init(
    catalog: Catalog, options: ImportOptions, said: Pose?, notes: [String], talk: Talk
  ) {
    self.notes = notes
    self.catalog = catalog
    self.options = options
    self.said = said
    self.talk = talk
  }

  /// Reads all files, on all cores.
  mutating func read(_ sources: [CaptureSource]) {
    let device = catalog.device
    let results = parallelMap(sources, jobs: Cores.available) {
      source -> Result<ReadCapture, CaptureFault> in
      do throws(CaptureFault) {
        return .success(try ReadCapture(source, device: device))
      } catch {
        return .failure(error)
      }
    }
    let own = pictures(of: sources)
    for (source, result) in zip(sources, results) {
      if let screen = own[source.file] {
        notes.append("\(source.file): left aside, it is a picture of \(screen)")
        continue
      }
      switch result {
      case .success(let capture): take(capture)
      case .failure(let fault): messages.append(fault.message(file: source.file))
      }
    }
  }

  /// The pictures that an earlier import has put beside its screens, by their paths, with the screen's.
  private func pictures(of sources: [CaptureSource]) -> [String: String] {
    var pictures: [String: String] = [:]
    for source in sources where !source.isNamed && source.bytes.first == UInt8(ascii: "{") {
      guard let screen = ImportFiles.imported(source.bytes, catalog) else { continue }
      let folder = source.file.lastIndex(of: "/").map { String(source.file[...$0]) } ?? ""
      for case let image? in screen.capture?.poses.map(\.image) ?? [] {
        pictures[folder + image] = source.file
      }
    }
    return pictures
  }

  private mutating func take(_ capture: ReadCapture) {
    let file = capture.source.file
    if case .other(let words) = capture.content {
      if capture.source.isNamed || capture.source.isNamedByPose(in: catalog) {
        messages.append("\(file): \(words); allowed: \(Self.formats)")
      } else {
        notes.append("\(file): left aside, it \(words)")
      }
      return
    }
    notes += capture.notes.map { "\(file): \($0)" }
    captures.append(capture)
  }

  private static let formats = CaptureFormat.allCases.map(\.words).joined(separator: ", ")

  /// Writes everything, or nothing.
  ///
  /// - Throws: `CaptureFaults` with all that is wrong, `Trouble` for a file that cannot be written.
  mutating func write(to folder: String, named name: String?, groups names: [String?]) throws {
    var files = ImportFiles(folder: folder, catalog: catalog)
    var sorter = CaptureSorter(catalog: catalog, said: said, turn: options.turn)
    sorter.sort(captures)
    messages += sorter.messages
    for group in sorter.groups(named: name, names: names) { add(group, to: &files) }
    addPoses(to: &files)
    guard messages.isEmpty else { throw CaptureFaults(messages: messages) }
    guard !captures.isEmpty else {
      throw CaptureFaults(
        messages: notes + ["import: there is no capture; allowed: \(Self.formats)"])
    }
    for note in notes { talk.note(note) }
    let paths = try files.write()
    if !talk.isQuiet { try StandardStreams.write(paths.map { $0 + "\n" }.joined()) }
  }

  /// What all logs together have settled: a capture run writes one for each pose and shot.
  private mutating func addPoses(to files: inout ImportFiles) {
    var logs: [(group: Int, shot: Int, log: ProbeLog)] = []
    for capture in captures {
      guard case .log(let log) = capture.content else { continue }
      let shot = PoseFinder.named(capture.source.stem, in: catalog)?.shot ?? 1
      logs.append((capture.source.group, shot, log))
    }
    // By name `closed-2` comes before `closed`.
    let order = logs.indices.sorted {
      (logs[$0].group, logs[$0].shot, $0) < (logs[$1].group, logs[$1].shot, $1)
    }
    let log = ProbeLog(merging: order.map { logs[$0].log })
    do throws(CaptureFaults) {
      for file in try log.poseFiles(catalog: catalog) {
        files.add(pose: file.text, as: file.name)
      }
    } catch { messages += error.messages }
    notes += log.notes(catalog: catalog)
  }

  private mutating func add(_ group: CaptureGroup, to files: inout ImportFiles) {
    let base = FileName.plain(group.name)
    var captures: [PoseCapture] = []
    for shot in group.shots {
      var capture = PoseCapture(pose: shot.pose)
      capture.tree = shot.tree.map { ($0.source.file, $0.tree) }
      if let image = shot.image {
        let path = "\(base)-\(shot.pose.name).png"
        capture.image = (path, image.turn)
        files.add(picture: image.source, as: path)
      }
      captures.append(capture)
    }
    do throws(CaptureFaults) {
      let result = try ScreenImport(catalog: catalog, options: options)
        .screen(named: group.name, of: captures)
      notes += result.notes
      var screen = result.screen
      if let earlier = files.earlier("\(base).json") {
        let count = screen.keepEdits(of: earlier)
        if count > 0 {
          let elements = count == 1 ? "1 element" : "\(count) elements"
          notes.append(
            "\(InputFolder.path(files.folder, base)).json: what people added to \(elements) is kept"
          )
        }
      }
      files.add(screen: ScreenEncoder.text(screen), as: "\(base).json")
    } catch { messages += error.messages }
  }
}
