import DuoDrawing
import DuoGeometry
import DuoLayout
import Testing

/// Issue 2 §4: no label touches another or leaves the sheet, none is under 9 units, and there are three sizes of type.
@Suite struct OverlapTests {
  /// Views that turn nothing look as the table does (`ViewTests`): they need no second drawing.
  static func views(_ scale: Double) throws -> [Case] {
    try Case.everyPose { $0.scale = scale }.flatMap { one in
      try Direction.allCases.flatMap { direction -> [Case] in
        var one = one
        one.direction = direction
        let layout = try one.layout()
        return View.allCases.compactMap { view -> Case? in
          one.view = view
          guard view != .table else { return one }
          return layout[view == .first ? .first : .second].turn == .none ? nil : one
        }
      }
    }
  }

  @Test(arguments: [1, 0.62, 0.75, 1.5, 2])
  func labelsKeepApart(scale: Double) throws {
    let found = faults(try Self.views(scale), Self.check)
    #expect(found == [])
  }

  @Test(arguments: [Detail.full, .overview], [0.12, 0.2, 0.3, 0.5])
  func labelsKeepApartWhenSmall(detail: Detail, scale: Double) throws {
    let cases = try Case.everyPose {
      $0.detail = detail
      $0.scale = scale
    }
    #expect(faults(cases) { TextCheck.faults(try $0.panel()) } == [])
  }

  @Test(arguments: Variant.all)
  func labelsKeepApartWithOptions(variant: Variant) throws {
    let cases = try variant.cases()
    #expect(!cases.isEmpty)
    #expect(faults(cases, Self.check) == [])
  }

  private static let check: @Sendable (Case) throws -> [String] = { one in
    let panel = try one.panel()
    return TextCheck.faults(panel) + LineCheck.faults(panel)
  }
}
