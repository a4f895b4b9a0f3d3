import DuoCatalog
import DuoDrawing
import DuoLayout

/// One panel that was asked for.
struct PanelPlan: Sendable {
  var pose: PoseEntry
  var facing: Facing
  var direction: Direction
  var view: View
  var theme: Theme

  /// `partly-open.faceToFace.ltr`
  var id: String { "\(pose.name).\(facing.rawValue).\(direction.rawValue)" }

  /// Every panel of a request, poses outermost.
  static func all(_ request: DrawRequest) -> [PanelPlan] {
    var plans: [PanelPlan] = []
    for pose in request.poses {
      for facing in request.facings {
        for direction in request.directions {
          for view in request.views {
            for theme in request.themes {
              plans.append(
                PanelPlan(
                  pose: pose, facing: facing, direction: direction, view: view, theme: theme))
            }
          }
        }
      }
    }
    return plans
  }

  /// - Throws: `Trouble` that names the panel where it cannot be worked out.
  func subject(
    of pose: Pose, _ request: DrawRequest, device: Device
  ) throws(Trouble) -> PanelSubject {
    do {
      var layout = try PanelLayout.solve(
        LayoutRequest(
          device: device, pose: pose, screen: .duel, facing: facing, direction: direction,
          options: request.layout))
      layout.variant = variant(request)
      return PanelSubject(layout: layout, device: device, view: view, theme: theme)
    } catch {
      throw Trouble("\(id): \(error.place)", error.problem, error.remedy)
    }
  }

  /// The id with what else varies from panel to panel, so that no two are alike.
  func ownID(_ request: DrawRequest) -> String {
    id + variant(request)
  }

  private func variant(_ request: DrawRequest) -> String {
    (request.views.count > 1 ? ".\(view.rawValue)" : "")
      + (request.themes.count > 1 ? ".\(theme.rawValue)" : "")
  }

  /// Where it belongs on a sheet, showing `content`.
  func cell(_ request: DrawRequest, _ content: SheetCell.Content) -> SheetCell {
    SheetCell(
      values: [
        .pose: pose.name, .facing: facing.rawValue, .direction: direction.rawValue,
        .screen: request.screens[0], .view: view.rawValue, .theme: theme.rawValue,
      ], group: pose.group, content: content)
  }
}
