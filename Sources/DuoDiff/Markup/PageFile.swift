import LayoutDiff

/// One file: its head, its words, and what the script has to know of its pictures.
enum PageFile {
  static func text(_ file: DiffedFile, _ number: Int) -> String {
    let hasPictures = !file.pictures.isEmpty
    var words = hasPictures ? "" : "<p class=\"reason\">There are no pictures of this file.</p>\n"
    words += section("changes", "What changed", items(file.designChanges))
    words += "<div class=\"regions-place\"></div>\n"
    let facts = items(file.changes.filter(\.isDeviceFact))
    words += section("device-facts", "Facts of the device, and what follows from them", facts)
    words += section("notes", "Notes", file.notes.map { "<li>\(PageText.html($0))</li>" })
    if file.pictures.count > 1 {
      words += section("pictures-list", "Pictures", file.pictures.map(pictureItem))
    }
    return """
      <article class="\(hasPictures ? "file" : "file words-only")" id="file-\(number)" aria-labelledby="name-\(number)" data-status="\(file.status.rawValue)">
      <header class="file-head">\(PageList.badge(file.status))\
      <h2 id="name-\(number)">\(PageText.path(file.path))</h2>
      <p class="facts">\(PageText.html(file.verdict))</p></header>
      <div class="viewer-place"></div>
      <div class="words" role="region" tabindex="0" aria-label="Words">
      \(words)</div>
      <script type="application/json" class="data">\(PageText.json(PageData.json(file)))</script>
      </article>

      """
  }

  private static func section(_ name: String, _ title: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return "<section class=\"\(name)\">\n<h3>\(title)</h3>\n<ul>\n"
      + items.joined(separator: "\n") + "\n</ul>\n</section>\n"
  }

  private static func items(_ changes: [LayoutChange]) -> [String] {
    changes.map { change in
      let mark = change.mark.map { "<b>\(PageText.html($0))</b> " } ?? ""
      let element = change.element.map { " data-element=\"\(PageText.html($0))\"" } ?? ""
      return "<li class=\"\(change.weight)\"\(element)>\(mark)"
        + "<span class=\"sentence\">\(PageText.html(change.sentence))</span></li>"
    }
  }

  private static func pictureItem(_ picture: DiffedPicture) -> String {
    "<li><bdi>\(PageText.html(picture.heading))</bdi>: \(PageText.html(picture.verdict))</li>"
  }
}
