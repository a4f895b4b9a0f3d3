import DuoDrawing
import DuoJSON
import DuoLayout

/// The panel with the touches on it, as `hit --draw` writes it.
struct TouchPicture {
  private let arguments: Arguments
  private let layout: PanelLayout
  private let device: Device
  private var signs: [TouchSign] = []

  /// More touches than these would hide the panel, and each other.
  static let most = 999
  /// Pixels per sheet unit, as `draw` has it where nobody says.
  private static let density = 2.0

  /// - Throws: `Trouble` where the drawing cannot go where it was asked to.
  init(_ arguments: Arguments, _ layout: PanelLayout, device: Device)
    throws(Trouble)
  {
    guard arguments.given("output")?.first != "-" else {
      throw Trouble(
        "--output", "standard output is for what the touches do",
        "give a folder for the drawing")
    }
    if let name = arguments.given("name")?.first { _ = try FileName.checked(name) }
    self.arguments = arguments
    self.layout = layout
    self.device = device
  }

  /// - Throws: `Trouble` where there are too many.
  mutating func add(_ judged: JudgedTouch) throws(Trouble) {
    guard signs.count < Self.most else {
      throw Trouble(
        "--draw", "more than \(Self.most) touches", "draw fewer at a time, or leave --draw out")
    }
    signs.append(judged.sign(number: signs.count + 1))
  }

  /// Writes it as PNG and SVG, and says where.
  func write(_ talk: Talk) throws {
    let typeface = try DrawCommand.load(talk)
    var subject = PanelSubject(layout: layout, device: device)
    subject.touches = signs
    var picture = Picture(name: name, panels: [subject], device: device)
    picture.placed = Drawing.panel(subject, style: PanelStyle(), shaper: typeface)
    let folder = try OutputFolder(arguments.given("output")?.first ?? "Output")
    for format in [FileFormat.png, .svg] {
      let file = try folder.file(named: "\(picture.name).\(format.rawValue)")
      try picture.write(
        format, density: Self.density, jobs: Cores.available, typeface: typeface, to: file.write)
    }
    for path in try folder.commit() { talk.note("drawn: \(path)") }
  }

  /// As `draw` names the panel, and what else is on it, so that neither overwrites the other.
  private var name: String {
    if let name = arguments.given("name")?.first { return name }
    return FileName.chosen(
      poses: .these([layout.pose.name]), facing: layout.facing, screens: [layout.screenName],
      parts: Settled(arguments, table: OptionTable.hit).nameParts + ["hit"])
  }
}

extension JudgedTouch {
  fileprivate func sign(number: Int) -> TouchSign {
    var sign = TouchSign(
      number: number, start: touch.at, acts: touch.acts, words: "\(number)  \(place): \(whole)")
    if case .drag(let drag) = self { sign.end = drag.end }
    return sign
  }

  /// `second 85,40.5, second.leave acts`
  private var whole: String {
    var words = touch.seat.map { "\($0.rawValue) \(touch.ownerPoint?.typed ?? ""), " } ?? ""
    words += touch.element.map { "\($0) " } ?? ""
    words +=
      touch.reason.map { touch.element == nil ? $0.rawValue : "does not act: \($0.rawValue)" }
      ?? "acts"
    if case .drag(let drag) = self { words += "; \(drag.told)" }
    return words
  }
}
