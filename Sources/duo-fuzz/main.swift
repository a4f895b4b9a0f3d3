import DuoCatalog

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// duo-fuzz [COUNT [SEED [FIRST]]]: COUNT odd screen files, made from SEED, from case FIRST on; one alone is printed.
let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let count = Int(clamping: numbers.first ?? 1_000_000)
let seed = numbers.dropFirst().first ?? 1
let first = Int(clamping: numbers.dropFirst(2).first ?? 0)

Slots.watch(seed: seed)
let catalog = try Catalog.builtIn()
let fuzz = Fuzz(catalog: catalog, seed: seed, endsHangs: true)
if count == 1 { fuzz.bytes(of: first).withUnsafeBytes { _ = write(1, $0.baseAddress, $0.count) } }
let result = fuzz.run(first..<(first + count))
print(result.text)
exit(result.broken.isEmpty ? 0 : 1)
