import DuoCapture
import DuoCatalog
import DuoLayout
import DuoReview
import DuoScreens

/// What is asked of a tree that was read: a clear refusal, or a screen file that is taken and lays out.
struct ImportTrial {
  private let catalog: Catalog
  private let vocabulary: ScreenVocabulary
  private static let file = "case"

  init(catalog: Catalog) {
    self.catalog = catalog
    vocabulary = ScreenVocabulary(poses: catalog.poses, rules: Rules.ids)
  }

  func run(_ tree: CapturedTree) -> Trial.Outcome {
    var outcomes: [Trial.Outcome] = []
    for fixes in [false, true] {
      let options = ImportOptions(
        facing: fixes ? .faceToFace : .sameWay, targets: ["*.target-*", "second.*"],
        fixesOrientation: fixes)
      let pose: Pose
      do throws(CaptureFault) {
        pose = try self.pose(of: tree)
      } catch {
        return told([error.message(file: Self.file)])
      }
      do throws(CaptureFaults) {
        let result = try ScreenImport(catalog: catalog, options: options).screen(
          named: "case", of: [PoseCapture(pose: pose, tree: (Self.file, tree))])
        outcomes.append(judge(result, pose, options))
      } catch {
        outcomes.append(told(error.messages))
      }
    }
    return outcomes.first { if case .broken = $0 { true } else { false } } ?? outcomes[0]
  }

  /// Where several poses fit, the first that has a window of that size.
  private func pose(of tree: CapturedTree) throws(CaptureFault) -> Pose {
    let finder = PoseFinder(catalog: catalog)
    do throws(CaptureFault) {
      return try finder.pose(of: tree, said: nil)
    } catch {
      guard error.problem.hasPrefix("fits ") else { throw error }
      for pose in catalog.poses {
        if let found = try? finder.pose(of: tree, said: pose) { return found }
      }
      throw error
    }
  }

  private func told(_ messages: [String]) -> Trial.Outcome {
    guard !messages.isEmpty else { return .broken("refused without a message") }
    for message in messages {
      if !message.hasPrefix("\(Self.file): ") { return .broken("no file in \(message)") }
      if !message.contains("; ") { return .broken("no remedy in \(message)") }
      if message.utf8.contains(where: { $0 < 0x20 }) { return .broken("a message of two lines") }
    }
    return .refused
  }

  private func judge(
    _ result: ScreenImport.Result, _ pose: Pose, _ options: ImportOptions
  ) -> Trial.Outcome {
    for note in result.notes where note.utf8.contains(where: { $0 < 0x20 }) {
      return .broken("a note of two lines")
    }
    let screen = result.screen
    guard !(screen.both.isEmpty && screen.first.isEmpty && screen.second.isEmpty) else {
      return .refused
    }
    let text = ScreenEncoder.text(screen)
    do throws(ScreenError) {
      let again = try ScreenDecoder.decode(
        Array(text.utf8), file: Self.file, vocabulary: vocabulary)
      guard ScreenEncoder.text(again) == text else { return .broken("written again it differs") }
    } catch {
      return .broken("the import is no screen file: \(error.messages.first ?? "")")
    }
    var layout = options.layout
    if let captured = screen.capture?[pose.name] {
      layout.bars.formUnion(captured.bars)
      layout.keyboard = captured.keyboard
    }
    let request = LayoutRequest(
      device: catalog.device, pose: pose, screen: screen, facing: options.facing,
      direction: options.direction, options: layout)
    do throws(LayoutError) {
      let placed = try PanelLayout.solve(request).elements.count
      let wanted = screen.first.count + screen.second.count
      return placed == wanted ? .taken : .broken("\(placed) of \(wanted) elements are placed")
    } catch {
      return .broken("the import does not lay out: \(error.place): \(error.problem)")
    }
  }
}
