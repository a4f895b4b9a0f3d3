/// What stands around the files: the head, the bar, the script.
enum PageFrame {
  /// Nothing from anywhere but this page itself; pictures only as it makes them.
  static let policy = [
    "default-src 'none'", "img-src blob: data:", "style-src 'unsafe-inline'",
    "script-src 'unsafe-inline'", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  static func head(_ report: DiffReport) -> String {
    let items = report.notes.map { "<li>\(PageText.html($0))</li>" }.joined(separator: "\n")
    let notes = items.isEmpty ? "" : "<ul class=\"run-notes\">\n\(items)\n</ul>\n"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta name="generator" content="duo-render \(PageText.html(report.version))">
      <title>\(PageText.html(report.summary)) · duo-render diff</title>
      <style>
      \(text(PackageResources.page_css))\(text(PackageResources.viewer_css))</style>
      <script>document.documentElement.classList.add("js");</script>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the file</a>
      <header class="bar">
      <button type="button" class="files-button needs-script" aria-expanded="false" aria-controls="files">Files</button>
      <h1>Visual differences</h1>
      <p class="sides"><span class="side"><span class="tag before">Before</span> <bdi>\(PageText.html(report.before))</bdi></span>
      <span class="side"><span class="tag after">After</span> <bdi>\(PageText.html(report.after))</bdi></span></p>
      <p class="summary">\(PageText.html(report.summary))</p>
      <label class="theme needs-script">Theme <select id="theme"><option value="">Auto</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
      <button type="button" class="help-button needs-script">Keys <kbd>?</kbd></button>
      \(notes)</header>
      <noscript><p class="notice">Pictures need JavaScript; the list and the words are all here without it.</p></noscript>
      <p class="hidden-text" id="announcer" role="status" aria-live="polite"></p>

      """
  }

  /// Before the pictures, so that it runs while they still arrive.
  static func script(_ report: DiffReport) -> String {
    let nothing = report.files.isEmpty ? "<p class=\"nothing\">Nothing was compared.</p>\n" : ""
    let accept = report.lastWord.map {
      "<p class=\"accept\"><code>\(PageText.html($0))</code></p>\n"
    }
    let parts = [
      PackageResources.dom_js, PackageResources.pictures_js, PackageResources.camera_js,
      PackageResources.modes_js, PackageResources.stage_js, PackageResources.pointer_js,
      PackageResources.regions_js, PackageResources.list_js, PackageResources.viewer_js,
      PackageResources.keys_js, PackageResources.main_js,
    ]
    return """
      \(nothing)</main>
      \(accept ?? "")\(text(PackageResources.viewer_html))<script>
      "use strict";
      (() => {
      \(parts.map(text).joined(separator: "\n"))})();
      </script>

      """
  }

  static let end = "</body>\n</html>\n"

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
