import DuoCapture
import DuoCatalog
import DuoGeometry
import DuoLayout

/// Sorts captures by screen, shot and pose.
struct CaptureSorter {
  let catalog: Catalog
  /// What `--pose` says.
  let said: Pose?
  let turn: QuarterTurn?
  private(set) var messages: [String] = []
  /// By group and shot.
  private var screens: [Key: [CaptureGroup.Shot]] = [:]
  private let finder: PoseFinder

  private struct Key: Hashable, Comparable {
    var group: Int
    var shot: Int

    static func < (a: Key, b: Key) -> Bool { (a.group, a.shot) < (b.group, b.shot) }
  }

  init(catalog: Catalog, said: Pose?, turn: QuarterTurn?) {
    self.catalog = catalog
    self.said = said
    self.turn = turn
    finder = PoseFinder(catalog: catalog)
  }

  /// A log that tells of one pose says it for the tree and the picture of its name, and a tree for the picture.
  mutating func sort(_ captures: [ReadCapture]) {
    var poses: [String: (pose: Pose, shot: Int)] = [:]
    for capture in captures {
      guard case .log(let log) = capture.content, named(capture) == nil,
        let files = try? log.poseFiles(catalog: catalog), files.count == 1,
        let pose = catalog.pose(named: String(files[0].name.dropLast(".json".count)))
      else { continue }
      poses["\(capture.source.group)/\(capture.source.stem)"] = (pose, 1)
    }
    for capture in captures {
      guard case .tree(let tree) = capture.content else { continue }
      let named =
        said.map { ($0, shot(of: capture)) } ?? self.named(capture)
        ?? poses["\(capture.source.group)/\(capture.source.stem)"]
      do throws(CaptureFault) {
        let pose = try finder.pose(of: tree, said: named?.0)
        let shot = named?.1 ?? 1
        poses["\(capture.source.group)/\(capture.source.stem)"] = (pose, shot)
        add(capture, pose, shot) { $0.tree = (capture.source, tree) }
      } catch {
        messages.append(error.message(file: capture.source.file))
      }
    }
    for capture in captures {
      guard case .image(let width, let height) = capture.content else { continue }
      let named =
        said.map { ($0, shot(of: capture)) } ?? self.named(capture)
        ?? poses["\(capture.source.group)/\(capture.source.stem)"]
      do throws(CaptureFault) {
        let found = try finder.pose(ofImage: width, height, said: named?.0, turn: turn)
        // What size and pose tell anyway is not written down.
        let stated = found.turn == .none && turn == nil ? nil : found.turn
        add(capture, found.pose, named?.1 ?? 1) { $0.image = (capture.source, stated) }
      } catch {
        messages.append(error.message(file: capture.source.file))
      }
    }
  }

  private func named(_ capture: ReadCapture) -> (Pose, Int)? {
    PoseFinder.named(capture.source.stem, in: catalog).map { ($0.pose, $0.shot) }
  }

  private func shot(of capture: ReadCapture) -> Int { named(capture)?.1 ?? 1 }

  private mutating func add(
    _ capture: ReadCapture, _ pose: Pose, _ shot: Int, _ fill: (inout CaptureGroup.Shot) -> Void
  ) {
    let key = Key(group: capture.source.group, shot: shot)
    var shots = screens[key] ?? []
    let place = shots.firstIndex { $0.pose.name == pose.name }
    var new = place.map { shots[$0] } ?? CaptureGroup.Shot(pose: pose)
    let isTree = if case .tree = capture.content { true } else { false }
    if let earlier = isTree ? new.tree?.source : new.image?.source {
      messages.append(
        "\(capture.source.file): is \(pose.name), and so is \(earlier.file); "
          + "give one of each pose, or number the shots: \(pose.name)-1, \(pose.name)-2")
      return
    }
    fill(&new)
    if let place { shots[place] = new } else { shots.append(new) }
    screens[key] = shots
  }

  /// The screens that the captures make.
  ///
  /// - Parameters:
  ///   - given: what `--name` says.
  ///   - names: what each group may be called.
  func groups(named given: String?, names: [String?]) -> [CaptureGroup] {
    let order = Dictionary(
      uniqueKeysWithValues: catalog.entries.enumerated().map { ($1.name, $0) })
    return screens.keys.sorted().map { key in
      let shots = (screens[key] ?? []).sorted {
        order[$0.pose.name, default: 0] < order[$1.pose.name, default: 0]
      }
      let own = names[key.group] ?? Self.appName(shots) ?? "capture"
      var name = given ?? own
      // One name for several screens would lose all but one.
      if given != nil, Set(screens.keys.map(\.group)).count > 1, let folder = names[key.group] {
        name += "-\(folder)"
      }
      return CaptureGroup(name: key.shot == 1 ? name : "\(name)-\(key.shot)", shots: shots)
    }
  }

  private static func appName(_ shots: [CaptureGroup.Shot]) -> String? {
    for shot in shots {
      guard let node = shot.tree?.tree.nodes.first else { continue }
      let name = node.label.isEmpty ? node.identifier : node.label
      let line = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !line.isEmpty { return String(line.prefix(60)) }
    }
    return nil
  }
}
