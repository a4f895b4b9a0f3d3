import DuoGeometry
import DuoLayout

/// The pages of a PDF: the overview first, then one for each pose with its seatings, always light.
public struct PaperPages: Sendable {
  let paper: Paper
  let shaper: any TextShaper
  let jobs: Int

  /// Sheet units per point from which an overview's halves have room for their own words.
  static let smallestOverview = 0.13
  /// The same for all that a full panel tells.
  static let smallestFull = 0.4

  /// - Parameter jobs: Threads that build panels; the pages do not depend on their number.
  public init(paper: Paper, shaper: any TextShaper, jobs: Int = 1) {
    self.paper = paper
    self.shaper = shaper
    self.jobs = jobs
  }

  /// No page's type is smaller than `PaperPage.smallestType`; `scale` and `area` of the request are not used.
  public func pages(of request: SheetRequest) -> [PaperPage] {
    var sheet = request
    sheet.theme = .light
    sheet.scale = nil
    sheet.keepsShape = false
    sheet.cells = request.cells.map(\.light)
    // A number means the same fault on every page.
    sheet.numbers = request.numbers ?? FaultNumbers(request.subjects)
    var poses: [String] = []
    for cell in sheet.cells {
      if let pose = cell.values[.pose], !poses.contains(pose) { poses.append(pose) }
    }
    var pages = poses.count > 1 ? overview(sheet) : []
    for pose in poses {
      pages.append(page(for: pose, sheet))
    }
    return pages
  }

  /// One pose in all its seatings: in full where all of them fit, else as an overview.
  private func page(for pose: String, _ sheet: SheetRequest) -> PaperPage {
    var one = sheet
    one.cells = sheet.cells.filter { $0.values[.pose] == pose }
    one.rows = []
    one.columns = []
    // The first says screen and options; the rest is about the choice of poses.
    one.facts = Array(sheet.facts.prefix(1))
    one.namesGroups = false
    if case .panel(let subject) = one.cells[0].content {
      if one.cells.count == 1 { return page(of: subject, sheet) }
      one.title = subject.layout.pose.title
    }
    let ways = one.varying.isEmpty ? [[]] : [[], one.varying]
    func candidates(_ detail: Detail) -> [FittedPage] {
      ways.flatMap { rows in
        [paper.size.swapped, paper.size].map { size in
          var copy = one
          copy.detail = detail
          copy.rows = rows
          return fitted(copy, on: size)
        }
      }
    }
    if sheet.detail != .overview {
      let full = candidates(.full).largest
      let isLarge = full.panelScale >= PaperPages.smallestFull
      if full.page.isLegible, isLarge || sheet.detail == .full { return full.page }
    }
    return candidates(.overview).largest.page
  }

  /// One panel with all it tells, as large as the paper lets it be.
  private func page(of subject: PanelSubject, _ sheet: SheetRequest) -> PaperPage {
    let detail = sheet.detail == .overview ? Detail.overview : .full
    var best: PaperPage?
    var bestWidth = 0.0
    for size in [paper.size.swapped, paper.size] {
      // No paper shows a body of more units than this with legible type.
      let body = PanelBuilder(
        subject, style: PanelStyle(layers: sheet.layers, detail: detail, scale: 1), shaper: shaper,
        numbers: sheet.numbers
      ).body
      var scale = min(3, 4000 / max(body.width, body.height))
      while scale > 0.05 {
        let style = PanelStyle(layers: sheet.layers, detail: detail, scale: scale)
        let placed = Drawing.panel(subject, style: style, shaper: shaper, numbers: sheet.numbers)
        let page = PaperPage(filling: size, with: placed.drawing)
        if page.isLegible {
          if scale * page.scale > bestWidth || best == nil { best = page }
          bestWidth = max(bestWidth, scale * page.scale)
          break
        }
        scale -= 0.05
      }
    }
    return best ?? fitted(sheet, on: paper.size).page
  }

  /// A sheet that fills a page with type just large enough, so that its panels are as large as they can be.
  func fitted(_ sheet: SheetRequest, on size: Size) -> FittedPage {
    let type = sheet.detail == .full ? TypeSizes.full : .overview
    let unit = PaperPage.smallestType / type.label
    let room = PaperPage.room(size)
    let whole = Size(width: room.width / unit, height: room.height / unit)
    var one = sheet
    one.area = whole
    var fitted = built(one, on: size)
    // Header and legend are estimates until they are built.
    for _ in 0..<4 where !fitted.page.isLegible {
      let over = fitted.page.drawing.size
      one.area = Size(
        width: max(one.area.width - max(over.width - whole.width, 0), 1),
        height: max(one.area.height - max(over.height - whole.height, 0), 1))
      fitted = built(one, on: size)
    }
    return fitted
  }

  private func built(_ sheet: SheetRequest, on size: Size) -> FittedPage {
    let placed = Drawing.sheet(sheet, shaper: shaper, jobs: jobs)
    var panelScale = 0.0
    for case .panel(let subject) in sheet.cells.map(\.content).prefix(1) {
      let window = subject.layout.pose.window
      let shown = placed.windows.first ?? window
      panelScale = max(shown.width, shown.height) / max(window.width, window.height)
    }
    return FittedPage(page: PaperPage(filling: size, with: placed.drawing), panelScale: panelScale)
  }
}

/// A page and how large its panels came out.
struct FittedPage {
  var page: PaperPage
  /// Sheet units per device point.
  var panelScale: Double

  /// PDF points per device point.
  var size: Double { panelScale * page.scale }
}

extension [FittedPage] {
  /// A legible one where there is one, and of those the one with the largest panels.
  var largest: FittedPage {
    let legible = filter(\.page.isLegible)
    let pool = legible.isEmpty ? self : legible
    var best = pool[0]
    for one in pool where one.size > best.size + 1e-9 { best = one }
    return best
  }
}

extension SheetCell {
  fileprivate var light: SheetCell {
    guard case .panel(var subject) = content else { return self }
    subject.theme = .light
    var copy = self
    copy.content = .panel(subject)
    return copy
  }
}

extension SheetRequest {
  /// The axes on which its cells differ.
  fileprivate var varying: [SheetAxis] {
    SheetAxis.allCases.filter { axis in
      cells.contains { $0.values[axis] != cells[0].values[axis] }
    }
  }
}
