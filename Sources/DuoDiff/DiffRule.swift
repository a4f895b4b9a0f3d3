import DuoJSON
import LayoutDiff

/// A kind of difference, as programs that sort results know it.
struct DiffRule: Hashable, Sendable {
  /// SARIF's words (3.27.10), the strongest first.
  enum Level: String, CaseIterable, Sendable {
    case error, warning, note
  }

  var id: String
  var summary: String
  var level: Level

  static let pixels = DiffRule(
    id: "diff-pixels", summary: "Pixels of the picture differ.", level: .warning)
  private static let size = DiffRule(
    id: "diff-size", summary: "The picture has another size.", level: .warning)
  private static let new = DiffRule(
    id: "diff-new", summary: "The file is new.", level: .note)
  private static let deleted = DiffRule(
    id: "diff-deleted", summary: "The file was deleted.", level: .warning)
  private static let unreadable = DiffRule(
    id: "diff-unreadable", summary: "The file could not be compared.", level: .error)

  /// Of files, then of changes.
  static let all =
    [pixels, size, new, deleted, unreadable] + LayoutChangeKind.allCases.map { of($0) }

  /// Where each stands in `all`.
  static let indices = Dictionary(
    all.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// What the file as a whole is a result of; nil where it is the same, or where its changes tell it all.
  static func of(_ file: DiffedFile) -> DiffRule? {
    switch file.status {
    case .same: nil
    case .changed:
      (file.differingPixels ?? 0) > 0 || file.changes.isEmpty ? pixels : nil
    case .new: new
    case .deleted: deleted
    case .sizeDiffers: size
    case .unreadable: unreadable
    }
  }

  static func of(_ kind: LayoutChangeKind) -> DiffRule {
    DiffRule(id: "diff-\(kebab(kind.rawValue))", summary: summary(kind), level: .note)
  }

  var json: JSONValue {
    let words = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return .object([
      "id": .string(id), "name": .string(words.joined()),
      "shortDescription": .object(["text": .string(summary)]),
      "defaultConfiguration": .object(["level": .string(level.rawValue)]),
    ])
  }

  /// `hit-area`
  private static func kebab(_ name: String) -> String {
    name.reduce(into: "") { result, letter in
      result += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }

  private static func summary(_ kind: LayoutChangeKind) -> String {
    switch kind {
    case .added: "An element was added."
    case .removed: "An element was removed."
    case .renamed: "An element or a screen has another name."
    case .options: "Something else was asked for beside pose and seating."
    case .moved: "An element lies elsewhere."
    case .resized: "An element has another size."
    case .turned: "An element is turned another way."
    case .label: "An element says something else."
    case .role: "An element has another role."
    case .hitArea: "An element takes touches elsewhere."
    case .playArea: "A play area lies elsewhere."
    case .half: "A half lies elsewhere or works in another way."
    case .seam: "The seam lies elsewhere."
    case .region: "A region of the device lies elsewhere."
    case .safeArea: "The safe area is another."
    case .window: "The window is another."
    case .display: "The display is another."
    case .hinge: "The hinge is another."
    case .finding: "The review finds something that it did not find before."
    case .findingGone: "The review no longer finds what it found before."
    case .findingChanged: "A finding has another value or severity."
    case .note: "A panel says something else of itself."
    case .sizeClass: "The size class is another."
    case .keyboard: "The keyboard lies elsewhere."
    case .panelAdded: "A panel was added."
    case .panelRemoved: "A panel was removed."
    }
  }
}
