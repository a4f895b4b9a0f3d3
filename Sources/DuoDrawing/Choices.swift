import DuoLayout

/// The colours and signs of a drawing.
public enum Theme: String, CaseIterable, Sendable {
  case light, dark
  /// Reads on a grey printer.
  case print
}

/// Whose eyes a panel is turned for.
public enum View: String, CaseIterable, Sendable {
  case table, first, second
}

/// How much a panel tells.
public enum Detail: String, CaseIterable, Sendable {
  case full, overview
  /// By the size a panel is drawn at.
  case auto
}

/// What `--show` and `--hide` name.
public enum ContentLayer: String, CaseIterable, Sendable {
  case safeArea = "safe-area"
  case regions, halves
  case hitAreas = "hit-areas"
  case playAreas = "play-areas"
  case targets, dimensions, labels, findings
  /// What a running app showed, where the screen was captured from one.
  case capture
}

/// What varies along the rows or columns of a sheet.
public enum SheetAxis: String, CaseIterable, Sendable {
  case pose, facing, direction, screen, phase, view, theme
}

/// Paper for PDF pages.
public enum Paper: String, CaseIterable, Sendable {
  case a4, a3, letter
}
