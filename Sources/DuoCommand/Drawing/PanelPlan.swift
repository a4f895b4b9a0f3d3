import DuoCatalog
import DuoDrawing
import DuoLayout

/// One panel that was asked for.
struct PanelPlan: Sendable {
  var panel: PanelChoicePlan
  var view: View
  var theme: Theme

  var pose: PoseEntry { panel.pose }

  /// Every panel of a request, poses outermost.
  static func all(_ request: DrawRequest) -> [PanelPlan] {
    request.choice.plans.flatMap { panel in
      request.views.flatMap { view in
        request.themes.map { PanelPlan(panel: panel, view: view, theme: $0) }
      }
    }
  }

  /// - Throws: `Trouble` that names the panel where it cannot be worked out.
  func subject(
    of pose: Pose, _ request: DrawRequest, device: Device, captures: CaptureFiles
  ) throws(Trouble) -> PanelSubject {
    var layout = try panel.layout(of: pose, request.choice, device: device)
    layout.variant = variant(request)
    var subject = PanelSubject(layout: layout, device: device, view: view, theme: theme)
    subject.capture = try captures.capture(for: layout, of: panel.screen)
    return subject
  }

  /// The id with what else varies from panel to panel, so that no two are alike.
  func ownID(_ request: DrawRequest) -> String {
    panel.id + variant(request)
  }

  private func variant(_ request: DrawRequest) -> String {
    panel.variant(request.choice) + (request.views.count > 1 ? ".\(view.rawValue)" : "")
      + (request.themes.count > 1 ? ".\(theme.rawValue)" : "")
  }

  /// Where it belongs on a sheet, showing `content`.
  func cell(_ request: DrawRequest, _ content: SheetCell.Content) -> SheetCell {
    SheetCell(
      values: [
        .pose: pose.name, .facing: panel.facing.rawValue,
        .direction: panel.direction.rawValue, .screen: panel.screen.name,
        .phase: panel.phase?.rawValue ?? "", .view: view.rawValue, .theme: theme.rawValue,
      ], group: pose.group, content: content)
  }
}
