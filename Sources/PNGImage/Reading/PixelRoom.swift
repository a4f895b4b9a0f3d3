import CPNG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory for pixels, which is neither cleared nor copied.
enum PixelRoom {
  /// Bytes from which large pages are asked for: the first touch of each small one is a fifth of the time of decoding.
  private static let large = 2 << 20

  /// An array of so many elements, all of which `fill` writes.
  ///
  /// - Throws: `PNGError.outOfMemory`, where an array alone would end the program, or what `fill` threw.
  static func array<Element: BitwiseCopyable>(
    _ type: Element.Type, count: Int,
    fill: (UnsafeMutablePointer<Element>) throws(PNGError) -> Void
  ) throws(PNGError) -> [Element] {
    let (bytes, isTooMuch) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    _ = keepsFreed
    guard !isTooMuch, isThere(bytes) else { throw .outOfMemory }
    var outcome: Result<Void, PNGError> = .success(())
    let elements = [Element](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      askForLargePages(UnsafeMutableRawPointer(start), bytes)
      outcome = Result { () throws(PNGError) in try fill(start) }
      if case .success = outcome { filled = count }
    }
    try outcome.get()
    return elements
  }

  /// Once for the whole program.
  private static let keepsFreed: Bool = {
    duo_png_keep_freed_memory()
    return true
  }()

  private static func isThere(_ bytes: Int) -> Bool {
    guard bytes >= large else { return true }
    // A little more than the array itself asks for.
    let probe = malloc(bytes + 4096)
    defer { free(probe) }
    return probe != nil
  }

  private static func askForLargePages(_ start: UnsafeMutableRawPointer, _ bytes: Int) {
    #if os(Linux)
      guard bytes >= large else { return }
      let page = max(1, sysconf(Int32(_SC_PAGESIZE)))
      let first = start.alignedUp(toMultipleOf: page)
      let last = (start + bytes).alignedDown(toMultipleOf: page)
      // MADV_HUGEPAGE, which no header of Swift's has. It is advice only; where it is not taken nothing is lost.
      _ = madvise(first, last - first, 14)
    #endif
  }
}
