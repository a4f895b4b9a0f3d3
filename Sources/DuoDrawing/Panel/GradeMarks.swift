import DuoLayout

extension Grade {
  /// The sign behind a value that is not `measured`; measured values carry none.
  var mark: String {
    switch self {
    case .measured: ""
    case .measuredOnce: "¹"
    case .derived: "∴"
    case .unverified: "?"
    }
  }

  /// The sign with a thin space before it, to stand behind a value.
  var suffix: String { mark.isEmpty ? "" : "\u{2009}" + mark }

  var words: String {
    switch self {
    case .measured: "measured: two or more probes agree"
    case .measuredOnce: "measured once"
    case .derived: "derived from measured values"
    case .unverified: "unverified"
    }
  }
}

extension PanelBuilder {
  /// The sign of the weakest of some values of the panel, with a thin space before it: as the layout JSON grades
  /// them, so that what bars, keyboard and camera change is no better known than they are.
  func gradeMark(_ paths: String...) -> String {
    mark(
      paths.map { path in
        path.hasPrefix("bars.") ? layout.pose.provenance[path].grade : grades[path]
      })
  }

  func deviceGradeMark(_ paths: String...) -> String {
    mark(paths.map { device.provenance[$0].grade })
  }

  private func mark(_ grades: [Grade]) -> String {
    grades.min()?.suffix ?? ""
  }
}
