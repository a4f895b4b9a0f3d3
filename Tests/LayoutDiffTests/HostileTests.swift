import DuoGeometry
import DuoJSON
import DuoLayout
import DuoScreens
import Testing

@testable import LayoutDiff

/// Documents nobody meant to write.
@Suite struct HostileTests {
  /// Bytes replaced, dropped and doubled: refused or compared, but never a crash.
  @Test func mutatedDocuments() throws {
    let layouts = try Layouts(["partly-open", "closed"], facings: [.faceToFace])
    let whole = try layouts.snapshot(.duel)
    let bytes = Array(try layouts.document([.duel]).compactText.utf8)
    var random = SplitMix64(seed: 5)
    func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    let spice = Array("0123456789-.e\"{}[],:nulltrue".utf8)
    var read = 0
    for _ in 0..<600 {
      var mutant = bytes
      for _ in 0...below(4) {
        let at = below(mutant.count)
        switch below(4) {
        case 0: mutant[at] = spice[below(spice.count)]
        case 1: mutant.remove(at: at)
        case 2: mutant.insert(spice[below(spice.count)], at: at)
        default:
          let end = min(mutant.count, at + below(60))
          mutant.insert(contentsOf: mutant[at..<end], at: below(mutant.count))
        }
      }
      guard let snapshot = try? LayoutSnapshot(parsing: mutant, file: "x") else { continue }
      read += 1
      let changes =
        LayoutDiff.changes(from: whole, to: snapshot)
        + LayoutDiff.changes(from: snapshot, over: whole, to: whole)
      #expect(changes.allSatisfy { !$0.sentence.contains("\n") && !$0.panels.isEmpty })
      for panel in snapshot.panels {
        _ = panel.names(in: Rect(x: 100, y: 100, width: 40, height: 40))
        _ = panel.windowFrame(ofSheet: Rect(x: 0, y: 0, width: 9, height: 9))
      }
    }
    // A digit for a digit is still a document.
    #expect(read > 40)
  }

  /// Values replaced by others of their kind, so that most are read.
  @Test func mutatedValues() throws {
    let layouts = try Layouts(["partly-open", "closed", "open"])
    let whole = try layouts.snapshot(.duel)
    var random = SplitMix64(seed: 6)
    func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    let numbers = [0, 1, -1, 0.001, 1e7, -1e7, 333.3333]
    func rect() -> Rect {
      Rect(
        x: numbers[below(7)], y: numbers[below(7)], width: numbers[below(7)].magnitude,
        height: numbers[below(7)].magnitude)
    }
    for _ in 0..<100 {
      var mutant = whole
      for _ in 0...below(6) {
        let place = below(mutant.panels.count)
        let element = below(mutant.panels[place].elements.count)
        switch below(10) {
        case 0: mutant.panels[place].elements[element].frame = rect()
        case 1: mutant.panels[place].elements[element].ownerFrame = rect()
        case 2: mutant.panels[place].elements[element].hitArea = rect()
        case 3:
          mutant.panels[place].elements[element].id = ["", ".", "a..b", "first.field"][below(4)]
        case 4: mutant.panels[place].elements[element].holder = ["", "first.field", "x"][below(3)]
        case 5 where !mutant.panels[place].halves.isEmpty:
          mutant.panels[place].halves[below(2)].frame = rect()
        case 6: mutant.panels[place].halves = []
        case 7: mutant.panels[place].id = ["", "x", mutant.panels[0].id][below(3)]
        case 8: mutant.panels[place].window = rect()
        default: mutant.panels.swapAt(place, 0)
        }
      }
      let there = LayoutDiff.changes(from: whole, to: mutant)
      let back = LayoutDiff.changes(from: mutant, to: whole)
      #expect(there == LayoutDiff.changes(from: whole, to: mutant))
      #expect(there.isEmpty == back.isEmpty)
    }
  }

  @Test func idsTwiceGoByTheirOrder() throws {
    var before = try Layouts(["closed"], facings: [.sameWay]).snapshot(.duel)
    before.panels.append(before.panels[0])
    before.panels[0].elements += before.panels[0].elements
    #expect(LayoutDiff.changes(from: before, to: before).isEmpty)
    var after = before
    after.panels.removeLast()
    #expect(
      LayoutDiff.changes(from: before, to: after).map(\.sentence) == [
        "removed panel: closed, sameWay"
      ])
  }

  /// Each with a pose, a seating and an option of its own: nothing here may be quadratic.
  @Test func manyPanels() {
    let panels = (0..<20_000).map { index in
      var panel = PanelSnapshot(
        id: "p\(index).sameWay.ltr", pose: "p\(index)", facing: "sameWay", direction: "ltr",
        screen: "s")
      panel.options = ["seed": "\(index)"]
      panel.elements = [
        ElementSnapshot(
          id: "first.a", seat: .first, role: "control",
          frame: Rect(x: 0, y: 0, width: 9, height: 9),
          ownerFrame: Rect(x: 0, y: 0, width: 9, height: 9))
      ]
      return panel
    }
    var after = panels
    for index in after.indices {
      let frame = Rect(x: Double(index), y: 0, width: 9, height: 9)
      after[index].elements[0].ownerFrame = frame
      after[index].sizeClass = nil
      after[index].id = "q\(index)"
    }
    let changes = LayoutDiff.changes(
      from: LayoutSnapshot(panels: panels), to: LayoutSnapshot(panels: after))
    #expect(
      changes.map(\.sentence) == [
        "first.a moved to the owner's right by up to 19999 pt, most in p19999, sameWay, in 19999 of 20000 panels"
      ])
  }

  /// As many elements as a screen may have, in several panels: moved, renamed, added and gone.
  @Test func manyElements() {
    func panel(_ pose: String, _ element: (Int) -> (String, Double)) -> PanelSnapshot {
      var panel = PanelSnapshot(
        id: "\(pose).sameWay.ltr", pose: pose, facing: "sameWay", direction: "ltr", screen: "s")
      panel.elements = (0..<10_000).map { index in
        let (id, x) = element(index)
        let frame = Rect(x: x, y: Double(index) * 10, width: 9, height: 9)
        return ElementSnapshot(
          id: id, seat: .first, role: index % 10 == 0 ? "panel" : "control", frame: frame,
          ownerFrame: frame)
      }
      return panel
    }
    let before = ["a", "b"].map { pose in panel(pose) { ("first.e\($0)", 0) } }
    let after = ["a", "b"].map { pose in
      panel(pose) { ($0 < 5000 ? "first.e\($0)" : "first.f\($0)", Double($0 % 3)) }
    }
    let sentences = LayoutDiff.changes(
      from: LayoutSnapshot(panels: before), to: LayoutSnapshot(panels: after)
    ).map(\.sentence)
    #expect(sentences.count < 20, "\(sentences.prefix(20))")
  }
}
