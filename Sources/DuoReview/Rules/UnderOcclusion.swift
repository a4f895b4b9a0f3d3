import DuoGeometry
import DuoLayout

/// Something that has to be seen or hit lies under a camera or the status area.
public enum UnderOcclusion: Rule {
  public static let id = "under-occlusion"
  public static let severities: [Severity] = [.error]
  public static let summary =
    "a target, control, text, image or banner overlaps an active occlusion"
  public static let reason = """
    A camera is a hole in the picture and the status area has writing of its own: what lies there is neither seen nor \
    hit. Judged are targets, controls, texts, images and banners, as they stand before anybody scrolls and as far as they show. Backgrounds, \
    fields, panels and grids may pass underneath, since it is what they hold that matters; alerts and sheets are put \
    in place by the system. Where a camera lies inside the status area, the status area tells for both.
    """
  public static let remedy = """
    Keep the element inside the safe area, and clear of the inner camera while it runs (--camera); or give it a place \
    at another corner of its half.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let facts = panel.facts
    // What covers a smaller occlusion tells for it.
    let regions = facts.activeOcclusions.filter { small in
      !facts.activeOcclusions.contains { large in
        large.frame != small.frame && large.frame.contains(small.frame)
      }
    }
    guard !regions.isEmpty else { return [] }
    var found: [Finding] = []
    for places in [facts.tapped, facts.texts, facts.pictures] {
      for place in places {
        guard let seen = panel.seen(place) else { continue }
        for region in regions {
          guard let piece = seen.overlap(with: region.frame) else { continue }
          let size = panel.ownerSize(piece.size, of: place)
          found.append(
            panel.finding(
              self, .error, at: place, subject: region.name.rawValue, frame: seen.frame,
              value: piece.shorterSide, limit: 0, unit: .points,
              "\(Words.points(size)) of it lie under \(region.name.words)"))
        }
      }
    }
    return found
  }
}
