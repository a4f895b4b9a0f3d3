import DuoCatalog
import Typeface

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// duo-bench [JOBS [ROUNDS]]: the program measured is the one beside this.
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
let own = CommandLine.arguments.first ?? ""
let folder = own.lastIndex(of: "/").map { String(own[...$0]) } ?? "./"

do {
  if CommandLine.arguments.dropFirst().first == "--pictures", CommandLine.arguments.count == 4 {
    try DiffWholes.makePictures(in: CommandLine.arguments[2], jobs: numbers.last ?? 1)
    exit(0)
  }
  guard let scratch = Scratch() else { throw ScratchError() }
  let (jobs, rounds) = (numbers.first ?? 2, numbers.dropFirst().first ?? 7)
  let program = "\(folder)duo-render"
  let diffs = try DiffWholes(
    program: program, own: own, folder: scratch.path, jobs: jobs, rounds: rounds
  ).rows()
  let bench = Bench(
    typeface: try Typeface.load(), panels: Panels(catalog: try Catalog.builtIn()),
    jobs: jobs, rounds: rounds, program: program, scratch: scratch)
  print("\(bench.jobs) threads, medians of \(bench.rounds) rounds")
  print(Report.text(try bench.rows() + diffs + DiffBench(bench).rows()))
} catch {
  let message = Array("duo-bench: \(error)\n".utf8)
  _ = write(2, message, message.count)
  exit(2)
}
