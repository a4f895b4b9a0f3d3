import PNGImage

/// The report as one page that needs nothing else: no network, no other file.
///
/// First come the list and the words, then the script, then the pictures as base64 in elements that no browser runs or draws:
/// the script decodes a picture when it is shown, so the page is there at once, however many pictures follow.
public enum DiffPage {
  /// Hands the page's bytes on as they come: with its pictures it may be hundreds of megabytes.
  public static func write(
    _ report: DiffReport, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    func put(_ text: String) throws {
      var text = text
      try text.withUTF8 { try sink(UnsafeRawBufferPointer($0)) }
    }

    try put(PageFrame.head(report))
    try put(PageList.head(report))
    for (number, file) in report.files.enumerated() { try put(PageList.item(file, number)) }
    try put(PageList.end)
    for (number, file) in report.files.enumerated() {
      try put(PageFile.text(file, number))
    }
    try put(PageFrame.script(report))
    for (number, file) in report.files.enumerated() {
      for (place, picture) in file.pictures.enumerated() {
        for side in PageSide.allCases {
          guard let bytes = side.bytes(of: picture) else { continue }
          let id = side.id(file: number, picture: place)
          try put("<script type=\"text/plain\" id=\"\(id)\">")
          try Base64.write(bytes, to: sink)
          try put("</script>\n")
        }
      }
    }
    try put(PageFrame.end)
  }
}

/// The pictures of a comparison that a page shows.
enum PageSide: String, CaseIterable {
  case before, after, difference

  func bytes(of picture: DiffedPicture) -> [UInt8]? {
    switch self {
    case .before: picture.files.before?.bytes
    case .after: picture.files.after?.bytes
    case .difference: picture.files.difference?.bytes
    }
  }

  /// Of the element that holds the picture.
  func id(file: Int, picture: Int) -> String { "picture-\(file)-\(picture)-\(rawValue)" }
}
