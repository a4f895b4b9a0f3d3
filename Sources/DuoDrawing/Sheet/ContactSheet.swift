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
  let subjects: [PanelSubject]
  let numbers: FaultNumbers
  /// The distinct faults of the whole sheet; empty where findings are hidden.
  let faults: [NumberedFault]
  private var overviewListHeight = 0.0

  init(request: SheetRequest, shaper: any TextShaper, jobs: Int) {
    self.request = request
    self.shaper = shaper
    self.jobs = jobs
    subjects = request.subjects
    numbers = request.numbers ?? FaultNumbers(subjects)
    faults = request.layers.contains(.findings) ? numbers.faults(of: subjects) : []
    let overview = PanelStyle(detail: .overview)
    overviewListHeight =
      faultList(overview) { _ in "every panel" }.build(
        listedFaults(overview), width: max(request.area.width - 2 * ContactSheet.margin, 1)
      ).size.height + (listedFaults(overview).isEmpty ? 0 : 14)
  }

  static let margin = 22.0
  static let smallestScale = 0.05
  static let step = 0.005
  /// The shape a sheet should come near to.
  static let aspect = 1.6
  /// How many times wider or taller it may be.
  static let tolerance = 1.2

  func build() -> PlacedDrawing {
    let (scale, flow) =
      request.scale.map { given in
        let sizes = built(given).map(\.size)
        let fitting = request.keepsShape ? nil : fittingFlow(sizes, given)
        return (given, fitting ?? bestFlow(sizes, given))
      } ?? fitting()
    // Once more, now that each panel knows its place.
    return assemble(built(scale, references: flow.references), flow, scale)
  }

  /// The largest scale that fits, in whole steps, so that it can be printed and typed again.
  private func fitting() -> (Double, SheetFlow) {
    var scale = estimate(overview: true)
    // Full panels carry more around them: try them only where an overview would be large.
    if request.detail == .auto, scale > PanelStyle.fullFromScale - 2 * ContactSheet.step {
      let full = estimate(overview: false)
      if full >= PanelStyle.fullFromScale { scale = full }
    }
    // What lies between two built sizes is a guess: build, and step down until it holds.
    while scale > ContactSheet.smallestScale {
      if let flow = fittingFlow(built(scale).map(\.size), scale) {
        return withWholeGroups(from: scale) ?? (scale, flow)
      }
      scale = ((scale - ContactSheet.step) * 200).rounded() / 200
    }
    return (scale, bestFlow(built(scale).map(\.size), scale))
  }

  /// Rows of whole groups are worth a little size.
  private func withWholeGroups(from largest: Double) -> (Double, SheetFlow)? {
    guard !isGrid else { return nil }
    for step in 0..<5 {
      let scale = ((largest - Double(step) * ContactSheet.step) * 200).rounded() / 200
      guard scale >= largest * 0.93 else { return nil }
      let sizes = built(scale).map(\.size)
      if let flow = fittingFlow(sizes, scale, wholeGroups: true) { return (scale, flow) }
    }
    return nil
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
        var builder = PanelBuilder(subject, style: style, shaper: shaper, numbers: numbers)
        return builder.build()
      case .failed(let name, let message):
        return failed(name, message, reference, style)
      }
    }
  }

  /// The largest scale that fits by sizes interpolated between a few that were built.
  private func estimate(overview: Bool) -> Double {
    let isSplit = request.detail == .auto
    let limit = isSplit && overview ? PanelStyle.fullFromScale - ContactSheet.step : 1
    let from = isSplit && !overview ? PanelStyle.fullFromScale : ContactSheet.smallestScale
    let ladder = [0.05, 0.1, 0.16, 0.22, 0.28, 0.36, 0.48, 0.615, 0.62, 0.8, 1]
    let rungs = ladder.filter { $0 >= from && $0 <= limit + 1e-9 }
    var upper: (scale: Double, sizes: [Size])?
    for rung in rungs.reversed() {
      // A rung whose bodies alone do not fit need not be built.
      guard bodiesFit(rung) else { continue }
      let sizes = built(rung).map(\.size)
      if fittingFlow(sizes, rung) == nil {
        upper = (rung, sizes)
        continue
      }
      guard let upper else { return rung }
      return largest(between: (rung, sizes), and: upper)
    }
    return rungs.first ?? ContactSheet.smallestScale
  }

  private func largest(
    between low: (scale: Double, sizes: [Size]), and high: (scale: Double, sizes: [Size])
  ) -> Double {
    var step = ((high.scale - low.scale) / ContactSheet.step).rounded(.down)
    while step > 0 {
      let scale = ((low.scale + step * ContactSheet.step) * 200).rounded() / 200
      let share = (scale - low.scale) / (high.scale - low.scale)
      let sizes = zip(low.sizes, high.sizes).map { small, large in
        Size(
          width: small.width + (large.width - small.width) * share,
          height: small.height + (large.height - small.height) * share)
      }
      if fittingFlow(sizes, scale) != nil { return scale }
      step -= 1
    }
    return low.scale
  }

  private func bodiesFit(_ scale: Double) -> Bool {
    let area = request.cells.map { cell -> Double in
      guard case .panel(let subject) = cell.content else { return 0 }
      return body(of: subject, scale).area
    }
    return area.reduce(0, +) < request.area.area * 0.75
  }

  private func body(of subject: PanelSubject, _ scale: Double) -> Size {
    PanelBuilder(subject, style: style(scale), shaper: shaper, numbers: numbers).body.size
  }

  /// The flow nearest to the wanted shape among those that fit the area; nil where none does.
  private func fittingFlow(
    _ sizes: [Size], _ scale: Double, wholeGroups: Bool = false
  ) -> SheetFlow? {
    let room = Size(
      width: max(request.area.width - 2 * ContactSheet.margin, 1),
      height: max(request.area.height - surroundings(scale), 1))
    let all = flows(sizes, scale, widest: room.width, wholeGroups: wholeGroups)
    let fitting = all.filter {
      // Where rows can break differently, not every shape will do.
      $0.size.width <= room.width && $0.size.height <= room.height
        && (all.count < 4 || distance($0, scale) <= ContactSheet.tolerance)
    }
    return fitting.min { badness($0, scale) < badness($1, scale) }
  }

  private func bestFlow(_ sizes: [Size], _ scale: Double) -> SheetFlow {
    let all = flows(sizes, scale, widest: .infinity)
    return all.min { badness($0, scale) < badness($1, scale) } ?? SheetFlow.grid([], sizes: [])
  }

  private func flows(
    _ sizes: [Size], _ scale: Double, widest: Double, wholeGroups: Bool = false
  ) -> [SheetFlow] {
    if isGrid { return [SheetFlow.grid(gridRows(), sizes: sizes)] }
    let blocks = blocks(isNamed: !style(scale).isFull)
    let widths = SheetFlow.breakWidths(blocks, sizes: sizes).filter { $0 <= widest + 1e-6 }
    return (wholeGroups ? [true] : [true, false]).flatMap { keepsGroups in
      widths.map {
        SheetFlow.flowing(blocks, sizes: sizes, width: $0 + 1e-6, keepsGroups: keepsGroups)
      }
    }
  }

  /// The wrong shape, and room that no card takes.
  private func badness(_ flow: SheetFlow, _ scale: Double) -> Double {
    let cards = flow.cards.map(\.area).reduce(0, +)
    return distance(flow, scale) + 0.8 * (1 - cards / max(flow.size.area, 1))
  }

  /// How far a flow with its surroundings is from the wanted shape; 1 is there.
  private func distance(_ flow: SheetFlow, _ scale: Double) -> Double {
    guard request.keepsShape else { return 1 }
    let width = flow.size.width + 2 * ContactSheet.margin
    let ratio = width / (flow.size.height + surroundings(scale)) / ContactSheet.aspect
    return max(ratio, 1 / max(ratio, 1e-9))
  }

  /// The height of header, legend and margins; the legend's is an estimate.
  private func surroundings(_ scale: Double) -> Double {
    let own = headerHeight + listHeight(scale) + 56 + 2 * ContactSheet.margin
    // What a review adds costs the panels no size, up to a point; on paper there is no more room than there is.
    let added = listHeight(scale) + (strip.items.isEmpty ? 0 : 18)
    return request.keepsShape ? own - min(added, 160) : own
  }

  /// As the area allows it to be wide; a narrower sheet has a longer one.
  private func listHeight(_ scale: Double) -> Double {
    style(scale).isFull ? 0 : overviewListHeight
  }

  var headerHeight: Double {
    40 + Double(request.facts.count + 1) * 14 + (strip.items.isEmpty ? 0 : 18)
  }
}
