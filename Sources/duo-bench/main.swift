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
  guard let scratch = Scratch() else { throw ScratchError() }
  let bench = Bench(
    typeface: try Typeface.load(), panels: Panels(catalog: try Catalog.builtIn()),
    jobs: numbers.first ?? 2, rounds: numbers.dropFirst().first ?? 7,
    program: "\(folder)duo-render", scratch: scratch)
  print("\(bench.jobs) threads, medians of \(bench.rounds) rounds")
  print(Report.text(try bench.rows()))
  print(Report.text(try DiffBench(bench).rows()))
} catch {
  let message = Array("duo-bench: \(error)\n".utf8)
  _ = write(2, message, message.count)
  exit(2)
}
