import CairoCanvas
import DuoDrawing
import DuoGeometry
import Typeface

/// Draws and times, in one run, against a plain reference path. It measures and prints; it asserts nothing.
struct Bench {
  let typeface: Typeface
  let panels: Panels
  let jobs: Int
  let rounds: Int
  /// The program to run whole.
  let program: String
  let scratch: Scratch

  func rows() throws -> [Row] {
    let sheet = try panels.sheet(shaper: typeface, jobs: jobs)
    let sizes = (own: try bytes(png(sheet)), reference: try bytes(reference(sheet)))
    let svgFile = scratch.file("sheet.svg", try bytes(svg(sheet)))

    var contest = Contest()
    var peak: Int?
    let one = contest.add(times: 5) {
      child("--pose", "partly-open", "--facing", "faceToFace")?.time
    }
    let alone = contest.add { try Stopwatch.time { try png(sheet)({ _ in }) } }
    let plain = contest.add { try Stopwatch.time { try reference(sheet)({ _ in }) } }
    let both = contest.add {
      try Stopwatch.time {
        try svg(sheet)({ _ in })
        try png(sheet)({ _ in })
      }
    }
    let other = contest.add { svgFile.flatMap { otherRenderer($0, sheet) } }
    let whole = contest.add {
      let child = child("--pose", "all", "--format", "png", "--density", "\(sheet.density)")
      peak = child.map { max($0.peak, peak ?? 0) } ?? peak
      return child?.time
    }
    let marks = contest.add {
      try Stopwatch.time { _ = try panels.sheet(shaper: typeface, jobs: jobs) }
    }
    let layouts = contest.add(times: 5) { try Stopwatch.time { _ = try panels.layouts() } }
    try contest.run(rounds: rounds)

    // On their own, after the children: a child counts the memory of the program that began it.
    var reviews = Contest()
    let crowd = Crowd(catalog: panels.catalog, jobs: jobs)
    // As a screen file counts them, what both seats have twice.
    let few = (count: 200, screen: Crowd.screen(100))
    let many = (count: 10_000, screen: Crowd.screen(5_000))
    let ofFew = reviews.add(times: 5) { Stopwatch.time { _ = crowd.review(few.screen) } }
    let ofMany = reviews.add { Stopwatch.time { _ = crowd.review(many.screen) } }
    let tree = TreeCrowd(catalog: panels.catalog)
    let elements = try tree.review()
    let ofTree = reviews.add(times: 5) { try Stopwatch.time { _ = try tree.review() } }
    try reviews.run(rounds: min(rounds, 3))

    var captures = Contest()
    let snapshot = try Snapshot(catalog: panels.catalog, typeface: typeface, jobs: jobs)
    let captured = captures.add(times: 3) { try Stopwatch.time { try snapshot.draw() } }
    try captures.run(rounds: rounds)

    let missing = "\(program) does not run: make bench builds it"
    func time(_ index: Int) -> String {
      contest.median(index).map { "\(Report.decimal($0)) ms" } ?? missing
    }
    func ratio(_ index: Int, else reason: String = "") -> String {
      guard let found = contest.median(index), let base = contest.median(alone) else {
        return reason
      }
      return "\(Report.decimal(found / base, 2)) × (\(Report.decimal(found)) ms)"
    }
    let pixels = sheet.size.area
    return [
      Row("one panel, whole process, PNG and SVG", time(one), "40 ms"),
      Row("sheet, PNG alone, \(Report.decimal(pixels / 1e6)) megapixels", time(alone), ""),
      Row("sheet, reference path against PNG", ratio(plain), "at least 3 ×"),
      Row(
        "sheet, librsvg on our SVG against PNG",
        ratio(other, else: "rsvg-convert is missing: install librsvg2-bin (brew: librsvg)"),
        "at least 8 ×"),
      Row("sheet, PNG and SVG against PNG", ratio(both), "at most 1.5 ×"),
      Row(
        "sheet, PNG size against Cairo's own writer",
        Report.decimal(Double(sizes.own.count) / Double(sizes.reference.count), 2)
          + " × (\(sizes.own.count) bytes)", "at most 1 ×"),
      Row(
        "sheet, whole process, peak memory",
        peak.map { "\(Report.decimal(Double($0) / 1e6)) MB" } ?? missing,
        // RGB: three bytes a pixel.
        "at most \(Report.decimal((pixels * 3 * 2.5 + 30e6) / 1e6)) MB"),
      Row("sheet, whole process, PNG alone", time(whole), ""),
      Row("sheet, layouts and marks before drawing", time(marks), ""),
      Row("layout of \(try panels.layouts().count) panels", time(layouts), "under 2 ms"),
      Row(
        "layout and review of 64 panels, \(few.count) elements",
        reviews.median(ofFew).map { "\(Report.decimal($0)) ms" } ?? "", "under 50 ms"),
      Row(
        "the same with \(many.count) elements, an element's time against those",
        reviews.median(ofFew).flatMap { base in
          reviews.median(ofMany).map { found in
            let times = Double(many.count / few.count)
            return "\(Report.decimal(found / base / times, 2)) × (\(Report.decimal(found)) ms)"
          }
        } ?? "", "about 1 ×: not its square"),
      Row(
        "tree of a megabyte imported and reviewed, \(elements) elements",
        reviews.median(ofTree).map { "\(Report.decimal($0)) ms" } ?? "", "under 100 ms"),
      Row(
        "2853 × 2007 capture read, placed and drawn",
        captures.median(captured).map { "\(Report.decimal($0)) ms" } ?? "", "under 150 ms"),
    ]
  }

  // What is drawn; a sink takes the bytes.
  private typealias Job = (CairoCanvas.Sink) throws -> Void

  private func png(_ sheet: Sheet) -> Job {
    {
      try CairoCanvas.png(
        sheet.drawing, typeface: typeface, density: sheet.density, layoutJSON: sheet.layoutJSON,
        jobs: jobs, to: $0)
    }
  }

  private func svg(_ sheet: Sheet) -> Job {
    {
      try CairoCanvas.svg(
        sheet.drawing, typeface: typeface, layoutJSON: sheet.layoutJSON, jobs: jobs, to: $0)
    }
  }

  private func reference(_ sheet: Sheet) -> Job {
    {
      try CairoCanvas.referencePNG(
        sheet.drawing, typeface: typeface, density: sheet.density, to: $0)
    }
  }

  private func bytes(_ job: Job) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try job { bytes.append(contentsOf: $0) }
    return bytes
  }

  private func child(_ options: String...) -> Child? {
    let child = Child.run(
      [program] + options + ["--jobs", "\(jobs)", "--output", "\(scratch.path)"])
    return child?.status == 0 ? child : nil
  }

  private func otherRenderer(_ file: String, _ sheet: Sheet) -> Double? {
    // Newer versions refuse large files unless asked.
    let child = Child.run([
      "rsvg-convert", "--unlimited", "--zoom", "\(sheet.density)", "--output",
      "\(scratch.path)/other.png", file,
    ])
    return child?.status == 0 ? child?.time : nil
  }
}
