import Typeface

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// duo-bench [JOBS [RUNS]]: the program measured is the one beside this.
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
let own = CommandLine.arguments.first ?? ""
let folder = own.lastIndex(of: "/").map { String(own[...$0]) } ?? "./"

do {
  let bench = Bench(
    typeface: try Typeface.load(), jobs: numbers.first ?? 2, runs: numbers.dropFirst().first ?? 5,
    program: access("\(folder)duo-render", X_OK) == 0 ? "\(folder)duo-render" : nil)
  print("\(bench.jobs) threads, best of \(bench.runs), \(bench.typeface.familyName)")
  print(Report.text(try bench.rows()))
} catch {
  let message = Array("duo-bench: \(error)\n".utf8)
  _ = write(2, message, message.count)
  exit(2)
}
