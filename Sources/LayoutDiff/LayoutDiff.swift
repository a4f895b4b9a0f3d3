/// Layout against layout, in words.
public enum LayoutDiff {
  /// What changed, sorted by what matters: new errors, then targets and controls, then the rest.
  ///
  /// Panels are matched by id, where ids differ in the screen's name alone by everything else.
  public static func changes(
    from before: LayoutSnapshot, to after: LayoutSnapshot
  ) -> [LayoutChange] { [] }
}
