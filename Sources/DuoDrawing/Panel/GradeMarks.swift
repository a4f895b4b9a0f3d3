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
  /// The sign of the weakest of some facts of the pose, with a thin space before it.
  func gradeMark(_ paths: String...) -> String {
    mark(paths.map { layout.pose.provenance[$0].grade })
  }

  func deviceGradeMark(_ paths: String...) -> String {
    mark(paths.map { device.provenance[$0].grade })
  }

  private func mark(_ grades: [Grade]) -> String {
    let sign = grades.min()?.mark ?? ""
    return sign.isEmpty ? "" : "\u{2009}" + sign
  }
}
