import DuoCapture
import DuoGeometry
import ImageDiff
import LayoutDiff
import Synchronization

/// The masks of a run: what they come to on a picture, and whether they were of use.
final class DiffMaskUse: Sendable {
  private let masks: [DiffMask]
  private let elements: [Glob]
  /// How many differing pixels or changes each has covered, masks before elements.
  private let uses: Mutex<[Int]>

  init(_ request: DiffRequest) {
    masks = request.masks
    elements = request.maskedElements.map(Glob.init)
    uses = Mutex([Int](repeating: 0, count: masks.count + elements.count))
  }

  /// Points by which strokes and ticks reach out of what they outline.
  private static let outline = 4.0

  /// What is cut out of one picture, each with the mask it comes from.
  struct Cut: Sendable {
    var rects: [PixelRect] = []
    /// By rectangle, the mask's place.
    fileprivate var owners: [Int] = []
  }

  func cut(before: DiffPanels?, after: DiffPanels?, masksArePoints: Bool) -> Cut {
    var cut = Cut()
    func add(_ rect: PixelRect, _ owner: Int) {
      guard !rect.isEmpty else { return }
      cut.rects.append(rect)
      cut.owners.append(owner)
    }
    let sides = [before, after].compactMap { $0 }
    for (place, mask) in masks.enumerated() {
      guard masksArePoints else {
        add(PixelRect(covering: mask.rect), place)
        continue
      }
      for side in sides {
        for panel in side.panels {
          if let rect = side.pixels(of: mask.rect, in: panel) { add(rect, place) }
        }
      }
    }
    for (place, glob) in elements.enumerated() {
      for side in sides {
        for panel in side.panels {
          for element in panel.elements where glob.matches(element.id) {
            let drawn = [element.frame, element.hitArea].compactMap { $0 }
              .reduce(element.frame) { $0.union($1) }.grown(by: Self.outline)
            if let rect = side.pixels(of: drawn, in: panel) {
              add(rect, masks.count + place)
            }
          }
        }
      }
    }
    return cut
  }

  /// - Parameter counts: for each rectangle of `cut`, the differing pixels under it.
  func note(_ counts: [Int], of cut: Cut) {
    uses.withLock { uses in
      for (owner, count) in zip(cut.owners, counts) { uses[owner] += count }
    }
  }

  /// The changes that are about no masked element.
  func leaving(_ changes: [LayoutChange]) -> [LayoutChange] {
    guard !elements.isEmpty else { return changes }
    return changes.filter { change in
      guard let id = change.element,
        let place = elements.firstIndex(where: { $0.matches(id) })
      else { return true }
      uses.withLock { $0[masks.count + place] += 1 }
      return false
    }
  }

  /// A sentence for each mask under which nothing differs.
  var unused: [String] {
    let typed =
      masks.map { "--mask \($0.text)" } + elements.map { "--mask-element \($0.pattern)" }
    let counts = uses.withLock { $0 }
    return zip(typed, counts).compactMap { text, count in
      count == 0 ? "\(text): nothing differs there" : nil
    }
  }
}
