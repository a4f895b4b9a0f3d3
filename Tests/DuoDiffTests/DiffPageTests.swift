import DuoJSON
import Foundation
import ImageDiff
import LayoutDiff
import PNGImage
import Testing

@testable import DuoDiff

/// The page as text: its parts, its escaping, its bytes.
@Suite struct DiffPageTests {
  @Test func nothingComesFromElsewhere() throws {
    let page = try SamplePage.text(SamplePage.report(SamplePage.mixed()))
    let tokens = PageTokens(page)
    #expect(tokens.faults == [])
    let policy = tokens.all("meta").first {
      $0.attributes["http-equiv"] == "Content-Security-Policy"
    }
    #expect(
      policy?.attributes["content"]
        == "default-src 'none'; img-src blob: data:; style-src 'unsafe-inline'; "
        + "script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'")
    // Before anything that it is to hold back.
    let isPolicy = { (tag: PageTokens.Tag) in tag.attributes["http-equiv"] != nil }
    let first = tokens.tags.firstIndex(where: isPolicy) ?? Int.max
    #expect(first < (tokens.tags.firstIndex { ["style", "script"].contains($0.name) } ?? 0))
    for name in ["link", "iframe", "object", "embed", "base", "source"] {
      #expect(tokens.all(name) == [], "no \(name)")
    }
    for tag in tokens.tags {
      #expect(tag.attributes["src"] == nil && tag.attributes["srcset"] == nil)
      if let address = tag.attributes["href"] { #expect(address.hasPrefix("#")) }
      #expect(!tag.attributes.keys.contains { $0.hasPrefix("on") }, "no script in attributes")
    }
    let words = ["http:", "https:", "//cdn", "@import", "eval(", "innerHTML", "fetch(", "Worker("]
    for word in words { #expect(!page.contains(word), "\(word)") }
  }

  @Test func landmarksAndNames() throws {
    let tokens = PageTokens(try SamplePage.text(SamplePage.report(SamplePage.mixed())))
    #expect(tokens.all("html").map { $0.attributes["lang"] } == ["en"])
    for name in ["header", "main", "nav", "h1", "noscript"] {
      // Files have headers of their own.
      let tags = tokens.all(name).filter { $0.attributes["class"] != "file-head" }
      #expect(tags.count == 1, "one \(name)")
    }
    #expect(tokens.all("nav").first?.attributes["aria-label"] == "Files")
    #expect(tokens.tags.contains { $0.attributes["aria-live"] == "polite" })
    #expect(
      tokens.all("title").first?.raw.hasPrefix(
        "1 unreadable, 2 changed, 1 new, 1 same; 1 new error") == true)
    let ids = tokens.tags.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count, "no id twice")
    for article in tokens.all("article") {
      #expect(ids.contains(article.attributes["aria-labelledby"] ?? ""))
    }
    for link in tokens.all("a") {
      #expect(ids.contains(String((link.attributes["href"] ?? "").dropFirst())))
    }
  }

  /// Names as they come from files and apps, and what people read in their place.
  static let nasty: [(name: String, read: String)] = [
    ("</script><script>alert(1)</script>", "</script><script>alert(1)</script>"),
    ("<!-- <script>", "<!-- <script>"),
    ("\"><img src=x onerror=alert(1)>", "\"><img src=x onerror=alert(1)>"),
    ("' onmouseover='x", "' onmouseover='x"), ("&lt;b&gt; &amp;", "&lt;b&gt; &amp;"),
    ("]]>", "]]>"), ("a\u{2028}b\u{2029}c", "a\\u{2028}b\\u{2029}c"),
    ("one\ntwo\r\tthree", "one\\ntwo\\r\\tthree"),
    ("\u{0}\u{1B}[31m\u{7F}\u{9B}", "\\u{0}\\u{1b}[31m\\u{7f}\\u{9b}"),
    ("gnp.\u{202E}exe\u{2066}", "gnp.\\u{202e}exe\\u{2066}"), ("מסך שלום", "מסך שלום"),
    ("😀 e\u{301}", "😀 e\u{301}"), ("</STYLE></title>", "</STYLE></title>"), ("\\u003c", "\\u003c"),
  ]

  @Test(arguments: nasty) func nothingBreaksOut(name: String, read: String) throws {
    func report(_ name: String) throws -> DiffReport {
      var picture = try SamplePage.picture(name)
      picture.regions[0].names = [name]
      picture.regions[0].panel = name
      return DiffReport(
        before: name, after: name,
        files: [
          DiffedFile(
            path: name, status: .changed, reason: name, notes: [name],
            pictures: [picture, picture],
            changes: [SamplePage.change(name, .newError, element: name)])
        ], accept: name, version: name)
    }
    let tokens = PageTokens(try SamplePage.text(try report(name)))
    // A path has its folders apart.
    let plain = PageTokens(try SamplePage.text(try report(name.contains("/") ? "a/b" : "plain")))
    #expect(tokens.faults == [])
    // The same tags with the same attributes but for the values that hold the name.
    #expect(tokens.tags.map(\.name) == plain.tags.map(\.name))
    #expect(
      tokens.tags.map { $0.attributes.keys.sorted() }
        == plain.tags.map { $0.attributes.keys.sorted() })
    #expect(
      tokens.all("script").filter { $0.attributes["type"] == nil }
        == plain.all("script").filter { $0.attributes["type"] == nil })
    if !read.contains("/") { #expect(tokens.text.contains(read)) }
    #expect(
      tokens.tags.first { $0.attributes["data-element"] != nil }?.attributes["data-element"] == read
    )

    let data = tokens.all("script").first { $0.attributes["class"] == "data" }?.raw ?? ""
    #expect(!data.contains("<") && !data.contains("\u{2028}"))
    let picture = try #require(try member("pictures", of: JSONNode(parsing: Array(data.utf8)), 0))
    #expect(try member("title", of: picture)?.content == .string(read))
    let region = try #require(try member("regions", of: picture, 0))
    #expect(try member("names", of: region, 0)?.content == .string(read))
    #expect(try member("panel", of: region)?.content == .string(read))
  }

  /// Parts of a path are the only elements that a name may bring.
  @Test(arguments: NastyNames.all) func everyReportHasTheSameParts(name: String) throws {
    func parts(_ name: String) throws -> [String] {
      let tokens = PageTokens(try SamplePage.text(NastyNames.report(name)))
      #expect(tokens.faults == [])
      return tokens.tags.map(\.name).filter { !["span", "bdi", "wbr"].contains($0) }
    }
    #expect(try parts(name) == parts("a"))
  }

  @Test func pathsStandInTheirOwnDirection() {
    #expect(PageText.path("שלום.png") == "<bdi>שלום.png</bdi>")
    #expect(
      PageText.path("a/b/c.png")
        == "<span class=\"folder\"><bdi>a/b/</bdi></span><wbr><bdi>c.png</bdi>")
  }

  @Test func picturesAreTheirBytes() throws {
    let files = try SamplePage.mixed()
    let page = try SamplePage.text(SamplePage.report(files))
    let scripts = PageTokens(page).all("script")
    var expected: [String: [UInt8]] = [:]
    for (number, file) in files.enumerated() {
      for (place, picture) in file.pictures.enumerated() {
        expected["picture-\(number)-\(place)-before"] = picture.files.before?.bytes
        expected["picture-\(number)-\(place)-after"] = picture.files.after?.bytes
        expected["picture-\(number)-\(place)-difference"] = picture.files.difference?.bytes
      }
    }
    #expect(expected.count == 10)
    var held: [String: [UInt8]] = [:]
    for script in scripts where script.attributes["type"] == "text/plain" {
      held[script.attributes["id"] ?? ""] = Data(base64Encoded: script.raw).map(Array.init)
    }
    #expect(held.keys.sorted() == expected.keys.sorted())
    for (id, bytes) in expected { #expect(held[id] == bytes, "\(id)") }
  }

  /// The largest piece is a piece of a picture, whatever the pictures' sizes, and the same report gives the same bytes.
  @Test func comesInPieces() throws {
    let large = [UInt8](repeating: 0x5A, count: 1_000_001)
    var files = try SamplePage.mixed()
    files[0].pictures[0].files.before = .init(bytes: large)
    let report = SamplePage.report(files)
    var pieces: [[UInt8]] = []
    try DiffPage.write(report) { pieces.append(Array($0)) }
    #expect(pieces.map(\.count).max() ?? 0 <= 96 << 10)
    let whole = pieces.flatMap { $0 }
    #expect(String(decoding: whole, as: UTF8.self).contains(Data(large).base64EncodedString()))
    var again: [UInt8] = []
    try DiffPage.write(report) { again += $0 }
    #expect(whole == again)
  }

  struct Full: Error {}

  @Test func whatTheSinkThrowsEndsIt() throws {
    var pieces = 0
    let report = try SamplePage.report(SamplePage.mixed())
    #expect(throws: Full.self) {
      try DiffPage.write(report) { _ in
        pieces += 1
        if pieces == 5 { throw Full() }
      }
    }
    #expect(pieces == 5)
  }

  @Test func manyFilesDrawNothingAtFirst() throws {
    let picture = try SamplePage.picture("Closed")
    let files = (0..<200).map {
      DiffedFile(path: "Screens/\($0).json", status: .changed, pictures: [picture])
    }
    let tokens = PageTokens(try SamplePage.text(SamplePage.report(files)))
    #expect(tokens.all("img").allSatisfy { $0.attributes["src"] == nil })
    // The viewer's three, in a template.
    #expect(tokens.all("img").count == 3)
    #expect(tokens.all("article").count == 200)
    #expect(tokens.all("script").count { $0.attributes["type"] == "text/plain" } == 600)
  }

  @Test func newErrorsComeFirstAndDeviceFactsApart() throws {
    let page = try SamplePage.text(SamplePage.report(SamplePage.mixed()))
    func place(_ text: String) throws -> String.Index {
      try #require(page.range(of: text)?.lowerBound, "\(text)")
    }
    #expect(try place("too near to the fold") < place("moved 12 pt"))
    #expect(try place("moved 12 pt") < place("<h3>Facts of the device"))
    #expect(try place("<h3>Facts of the device") < place("the safe area begins lower"))
    #expect(page.contains("<b>new error</b> <span class=\"sentence\">second.leave is too near"))
    #expect(page.contains("changed, 2408 pixels in 2 panels, 3 panels same"))
  }

  private func member(_ key: String, of node: JSONNode, _ item: Int? = nil) throws -> JSONNode? {
    guard case .object(let members) = node.content,
      let value = members.first(where: { $0.key == key })?.value
    else { return nil }
    guard let item else { return value }
    guard case .array(let items) = value.content, items.indices.contains(item) else { return nil }
    return items[item]
  }
}
