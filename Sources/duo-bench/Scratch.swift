#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder for files that are gone when this is.
final class Scratch {
  let path: String

  init?() {
    var template = Array("\(P_tmpdir)/duo-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Scratch.remove(path) }

  /// Takes a folder away with all that is in it.
  private static func remove(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        }
        if name == "." || name == ".." { continue }
        if unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
      }
      closedir(folder)
    }
    rmdir(path)
  }

  /// The path of a new file with these bytes; nil where it cannot be written.
  func file(_ name: String, _ bytes: [UInt8]) -> String? {
    let file = "\(path)/\(name)"
    return Scratch.write(bytes, to: file) ? file : nil
  }

  /// Whether a new file with these bytes is there now.
  static func write(_ bytes: [UInt8], to file: String) -> Bool {
    guard let stream = fopen(file, "wb") else { return false }
    let written = fwrite(bytes, 1, bytes.count, stream)
    return fclose(stream) == 0 && written == bytes.count
  }

  /// Whether a new folder is there now.
  static func makeFolder(_ path: String) -> Bool { mkdir(path, 0o755) == 0 }
}

/// There is no room for a scratch folder.
struct ScratchError: Error, CustomStringConvertible {
  var description: String { "/tmp: no folder can be made there" }
}
