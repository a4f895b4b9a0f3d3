import DuoGeometry
import DuoLayout

/// Until the catalogue and the drawing have landed.
enum StandIn {
  static let catalog = [
    ("closed", [], true), ("open", [], true), ("partly-open", ["book"], true), ("tent", [], false),
  ].map { (name: String, others: [String], isMain: Bool) in
    Pose(
      name: name, otherNames: others, title: name, group: .open, isMain: isMain, display: .inner,
      orientation: .landscape, quarterTurn: .none, window: Rect(size: .zero), safeArea: .zero,
      sizeClass: SizeClass(horizontal: .compact, vertical: .compact), barEdge: nil,
      hinge: Hinge(status: .closed, angle: nil), regions: [], navigationBar: InsetChange(),
      collapsedNavigationBar: InsetChange(), tabBar: InsetChange(), keyboardHeight: nil,
      provenance: ProvenanceBook(base: Provenance(grade: .measured, source: "")))
  }

  static func content(_ request: DrawRequest, _ format: FileFormat) -> String {
    "\(format.rawValue) \(request.name) \(request.typedOptions)\n"
  }
}
