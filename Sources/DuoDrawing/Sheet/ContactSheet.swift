import DuoGeometry
import DuoLayout

extension Drawing {
  /// Many panels at one scale, with a header and a legend.
  ///
  /// - Parameter jobs: Threads that build panels; the drawing does not depend on their number.
  public static func sheet(
    _ request: SheetRequest, shaper: any TextShaper, jobs: Int = 1
  ) -> PlacedDrawing {
    ContactSheet(request: request, shaper: shaper, jobs: jobs).build()
  }
}

/// Builds a sheet: finds the scale and the places of its panels, then writes what surrounds them.
struct ContactSheet {
  let request: SheetRequest
  let shaper: any TextShaper
  let jobs: Int

  static let margin = 22.0
  static let largestScale = 1.0
  static let smallestScale = 0.05
  /// The shape a sheet should come near to.
  static let aspect = 1.6
  /// How many times wider or taller it may be.
  static let tolerance = 1.17

  func build() -> PlacedDrawing {
    let (scale, flow) =
      request.scale.map { given in
        (given, bestFlow(built(given).map(\.size), given))
      } ?? fitting()
    // Once more, now that each panel knows its place.
    return assemble(built(scale, references: flow.references), flow, scale)
  }

  /// The largest scale that fits, near what a linear estimate says.
  private func fitting() -> (Double, SheetFlow) {
    let estimate = fittingScale()
    let limit = estimate < PanelStyle.fullFromScale ? PanelStyle.fullFromScale - 0.005 : 1
    // Annotation is not linear: in a larger panel more of it finds room inside.
    for factor in [1.4, 1.3, 1.22, 1.15, 1.08, 1, 0.95, 0.9, 0.82, 0.7] {
      let scale = min((estimate * factor * 200).rounded() / 200, limit)
      if let flow = fittingFlow(built(scale).map(\.size), scale) { return (scale, flow) }
    }
    let scale = ContactSheet.smallestScale
    return (scale, bestFlow(built(scale).map(\.size), scale))
  }

  func style(_ scale: Double) -> PanelStyle {
    PanelStyle(layers: request.layers, detail: request.detail, scale: scale)
  }

  var isGrid: Bool { !request.rows.isEmpty || !request.columns.isEmpty }

  private func built(_ scale: Double, references: [String]? = nil) -> [BuiltPanel] {
    let style = style(scale)
    let isNamedAbove = !isGrid
    return parallelMap(Array(request.cells.enumerated()), jobs: jobs) { index, cell in
      let reference = references?[index] ?? "A1"
      switch cell.content {
      case .panel(var subject):
        subject.reference = reference
        subject.isNamedAbove = isNamedAbove
        var builder = PanelBuilder(subject, style: style, shaper: shaper)
        return builder.build()
      case .failed(let name, let message):
        return failed(name, message, reference, style)
      }
    }
  }

  /// The largest scale at which everything is likely to fit, from how cells grow with it.
  private func fittingScale() -> Double {
    let overview = estimate(from: 0.3)
    // Full panels carry more around them: try them only where an overview would be large.
    guard request.detail == .auto, overview >= PanelStyle.fullFromScale else { return overview }
    let full = estimate(from: ContactSheet.largestScale)
    return full >= PanelStyle.fullFromScale ? full : PanelStyle.fullFromScale - 0.005
  }

  private func estimate(from probe: Double) -> Double {
    let growth = zip(request.cells, built(probe)).map { cell, panel -> (body: Size, rest: Size) in
      guard case .panel(let subject) = cell.content else { return (.zero, panel.size) }
      let body = PanelBuilder(subject, style: style(1), shaper: shaper).body.size
      let rest = Size(
        width: max(panel.size.width - body.width * probe, 0),
        height: max(panel.size.height - body.height * probe, 0))
      return (body, rest)
    }
    func works(_ scale: Double) -> Bool {
      let sizes = growth.map { one in
        Size(
          width: one.body.width * scale + one.rest.width,
          height: one.body.height * scale + one.rest.height)
      }
      return fittingFlow(sizes, scale) != nil
    }
    // Whole steps, so that the scale can be printed and typed again.
    var low = Int(ContactSheet.smallestScale * 200)
    var high = Int(ContactSheet.largestScale * 200)
    if works(Double(high) / 200) { return Double(high) / 200 }
    while high - low > 1 {
      let middle = (low + high) / 2
      if works(Double(middle) / 200) { low = middle } else { high = middle }
    }
    return Double(low) / 200
  }

  /// The flow nearest to the wanted shape among those that fit the area; nil where none does.
  private func fittingFlow(_ sizes: [Size], _ scale: Double) -> SheetFlow? {
    let room = Size(
      width: request.area.width - 2 * ContactSheet.margin,
      height: max(request.area.height - surroundings, 1))
    let all = flows(sizes, scale, widest: room.width)
    let fitting = all.filter {
      // Where rows can break differently, not every shape will do.
      $0.size.width <= room.width && $0.size.height <= room.height
        && (all.count < 4 || distance($0) <= ContactSheet.tolerance)
    }
    return fitting.min { badness($0) < badness($1) }
  }

  private func bestFlow(_ sizes: [Size], _ scale: Double) -> SheetFlow {
    let all = flows(sizes, scale, widest: .infinity)
    return all.min { badness($0) < badness($1) } ?? SheetFlow.grid([], sizes: [])
  }

  private func flows(_ sizes: [Size], _ scale: Double, widest: Double) -> [SheetFlow] {
    if isGrid { return [SheetFlow.grid(gridRows(), sizes: sizes)] }
    let blocks = blocks(isNamed: !style(scale).isFull)
    return SheetFlow.breakWidths(blocks, sizes: sizes).filter { $0 <= widest + 1e-6 }.map {
      SheetFlow.flowing(blocks, sizes: sizes, width: $0 + 1e-6)
    }
  }

  /// The wrong shape, and room that no card takes.
  private func badness(_ flow: SheetFlow) -> Double {
    let cards = flow.cards.map(\.area).reduce(0, +)
    return distance(flow) + 0.8 * (1 - cards / max(flow.size.area, 1))
  }

  /// How far a flow with its surroundings is from the wanted shape; 1 is there.
  private func distance(_ flow: SheetFlow) -> Double {
    let width = flow.size.width + 2 * ContactSheet.margin
    let ratio = width / (flow.size.height + surroundings) / ContactSheet.aspect
    return max(ratio, 1 / max(ratio, 1e-9))
  }

  /// The height of header, legend and margins; the legend's is an estimate.
  private var surroundings: Double { headerHeight + 64 + 2 * ContactSheet.margin }

  var headerHeight: Double { 40 + Double(request.facts.count + 1) * 14 }
}
