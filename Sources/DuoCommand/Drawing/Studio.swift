import DuoCatalog
import DuoDrawing
import DuoLayout
import Typeface

/// Makes the pictures of a request.
struct Studio {
  let request: DrawRequest
  let arguments: Arguments
  let catalog: Catalog
  /// nil where nothing but numbers is asked for.
  let typeface: Typeface?

  /// The sheet or the one panel, then one picture for each panel where `--each` asks for them; and what could
  /// not be drawn.
  ///
  /// - Throws: `Trouble` for the first panel that cannot be drawn, unless `--keep-going` was given.
  func pictures() throws -> (pictures: [Picture], troubles: [Trouble]) {
    var subjects: [PanelSubject] = []
    var troubles: [Trouble] = []
    for plan in PanelPlan.all(request) {
      do {
        subjects.append(try plan.subject(request, device: catalog.device))
      } catch {
        guard request.keepGoing else { throw error }
        troubles.append(error)
      }
    }
    if subjects.isEmpty, let first = troubles.first { throw first }
    var pictures = [picture(named: request.name, of: subjects)]
    if request.each, !request.isOnePanel {
      pictures += subjects.map { picture(named: name(of: $0), of: [$0]) }
    }
    for picture in pictures { try picture.checkSize(request) }
    return (pictures, troubles)
  }

  private func picture(named name: String, of subjects: [PanelSubject]) -> Picture {
    Picture(
      name: name, layouts: subjects.map(\.layout), device: catalog.device,
      placed: typeface.flatMap { drawing(of: subjects, shaper: $0) })
  }

  private func drawing(of subjects: [PanelSubject], shaper: Typeface) -> PlacedDrawing? {
    let style = PanelStyle(
      layers: request.layers, detail: request.detail, scale: request.scale ?? 1)
    return subjects.first.map { Drawing.panel($0, style: style, shaper: shaper) }
  }

  /// The name of a panel's own file: as if nothing else had been chosen, after `--name` where that was given.
  private func name(of subject: PanelSubject) -> String {
    var alone = arguments
    alone.set("direction", [subject.layout.direction.rawValue])
    alone.set("view", [subject.view.rawValue])
    alone.set("theme", [subject.theme.rawValue])
    for option in ["rows", "columns", "paper", "actual-size"] { alone.set(option, nil) }
    let own = FileName.chosen(
      poses: .these([subject.layout.pose.name]), facing: subject.layout.facing,
      screens: request.screens,
      parts: Settled(alone, table: OptionTable.draw).nameParts)
    return arguments.has("name") ? "\(request.name)-\(own)" : own
  }
}
