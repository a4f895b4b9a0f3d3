import CairoCanvas
import DuoDrawing
import DuoGeometry
import Typeface

/// Draws and times, in one run, against a plain reference path. It measures and prints; it asserts nothing.
struct Bench {
  /// Of the sheet that is measured.
  static let pixels = 24e6

  let typeface: Typeface
  let jobs: Int
  let runs: Int
  /// The program to run whole, if it is there.
  let program: String?

  func rows() throws -> [Row] {
    let sheet = SampleSheet.drawing(columns: 4, rows: 8, typeface: typeface)
    var rows = try sheetRows(sheet)
    rows += programRows()
    return rows
  }

  private func sheetRows(_ sheet: Drawing) throws -> [Row] {
    let density = (Bench.pixels / sheet.size.area).squareRoot()
    var bytes: [UInt8] = []
    func timed(_ draw: (CairoCanvas.Sink) throws -> Void) throws -> (time: Double, bytes: [UInt8]) {
      let time = try Stopwatch.best(of: runs) {
        bytes.removeAll(keepingCapacity: true)
        try draw { bytes.append(contentsOf: $0) }
      }
      return (time, bytes)
    }
    let png = try timed {
      try CairoCanvas.png(
        sheet, typeface: typeface, density: density, layoutJSON: nil, jobs: jobs, to: $0)
    }
    let svg = try timed {
      try CairoCanvas.svg(sheet, typeface: typeface, layoutJSON: nil, jobs: jobs, to: $0)
    }
    let reference = try timed {
      try CairoCanvas.referencePNG(sheet, typeface: typeface, density: density, to: $0)
    }
    func times(_ time: Double) -> String { Report.decimal(time / png.time) + " ×" }
    var rows = [
      Row(
        what: "sheet, PNG", found: Report.decimal(png.time) + " ms", toReach: ""),
      Row(
        what: "sheet, reference path against PNG",
        found: "\(times(reference.time)) (\(Report.decimal(reference.time)) ms)",
        toReach: "at least 3 ×"),
    ]
    rows.append(otherRenderer(svg.bytes, density: density, against: png.time))
    rows += [
      Row(
        what: "sheet, PNG and SVG against PNG", found: times(png.time + svg.time),
        toReach: "at most 1.5 ×"),
      Row(
        what: "sheet, PNG size against Cairo's",
        found: Report.decimal(Double(png.bytes.count) / Double(reference.bytes.count), 2)
          + " × (\(png.bytes.count) bytes)",
        toReach: "at most 1 ×"),
      Row(what: "sheet, SVG size", found: "\(svg.bytes.count) bytes", toReach: ""),
    ]
    return rows
  }

  private func otherRenderer(_ svg: [UInt8], density: Double, against png: Double) -> Row {
    let what = "sheet, librsvg on our SVG against PNG"
    let limit = "at least 8 ×"
    guard let scratch = Scratch(), let file = scratch.file("sheet.svg", svg),
      let child = Child.run(
        ["rsvg-convert", "--zoom", "\(density)", "--output", "\(scratch.path)/sheet.png", file],
        runs: runs), child.status == 0
    else { return Row(what: what, found: "rsvg-convert is not installed", toReach: limit) }
    return Row(
      what: what,
      found: "\(Report.decimal(child.time / png)) × (\(Report.decimal(child.time)) ms)",
      toReach: limit)
  }

  /// The whole program, from start to end.
  private func programRows() -> [Row] {
    let panel = "one panel, whole process, PNG and SVG"
    let memory = "sheet, whole process, peak memory"
    guard let program, let scratch = Scratch(),
      let one = Child.run(
        [program, "--pose", "partly-open", "--facing", "faceToFace", "--output", scratch.path],
        runs: runs * 3), one.status == 0,
      let all = Child.run(
        [program, "--pose", "all", "--format", "png", "--output", scratch.path], runs: runs),
      all.status == 0
    else {
      let missing = "duo-render does not run"
      return [
        Row(what: panel, found: missing, toReach: "40 ms"),
        Row(what: memory, found: missing, toReach: "picture × 2.5 + 30 MB"),
      ]
    }
    return [
      Row(what: panel, found: Report.decimal(one.time) + " ms", toReach: "40 ms"),
      Row(
        what: memory, found: Report.decimal(Double(all.peak) / 1e6) + " MB",
        toReach: "picture × 2.5 + 30 MB"),
    ]
  }
}
