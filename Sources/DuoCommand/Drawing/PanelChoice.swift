import DuoCatalog
import DuoLayout

/// Which panels a command is about, and how they are laid out: what `draw`, `check` and `hit` share.
public struct PanelChoice: Hashable, Sendable {
  /// In the order asked for; broken ones only where a command keeps going.
  public var poses: [PoseEntry]
  public var facings: [Facing]
  public var directions: [Direction]
  /// Each with a name of its own.
  public var screens: [Screen]
  /// nil alone where no moment of a race was asked for.
  public var phases: [RacePhase?]
  public var layout: LayoutOptions
  /// What was asked for and cannot be had, a sentence each.
  public var notes: [String] = []
}

extension PanelChoice {
  /// What the arguments choose, else the defaults of the command's own table.
  ///
  /// - Throws: `CatalogError` for a pose that does not exist, `Trouble` for another name or a screen that cannot be read.
  init(
    _ arguments: Arguments, table: [OptionSpec], catalog: Catalog,
    files: any FileSource = DiskFiles()
  ) throws {
    func chosen(_ option: String) -> [String] {
      if let given = arguments.given(option) { return given }
      let values = table.first { $0.name == option }?.defaultValues ?? []
      return values == ["all"] ? [] : values
    }
    func every<T: CaseIterable & RawRepresentable>(_ option: String) -> [T]
    where T.RawValue == String {
      let names = chosen(option)
      return names.isEmpty ? Array(T.allCases) : names.compactMap(T.init)
    }
    let names = chosen("pose")
    poses = try catalog.choose(names.isEmpty ? ["all"] : names)
    facings = every("facing")
    directions = every("direction")
    screens = try ScreenFiles.load(
      chosen("screen") + arguments.names, catalog: catalog, files: files)
    phases = arguments.list("phase") ?? [nil]
    layout = try LayoutOptions(arguments)
    try keepToCaptures(
      named: Set(["pose", "facing", "direction"].filter { arguments.given($0) != nil }),
      catalog: catalog)
    let idle = LayoutOptions.decidedByTheApp.filter(arguments.isTyped)
    if !idle.isEmpty {
      let options = idle.map { "--\($0)" }.joined(separator: ", ")
      for screen in screens where screen.capture != nil {
        notes.append(
          "\(screen.file ?? screen.name): was captured from an app, which \(options) cannot change")
      }
    }
    for screen in screens where phases != [nil] && !screen.hasTargets {
      throw Trouble(
        "--phase", "\(screen.name) has no targets, so there is no race on it",
        "leave --phase out, or choose a screen with targets")
    }
  }

  /// Whether it is one panel.
  var isOnePanel: Bool {
    [poses.count, facings.count, directions.count, screens.count, phases.count]
      .allSatisfy { $0 == 1 }
  }
}

/// One panel that was chosen, before it is worked out.
struct PanelChoicePlan: Sendable {
  var pose: PoseEntry
  var facing: Facing
  var direction: Direction
  var screen: Screen
  var phase: RacePhase?

  /// `partly-open.faceToFace.ltr`
  var id: String { "\(pose.name).\(facing.rawValue).\(direction.rawValue)" }

  /// - Throws: `Trouble` that names the panel where it cannot be worked out.
  func layout(
    of pose: Pose, _ choice: PanelChoice, device: Device
  ) throws(Trouble) -> PanelLayout {
    var options = choice.layout.showing(screen.capture, in: pose.name)
    options.phase = phase
    do {
      var layout = try PanelLayout.solve(
        LayoutRequest(
          device: device, pose: pose, screen: screen, facing: facing, direction: direction,
          options: options))
      layout.variant = variant(choice)
      return layout
    } catch {
      let file = error.place.hasPrefix("--") ? nil : screen.file
      let place = file.map { "\($0): \(id): \(error.place)" } ?? "\(id): \(error.place)"
      throw Trouble(place, error.problem, error.remedy)
    }
  }

  /// What else varies from panel to panel of the choice, so that no two ids are alike.
  func variant(_ choice: PanelChoice) -> String {
    (choice.screens.count > 1 ? ".\(screen.name)" : "")
      + (choice.phases.count > 1 ? phase.map { ".\($0.rawValue)" } ?? "" : "")
  }
}

extension PanelChoice {
  /// Every panel, poses outermost, then screens.
  var plans: [PanelChoicePlan] {
    var plans: [PanelChoicePlan] = []
    for pose in poses {
      for screen in screens {
        for facing in facings {
          for direction in directions where screen.isKnown(pose.name, facing, direction) {
            for phase in phases {
              plans.append(
                PanelChoicePlan(
                  pose: pose, facing: facing, direction: direction, screen: screen, phase: phase))
            }
          }
        }
      }
    }
    return plans
  }
}
