import LayoutDiff

/// One file: its head, its words, and what the script has to know of its pictures.
enum PageFile {
  static func text(_ file: DiffedFile, _ number: Int, before: String, after: String) -> String {
    let design = file.changes.filter { !isOfDevice($0) }
    let device = file.changes.filter(isOfDevice)
    var words = ""
    words += section("changes", "What changed", items(design))
    words += "<div class=\"regions-place\"></div>\n"
    words += section("device-facts", "Facts of the device", items(device))
    words += section("notes", "Notes", file.notes.map { "<li>\(PageText.html($0))</li>" })
    if let reason = file.reason {
      words = "<p class=\"reason\">\(PageText.html(reason))</p>\n" + words
    }
    if file.pictures.count > 1 {
      words += section("pictures-list", "Pictures", file.pictures.map(pictureItem))
    }
    let kind = file.pictures.isEmpty ? "file words-only" : "file"
    return """
      <article class="\(kind)" id="file-\(number)" aria-labelledby="name-\(number)" data-status="\(file.status.rawValue)">
      <header class="file-head">\(PageList.badge(file.status))\
      <h2 id="name-\(number)">\(PageText.path(file.path))</h2>
      <p class="facts">\(PageText.html(facts(file)))</p></header>
      <div class="viewer-place"></div>
      <div class="words" role="region" tabindex="0" aria-label="Words">
      \(words)</div>
      <script type="application/json" class="data">\(PageText.json(PageData.json(file)))</script>
      </article>

      """
  }

  private static func isOfDevice(_ change: LayoutChange) -> Bool {
    change.isOfDevice || change.weight == .device
  }

  private static func section(_ name: String, _ title: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return "<section class=\"\(name)\">\n<h3>\(title)</h3>\n<ul>\n"
      + items.joined(separator: "\n") + "\n</ul>\n</section>\n"
  }

  private static func items(_ changes: [LayoutChange]) -> [String] {
    changes.map { change in
      let label = label(change.weight).map { "<b>\($0)</b> " } ?? ""
      let element = change.element.map { " data-element=\"\(PageText.html($0))\"" } ?? ""
      return "<li class=\"\(change.weight)\"\(element)>\(label)"
        + "<span class=\"sentence\">\(PageText.html(change.sentence))</span></li>"
    }
  }

  private static func label(_ weight: LayoutChange.Weight) -> String? {
    switch weight {
    case .newError: "new error"
    case .newWarning: "new warning"
    case .touched, .other, .device: nil
    }
  }

  private static func pictureItem(_ picture: DiffedPicture) -> String {
    "<li><bdi>\(PageText.html(picture.title))</bdi>: \(PageText.html(pixels(picture)))</li>"
  }

  private static func pixels(_ picture: DiffedPicture) -> String {
    guard picture.before != nil else { return "new" }
    guard picture.after != nil else { return "deleted" }
    let allowed = picture.isAllowed && picture.differing > 0 ? " (allowed)" : ""
    let verb = picture.differing == 1 ? "differs" : "differ"
    let number = picture.differing == 0 ? "no pixel" : PageText.count(picture.differing, "pixel")
    let regions =
      picture.regions.isEmpty ? "" : " in \(PageText.count(picture.regions.count, "region"))"
    return "\(number) \(picture.differing == 0 ? "differs" : verb)\(allowed)\(regions)"
  }

  /// `Changed: 1,204 pixels differ in 2 regions; 3 panels are the same`
  private static func facts(_ file: DiffedFile) -> String {
    var parts: [String] = []
    if let picture = file.pictures.first, file.pictures.count == 1 {
      if picture.before != nil, picture.after != nil { parts.append(pixels(picture)) }
    } else if let pixels = file.differingPixels {
      let places = PageText.count(file.pictures.count, "picture")
      let verb = pixels == 1 ? "differs" : "differ"
      parts.append("\(PageText.count(pixels, "pixel")) \(verb) in \(places)")
    }
    let both = file.pictures.filter { $0.before != nil && $0.after != nil }
    let smooth = both.reduce(0) { $0 + $1.antialiased }
    if smooth > 0 { parts.append("\(PageText.grouped(smooth)) more only smooth an edge") }
    if let same = file.samePanels, same > 0 {
      parts.append("\(PageText.count(same, "panel")) \(same == 1 ? "is" : "are") the same")
    }
    let title = PageList.title(file.status)
    return parts.isEmpty ? title : "\(title): \(parts.joined(separator: "; "))"
  }
}
