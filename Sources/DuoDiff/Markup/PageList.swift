import DuoReview
import LayoutDiff

/// The list of files with its filter.
enum PageList {
  static func head(_ report: DiffReport) -> String {
    var states = ""
    for status in DiffStatus.allCases {
      let count = report.count(status)
      guard count > 0 else { continue }
      // What is the same is out of the way until it is asked for, unless there is nothing else.
      let isShown = status != .same || report.differing.isEmpty
      states += """
        <button type="button" class="state" data-status="\(status.rawValue)" aria-pressed="\(isShown)">\
        \(badge(status))\(PageText.html(title(status))) <span class="count">\(count)</span></button>

        """
    }
    return """
      <nav class="files" id="files" aria-label="Files">
      <div class="filter needs-script" role="search">
      <label class="search"><span class="hidden-text">Filter by name or word</span>\
      <input type="search" id="search" placeholder="Filter by name or word" autocomplete="off" spellcheck="false"> <kbd>/</kbd></label>
      <div class="states" role="group" aria-label="Status">
      \(states)</div>
      <label class="weight">Words <select id="weight">
      <option value="">all files</option>
      <option value="newError">with new errors</option>
      <option value="newWarning">with new errors or warnings</option>
      <option value="touched">with targets or controls</option>
      <option value="device">with device facts</option>
      <option value="none">without words</option>
      </select></label>
      <p class="shown" role="status"></p>
      </div>
      <ol class="list">

      """
  }

  static func item(_ file: DiffedFile, _ number: Int) -> String {
    let errors = file.changes.count { $0.weight == .newError }
    let warnings = file.changes.count { $0.weight == .newWarning }
    var marks = ""
    if errors > 0 {
      marks += "<span class=\"mark error\">\(ReportText.count(errors, "error"))</span>"
    }
    if warnings > 0 {
      marks += "<span class=\"mark warning\">\(ReportText.count(warnings, "warning"))</span>"
    }
    if file.status != .new, file.status != .deleted, let pixels = file.differingPixels, pixels > 0 {
      marks += "<span class=\"mark pixels\">\(pixels) px</span>"
    }
    return """
      <li data-status="\(file.status.rawValue)" data-weights="\(weights(file))">\
      <a href="#file-\(number)">\(badge(file.status))\
      <span class="name">\(PageText.path(file.path))</span>\
      <span class="hidden-text">, \(title(file.status).lowercased())</span>\
      <span class="marks">\(marks)</span></a></li>

      """
  }

  static let end = "</ol>\n</nav>\n<main id=\"main\" tabindex=\"-1\">\n"

  /// A letter and a shape, since colour alone tells nothing to some.
  static func badge(_ status: DiffStatus) -> String {
    "<span class=\"badge \(status.rawValue)\" aria-hidden=\"true\">\(letter(status))</span>"
  }

  static func title(_ status: DiffStatus) -> String {
    switch status {
    case .same: "Same"
    case .changed: "Changed"
    case .new: "New"
    case .deleted: "Deleted"
    case .sizeDiffers: "Size differs"
    case .unreadable: "Not compared"
    }
  }

  private static func letter(_ status: DiffStatus) -> String {
    switch status {
    case .same: "="
    case .changed: "C"
    case .new: "N"
    case .deleted: "D"
    case .sizeDiffers: "S"
    case .unreadable: "!"
    }
  }

  /// The weights that its words have, for the filter.
  private static func weights(_ file: DiffedFile) -> String {
    let changes = file.changes
    let present = LayoutChange.Weight.allCases.filter { weight in
      changes.contains { $0.weight == weight || weight == .device && $0.isDeviceFact }
    }
    return present.isEmpty ? "none" : present.map { "\($0)" }.joined(separator: " ")
  }
}
