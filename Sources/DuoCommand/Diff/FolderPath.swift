#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether one path lies in another, whatever links and spellings lead there.
enum FolderPath {
  /// Whether `path`, which need not exist, is `folder` or lies in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let root = real(folder) else { return false }
    var rest = path
    // What is not there yet lies where the nearest folder above it does.
    while real(rest) == nil {
      guard let slash = rest.lastIndex(of: "/") else {
        rest = "."
        break
      }
      rest = slash == rest.startIndex ? "/" : String(rest[..<slash])
      if rest == "/" { break }
    }
    guard let place = real(rest) else { return false }
    return place == root || place.hasPrefix(root == "/" ? root : root + "/")
  }

  private static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
