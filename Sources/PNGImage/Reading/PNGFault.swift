/// Why a file is no PNG that can be read.
public enum PNGFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// There are no bytes.
  case empty
  /// It is something else; what, where its first bytes tell (`a JPEG`).
  case notPNG(String?)
  /// It goes on as a PNG, and only its first eight bytes are wrong; `asText` where a transfer as text would do just that.
  case signature(asText: Bool)
  /// It ends too early: inside a chunk, where `chunk` names it, of which so many bytes are missing, or before its end chunk.
  case truncated(chunk: String?, missing: Int)
  /// A chunk's bytes do not agree with the checksum it carries.
  case checksum(chunk: String)
  /// The unpacked pixels do not agree with the checksum of their stream.
  case pixelChecksum
  /// More pixels than `limit`, or a side longer than `side`.
  case tooLarge(width: Int, height: Int, limit: Int, side: Int)
  /// A value of the header that no PNG may have.
  case header(String)
  /// Apple's variant for apps on a device, which only Apple's own libraries read.
  case crushed
  /// Chunks that are missing, twice there, out of place or unknown.
  case structure(String)
  /// Image data that cannot be unpacked, or is not as much as the size needs.
  case imageData(String)

  /// What is wrong with the file, to stand after `FILE: is no PNG that can be read: `.
  public var problem: String {
    switch self {
    case .empty: "it is empty"
    case .notPNG(let other?): "it is \(other)"
    case .notPNG(nil): "it does not begin as PNG files do"
    case .signature(asText: true):
      "its first eight bytes were changed as a transfer as text changes them"
    case .signature(asText: false): "its first eight bytes are damaged"
    case .truncated(let chunk?, let missing):
      "it ends inside its \(chunk) chunk, \(Self.bytes(missing)) too early"
    case .truncated(nil, _): "it ends without its end chunk IEND"
    case .checksum(let chunk): "the checksum of its \(chunk) chunk is wrong"
    case .pixelChecksum: "the checksum of its pixels (Adler-32) is wrong"
    case .tooLarge(let width, let height, let limit, let side):
      if max(width, height) > side {
        "it is \(width) × \(height) pixels, and at most \(side) a side are read"
      } else {
        "it is \(width) × \(height) pixels, \(width * height) in all, and at most \(limit) are read"
      }
    case .header(let reason): "its header says \(reason)"
    case .crushed:
      "it is in Apple's variant for apps (CgBI), made by Xcode for a device; other programs cannot "
        + "read that"
    case .structure(let reason), .imageData(let reason): reason
    }
  }

  /// What to do about it.
  public var remedy: String {
    switch self {
    case .empty, .truncated: "copy or capture it again, whole"
    case .notPNG: "save it as PNG"
    case .signature(asText: true): "copy it again as binary data"
    case .signature, .checksum, .pixelChecksum, .imageData, .structure, .header:
      "it is damaged or badly written: copy or capture it again, or save it anew as PNG"
    case .tooLarge: "make it smaller"
    case .crushed:
      "make a plain PNG with 'sips -s format png FILE --out PLAIN', or take the file from before the "
        + "app was built"
    }
  }

  public var description: String { "\(problem); \(remedy)" }

  static func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }
}
