import DuoCatalog

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// duo-fuzz [SUBJECT] [COUNT [SEED [FIRST]]]: COUNT odd cases of one subject, or of each, made from SEED, from case FIRST
// on; one alone is printed.
let words = Array(CommandLine.arguments.dropFirst())
let chosen = words.first.flatMap { word in FuzzSubjects.names.first { $0 == word } }
let numbers = words.dropFirst(chosen == nil ? 0 : 1).compactMap { UInt64($0) }
guard numbers.count == words.count - (chosen == nil ? 0 : 1) else {
  print("usage: duo-fuzz [\(FuzzSubjects.names.joined(separator: "|"))] [COUNT [SEED [FIRST]]]")
  exit(2)
}
let count = Int(clamping: numbers.first ?? 100_000)
let seed = numbers.dropFirst().first ?? 1
let first = Int(clamping: numbers.dropFirst(2).first ?? 0)

let catalog = try Catalog.builtIn()
var isBroken = false
for name in chosen.map({ [$0] }) ?? FuzzSubjects.names {
  guard let subject = try FuzzSubjects.subject(named: name, catalog: catalog, seed: seed) else {
    continue
  }
  Slots.watch(FuzzSubjects.staticName(name), seed: seed)
  if count == 1 {
    subject.bytes(of: first).withUnsafeBytes { _ = write(1, $0.baseAddress, $0.count) }
  }
  let result = Fuzz(subject, seed: seed, endsHangs: true).run(first..<(first + count))
  print("\(name): \(result.text)")
  isBroken = isBroken || !result.broken.isEmpty
}
exit(isBroken ? 1 : 0)
