import CairoCanvas
import DuoDrawing
import Typeface

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

func milliseconds(_ runs: Int = 3, _ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<runs {
    let start = clock()
    try body()
    best = min(best, Double(clock() - start) / 1e3)
  }
  return best
}

let jobs = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 2 : 2
let loading = try milliseconds(1) { _ = try Typeface.load() }
let typeface = try Typeface.load()
var drawing: Drawing?
let making = milliseconds(1) {
  drawing = SampleSheet.drawing(columns: 4, rows: 8, typeface: typeface)
}
guard let drawing else { exit(2) }
let density = (24e6 / drawing.size.area).squareRoot()
print(
  "typeface \(loading) ms, marks \(making) ms, \(drawing.groups.map(\.marks.count).reduce(0, +)) marks, density \(density)"
)
var size = 0
let png = try milliseconds {
  size = 0
  try CairoCanvas.png(drawing, typeface: typeface, density: density, layoutJSON: nil, jobs: jobs) {
    size += $0.count
  }
}
print("png \(png) ms, \(size) bytes")
let svg = try milliseconds {
  size = 0
  try CairoCanvas.svg(drawing, typeface: typeface, layoutJSON: nil, jobs: jobs) { size += $0.count }
}
print("svg \(svg) ms, \(size) bytes")
let reference = try milliseconds(2) {
  size = 0
  try CairoCanvas.referencePNG(drawing, typeface: typeface, density: density) { size += $0.count }
}
print("reference \(reference) ms, \(size) bytes; ratio \(reference / png)")
if CommandLine.arguments.count > 2 {
  let folder = CommandLine.arguments[2]
  for kind in ["png", "svg"] {
    let file = fopen("\(folder)/sheet.\(kind)", "wb")
    let sink: CairoCanvas.Sink = { _ = fwrite($0.baseAddress, 1, $0.count, file) }
    if kind == "png" {
      try CairoCanvas.png(
        drawing, typeface: typeface, density: density, layoutJSON: nil, jobs: jobs, to: sink)
    } else {
      try CairoCanvas.svg(drawing, typeface: typeface, layoutJSON: nil, jobs: jobs, to: sink)
    }
    fclose(file)
  }
}
