import DuoLayout
import Testing

/// interface.md, layout JSON: `options` holds those that are not default.
@Suite struct OptionTests {
  @Test(arguments: [
    (
      LayoutOptions(split: .shared, seam: .fold, spacing: 2, ignoresSafeArea: false),
      LayoutOptions()
    ),
    (LayoutOptions(gateMode: .together, currentSeat: .first), LayoutOptions()),
    (LayoutOptions(split: .arrangement, spacing: 0), LayoutOptions(split: .arrangement)),
    (LayoutOptions(spacing: 0), LayoutOptions(spacing: 0)),
    (LayoutOptions(seam: .middle), LayoutOptions(seam: .middle)),
  ]) func defaultsAreLeftOut(asked: LayoutOptions, kept: LayoutOptions) {
    #expect(asked.withoutDefaults == kept)
  }
}
