import LayoutDiff

/// One file of a comparison: a picture, a sheet, a layout, a screen, or something compared as bytes.
public struct DiffedFile: Sendable {
  /// From the folders that are compared, or as it was named; `/` between folders on every system.
  public var path: String
  public var status: DiffStatus
  /// Why it could not be read, or what it is where there is no more to say (`compared as bytes`); one sentence.
  public var reason: String?
  /// What is worth knowing and no difference (another colour type, a mask that was not used), a sentence each.
  public var notes: [String]
  /// What was drawn or decoded: one for a picture, one for each changed panel of a screen.
  public var pictures: [DiffedPicture]
  /// Sorted by what matters.
  public var changes: [LayoutChange]
  /// Panels that are the same, where panels were compared; nil where the file has none.
  public var samePanels: Int?

  public init(
    path: String, status: DiffStatus, reason: String? = nil, notes: [String] = [],
    pictures: [DiffedPicture] = [], changes: [LayoutChange] = [], samePanels: Int? = nil
  ) {
    self.path = path
    self.status = status
    self.reason = reason
    self.notes = notes
    self.pictures = pictures
    self.changes = changes
    self.samePanels = samePanels
  }

  /// Pixels that differ, all pictures together; nil where no pixels were compared.
  public var differingPixels: Int? {
    pictures.isEmpty ? nil : pictures.reduce(0) { $0 + $1.differing }
  }
}
