import DuoCatalog
import DuoJSON
import DuoLayout

/// What a label says of the pose.
enum ProbeLabel: Hashable {
  /// There is none.
  case unsaid
  /// One of these, by their places in the catalogue; the preferred one where nothing tells them apart.
  case poses([Int], preferred: Int?)
  /// Something about the app: the pose is worked out.
  case aside(tells: Tells)
  /// A pose that the catalogue does not have.
  case unknown

  /// What records under a label that is no pose can tell of the pose.
  enum Tells: Hashable {
    case everything
    /// The window, the display and the hinge: the rest is that of a sheet or a smaller window.
    case phoneOnly
  }

  /// Names of a public probe for poses it does not tell apart, by catalogue names.
  private static let families = [
    "closedportrait": ["closed"],
    "closedlandscape": ["closed-sideways", "closed-sideways-flipped"],
    "opentall": ["open-upright", "open-upright-flipped"],
    "openwide": ["open", "open-flipped"],
    "book": ["partly-open", "partly-open-flipped"],
    "laptop": ["partly-open-upright", "partly-open-upright-flipped"],
    "splitleft": ["split-view-left", "partly-open-split-view-left"],
    "splitright": ["split-view-right", "partly-open-split-view-right"],
  ]

  private static let asides: [String: Tells] = [
    "pipstacked": .phoneOnly, "sheetouter": .phoneOnly, "sheetinner": .phoneOnly,
    "rtl": .everything, "reducetransparency": .everything, "custom": .everything,
  ]

  init(_ text: String?, in poses: [Pose]) {
    guard let text else {
      self = .unsaid
      return
    }
    let folded = ProbeFields.folded(text)
    let named =
      poses.firstIndex { ProbeFields.folded($0.name) == folded }
      ?? poses.firstIndex { $0.otherNames.contains { ProbeFields.folded($0) == folded } }
    let family = (Self.families[folded] ?? []).compactMap { name in
      poses.firstIndex { $0.name == name }
    }
    if !family.isEmpty {
      let isName = named.map { poses[$0].otherNames.contains { ProbeFields.folded($0) == folded } }
      self = .poses(family, preferred: isName == true ? named : nil)
    } else if let named {
      self = .poses([named], preferred: named)
    } else if let tells = Self.asides[folded] {
      self = .aside(tells: tells)
    } else {
      self = .unknown
    }
  }
}
