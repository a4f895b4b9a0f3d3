import DuoLayout

/// The colours of one theme. Text on its ground has a contrast of 4.5 : 1 or more, lines that carry meaning 3 : 1.
struct Palette: Sendable {
  /// Around the cards, and the cards themselves.
  var desk: Color
  var card: Color
  var ink: Color
  /// Labels beside values, and quiet lines.
  var muted: Color
  var line: Color
  var body: Color
  var bodyLine: Color
  var bodyText: Color
  /// The lit display under everything.
  var display: Color
  var displayLine: Color
  var first: Color
  var firstTint: Color
  var firstWeak: Color
  var second: Color
  var secondTint: Color
  var secondWeak: Color
  /// Numbers on the badges and crosses on the targets.
  var onSeat: Color
  /// Inside play areas, bars and controls.
  var content: Color
  var unsafe: Color
  var unsafeLine: Color
  var fold: Color
  var foldTint: Color
  var occlusion: Color
  var occlusionTint: Color
  var danger: Color
  /// What a review found.
  var error: Color
  var warning: Color

  func seat(_ seat: Seat) -> Color { seat == .first ? first : second }
  func tint(_ seat: Seat) -> Color { seat == .first ? firstTint : secondTint }
  func weak(_ seat: Seat) -> Color { seat == .first ? firstWeak : secondWeak }

  static func of(_ theme: Theme) -> Palette {
    switch theme {
    case .light: light
    case .dark: dark
    case .print: print
    }
  }

  static let light = Palette(
    desk: Color(0xEEF0F3), card: Color(0xFFFFFF), ink: Color(0x18202B), muted: Color(0x4A5563),
    line: Color(0x4A5563), body: Color(0xD9DCE1), bodyLine: Color(0x6E7887),
    bodyText: Color(0x3A4450), display: Color(0xFFFFFF), displayLine: Color(0x18202B),
    first: Color(0x0B5394), firstTint: Color(0xE3EEF9), firstWeak: Color(0x4A79A8),
    second: Color(0x9A3B07), secondTint: Color(0xFBE9DC), secondWeak: Color(0xA6623C),
    onSeat: Color(0xFFFFFF), content: Color(0xFFFFFF), unsafe: Color(0xF0F2F5),
    unsafeLine: Color(0x6B7583), fold: Color(0x2B2F36), foldTint: Color(0xDDDEE0),
    occlusion: Color(0x7A1F5C), occlusionTint: Color(0xF4DFEC), danger: Color(0xA3182B),
    error: Color(0xB3001B), warning: Color(0x6A5400))

  static let dark = Palette(
    desk: Color(0x0E1116), card: Color(0x171B22), ink: Color(0xE8EBF0), muted: Color(0xA7B0BD),
    line: Color(0xA7B0BD), body: Color(0x323943), bodyLine: Color(0x8D97A5),
    bodyText: Color(0xD4D9E0), display: Color(0x0B0E12), displayLine: Color(0xD4D9E0),
    first: Color(0x7CB8F2), firstTint: Color(0x12283D), firstWeak: Color(0x5386B3),
    second: Color(0xF2A36B), secondTint: Color(0x3A2213), secondWeak: Color(0xB07850),
    onSeat: Color(0x10151B), content: Color(0x1A2027), unsafe: Color(0x1E242C),
    unsafeLine: Color(0x76818F), fold: Color(0xD4D9E0), foldTint: Color(0x3A4049),
    occlusion: Color(0xE59AC9), occlusionTint: Color(0x3D1B31), danger: Color(0xFF8A94),
    error: Color(0xFF7B72), warning: Color(0xE8CF62))

  static let print = Palette(
    desk: Color(0xFFFFFF), card: Color(0xFFFFFF), ink: Color(0x000000), muted: Color(0x3C3C3C),
    line: Color(0x3C3C3C), body: Color(0xE0E0E0), bodyLine: Color(0x6A6A6A),
    bodyText: Color(0x2A2A2A), display: Color(0xFFFFFF), displayLine: Color(0x000000),
    first: Color(0x303030), firstTint: Color(0xFFFFFF), firstWeak: Color(0x757575),
    second: Color(0x303030), secondTint: Color(0xF1F1F1), secondWeak: Color(0x757575),
    onSeat: Color(0xFFFFFF), content: Color(0xFFFFFF), unsafe: Color(0xF6F6F6),
    unsafeLine: Color(0x707070), fold: Color(0x000000), foldTint: Color(0xD6D6D6),
    occlusion: Color(0x000000), occlusionTint: Color(0xE6E6E6), danger: Color(0x000000),
    error: Color(0x000000), warning: Color(0x000000))
}

/// The three sizes of type of a drawing, in sheet units.
struct TypeSizes: Sendable {
  var title: Double
  var heading: Double
  var label: Double

  static let full = TypeSizes(title: 24, heading: 14, label: 11)
  static let overview = TypeSizes(title: 24, heading: 12, label: 9)
}
