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

  func build() -> PlacedDrawing {
    var scale = request.scale ?? fittingScale()
    var cells = built(scale)
    if request.scale == nil {
      // The estimate is linear; annotation is not.
      for _ in 0..<8
      where fittingFlow(cells.map(\.size), scale) == nil && scale > ContactSheet.smallestScale {
        scale = max(scale - 0.005, ContactSheet.smallestScale)
        cells = built(scale)
      }
    }
    let sizes = cells.map(\.size)
    let flow = fittingFlow(sizes, scale) ?? bestFlow(sizes, scale)
    // Once more, now that each panel knows its place.
    return assemble(built(scale, references: flow.references), flow, scale)
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
    let fitting = flows(sizes, scale, widest: room.width).filter {
      $0.size.width <= room.width && $0.size.height <= room.height
    }
    return fitting.min { distance($0) < distance($1) }
  }

  private func bestFlow(_ sizes: [Size], _ scale: Double) -> SheetFlow {
    let all = flows(sizes, scale, widest: .infinity)
    return all.min { distance($0) < distance($1) } ?? SheetFlow.grid([], sizes: [])
  }

  private func flows(_ sizes: [Size], _ scale: Double, widest: Double) -> [SheetFlow] {
    if isGrid { return [SheetFlow.grid(gridRows(), sizes: sizes)] }
    let blocks = blocks(isNamed: !style(scale).isFull)
    return SheetFlow.breakWidths(blocks, sizes: sizes).filter { $0 <= widest + 1e-6 }.map {
      SheetFlow.flowing(blocks, sizes: sizes, width: $0 + 1e-6)
    }
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
