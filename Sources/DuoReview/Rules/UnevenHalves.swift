import DuoGeometry
import DuoLayout

/// The pose gives one person more room.
public enum UnevenHalves: Rule {
  public static let id = "uneven-halves"
  public static let severities: [Severity] = [.note]
  public static let subject = RuleSubject.panel
  public static let summary = "the halves' areas differ by more than a tenth"
  public static let reason = """
    Where the seam follows the fold, bars and insets on one side leave the two people with halves of different size: in \
    partly-open the first has 22.6 % more. In a race that is an advantage. Compared is the larger half with the smaller.
    """
  public static let remedy = """
    Split with the seam foldEqual, which takes the larger half's outer strip away, or keep what counts in the game to \
    the size of the smaller half.
    """

  static let limit = 10.0

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let shown = panel.layout.halves.compactMap { half in half.frame.map { (half.seat, $0) } }
    guard shown.count == 2 else { return [] }
    let (larger, smaller) =
      shown[0].1.area >= shown[1].1.area ? (shown[0], shown[1]) : (shown[1], shown[0])
    guard smaller.1.area > 0 else { return [] }
    let more = (larger.1.area / smaller.1.area - 1) * 100
    guard more > limit + 1e-9 else { return [] }
    return [
      panel.finding(
        self, .note, seat: larger.0, frame: larger.1, value: more, limit: limit, unit: .percent,
        "\(larger.0.rawValue) has \(Words.percent(more)) more")
    ]
  }
}
