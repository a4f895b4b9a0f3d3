import DuoGeometry
import DuoLayout

/// The figures of a pose by their paths in its file, in their order there, and of its display in `device.json`.
enum PoseFigures {
  /// nil for what nobody knows.
  static func all(of pose: Pose, on device: Device) -> [(path: String, value: ToldFigure.Value?)] {
    var figures: [(path: String, value: ToldFigure.Value?)] = [
      ("display", .word(pose.display.rawValue)), ("orientation", .word(pose.orientation.rawValue)),
      ("quarterTurn", .number(Double(pose.quarterTurn.rawValue))), ("window", .rect(pose.window)),
    ]
    figures += Edge.allCases.map { ("safeArea.insets.\($0.rawValue)", .number(pose.safeArea[$0])) }
    figures += [
      ("sizeClass.horizontal", .word(pose.sizeClass.horizontal.rawValue)),
      ("sizeClass.vertical", .word(pose.sizeClass.vertical.rawValue)),
      ("barEdge", .word(pose.barEdge?.rawValue ?? "none")),
      ("hinge.status", .word(pose.hinge.status.rawValue)),
      ("hinge.angle", pose.hinge.angle.map { .degrees($0) }),
    ]
    for region in pose.regions {
      let path = "regions.\(region.name.rawValue)"
      figures += [
        ("\(path).kind", .word(region.kind.rawValue)), ("\(path).frame", .rect(region.frame)),
        ("\(path).margins", .insets(region.margins)),
        ("\(path).isActive", .word(FigureReading.word(region.isActive))),
      ]
      if region.followsCamera {
        figures.append(("\(path).followsCamera", .word("while the camera runs")))
      }
    }
    figures += [
      ("bars.navigation", .word(words(pose.navigationBar))),
      ("bars.collapsedNavigation", .word(words(pose.collapsedNavigationBar))),
      ("bars.tab", .word(words(pose.tabBar))),
      ("keyboard.height", pose.keyboardHeight.map { .number($0) }),
      (
        "displays.\(pose.display.rawValue).scale",
        .number(device.display(pose.display).scale)
      ),
    ]
    return figures
  }

  private static func words(_ change: InsetChange) -> String {
    let named = Edge.allCases.compactMap { edge in
      change[edge].map { "\(edge.rawValue) \(ToldFigure.text($0))" }
    }
    return named.isEmpty ? "no change" : named.joined(separator: ", ")
  }
}
