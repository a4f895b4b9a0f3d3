import Dispatch
import DuoCatalog
import DuoDrawing
import DuoGeometry
import DuoLayout
import DuoReview
import DuoScreens
import Synchronization
import Typeface

/// What every test draws with, read once.
enum Library {
  private static let shared = Result { (try Catalog.builtIn(), try Typeface.load()) }

  static func catalog() throws -> Catalog { try shared.get().0 }
  static func shaper() throws -> Typeface { try shared.get().1 }
  static func poses() throws -> [Pose] { try catalog().poses }
}

/// One panel to draw.
struct Case: Sendable, Hashable, CustomStringConvertible {
  var pose: String
  var facing = Facing.faceToFace
  var direction = Direction.ltr
  var view = View.table
  var theme = Theme.light
  var scale = 1.0
  var detail = Detail.auto
  var layers = Set(ContentLayer.allCases)
  var options = LayoutOptions()
  var screen = Screen.duel
  /// What somebody found in it.
  var findings: [Finding] = []
  /// What was captured in it.
  var capture: PanelCapture?
  /// Whether the review's own findings and fairness are drawn.
  var isReviewed = false

  var description: String {
    var words = ["\(pose).\(facing.rawValue).\(direction.rawValue)"]
    if view != .table { words.append("view \(view.rawValue)") }
    if theme != .light { words.append("theme \(theme.rawValue)") }
    if scale != 1 { words.append("scale \(scale)") }
    if detail != .auto { words.append("detail \(detail.rawValue)") }
    if layers != Set(ContentLayer.allCases) {
      let hidden = ContentLayer.allCases.filter { !layers.contains($0) }.map(\.rawValue)
      words.append("without \(hidden.joined(separator: ","))")
    }
    if screen.name != "duel" { words.append("screen \(screen.name)") }
    if let capture {
      words.append("on \(String(capture.image.words[0], radix: 16)) at \(capture.opacity)")
    }
    if isReviewed { words.append("reviewed") }
    let o = options
    if let split = o.split { words.append("split \(split.rawValue)") }
    if let seam = o.seam { words.append("seam \(seam.rawValue)") }
    if let spacing = o.spacing { words.append("spacing \(spacing)") }
    if o.ignoresSafeArea == true { words.append("ignoresSafeArea") }
    if !o.bars.isEmpty { words.append("bars \(o.bars.map(\.rawValue).sorted())") }
    if o.camera { words.append("camera") }
    if o.keyboard { words.append("keyboard") }
    if let gate = o.gateMode { words.append("gate \(gate.rawValue)") }
    return words.joined(separator: " ")
  }

  func layout() throws -> PanelLayout {
    let catalog = try Library.catalog()
    struct Unknown: Error { var pose: String }
    guard let pose = catalog.pose(named: pose) else { throw Unknown(pose: self.pose) }
    return try PanelLayout.solve(
      LayoutRequest(
        device: catalog.device, pose: pose, screen: screen, facing: facing, direction: direction,
        options: options))
  }

  func subject() throws -> PanelSubject {
    let layout = try layout()
    let device = try Library.catalog().device
    var subject = PanelSubject(
      layout: layout, device: device, view: view, theme: theme, findings: findings)
    subject.capture = capture
    if isReviewed {
      let review = Review.of(
        [ReviewedPanel(layout: layout, screen: screen, device: device)], isWhole: false)
      subject.findings += review.findings[0]
      subject.fairness = review.fairness[0]
    }
    return subject
  }

  func panel() throws -> Panel {
    let subject = try subject()
    let style = PanelStyle(layers: layers, detail: detail, scale: scale)
    return Panel(
      layout: subject.layout, device: subject.device, scale: scale,
      placed: Drawing.panel(subject, style: style, shaper: try Library.shaper()))
  }

  /// Every pose in both seatings, with what `change` makes of each.
  static func everyPose(_ change: (inout Case) -> Void = { _ in }) throws -> [Case] {
    try Library.poses().flatMap { pose in
      Facing.allCases.map { facing in
        var one = Case(pose: pose.name, facing: facing)
        change(&one)
        return one
      }
    }
  }
}

/// Every case on all cores; the faults in the order of the cases, each with its case before it.
func faults<Item: Sendable & CustomStringConvertible>(
  _ cases: [Item], _ check: @Sendable (Item) throws -> [String]
) -> [String] {
  let found = Mutex<[Int: [String]]>([:])
  DispatchQueue.concurrentPerform(iterations: cases.count) { index in
    let texts: [String]
    do { texts = try check(cases[index]) } catch { texts = ["\(error)"] }
    guard !texts.isEmpty else { return }
    found.withLock { $0[index] = texts }
  }
  return found.withLock { found in
    cases.indices.flatMap { index in (found[index] ?? []).map { "\(cases[index]): \($0)" } }
  }
}
