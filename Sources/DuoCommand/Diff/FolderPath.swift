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
    guard let place = place(of: path) else { return false }
    return place == root || place.hasPrefix(root == "/" ? root : root + "/")
  }

  /// Where a path leads once its missing folders are made: `..` after one of those leads back out of it.
  private static func place(of path: String) -> String? {
    var place = path.hasPrefix("/") ? "/" : "."
    var missing: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !missing.isEmpty {
        missing.removeLast()
      } else if missing.isEmpty, let next = real(InputFolder.path(place, String(part))) {
        place = next
      } else {
        missing.append(part)
      }
    }
    guard let found = real(place) else { return nil }
    return missing.isEmpty ? found : InputFolder.path(found, missing.joined(separator: "/"))
  }

  private static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
