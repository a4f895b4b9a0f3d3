import DuoGeometry
import ImageDiff

/// One picture of both sides.
public struct DiffedPicture: Sendable {
  /// What tells it from the other pictures of its file: a panel's id (`closed.faceToFace.ltr`), or empty.
  public var name: String
  /// For people: `Closed, face to face`, or the file's name.
  public var title: String
  /// Pixels; nil on the side that has none.
  public var before: PictureSize?
  public var after: PictureSize?
  public var differing: Int
  /// Left out since they only smooth an edge.
  public var antialiased: Int
  /// Whether so many differing pixels are allowed.
  public var isAllowed: Bool
  public var regions: [DiffedRegion]
  /// Pictures for reports; each nil where there is none.
  public var files: DiffPictureFiles

  public init(
    name: String, title: String, before: PictureSize?, after: PictureSize?, differing: Int,
    antialiased: Int = 0, isAllowed: Bool = false, regions: [DiffedRegion] = [],
    files: DiffPictureFiles = DiffPictureFiles()
  ) {
    self.name = name
    self.title = title
    self.before = before
    self.after = after
    self.differing = differing
    self.antialiased = antialiased
    self.isAllowed = isAllowed
    self.regions = regions
    self.files = files
  }
}

/// Whole pixels.
public struct PictureSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Changed pixels that lie together.
public struct DiffedRegion: Hashable, Sendable {
  /// In pixels of the picture.
  public var pixelFrame: PixelRect
  /// In points of the panel's window; nil where the file says nothing of panels, or outside of them.
  public var frame: Rect?
  /// The panel it lies in.
  public var panel: String?
  /// The elements, halves or regions that lie there, most telling first (`second.leave`).
  public var names: [String]
  /// Differing pixels in it.
  public var pixels: Int

  public init(
    pixelFrame: PixelRect, frame: Rect? = nil, panel: String? = nil, names: [String] = [],
    pixels: Int
  ) {
    self.pixelFrame = pixelFrame
    self.frame = frame
    self.panel = panel
    self.names = names
    self.pixels = pixels
  }
}

/// The pictures of one comparison as PNG files.
public struct DiffPictureFiles: Sendable {
  /// A picture that was written, or is only held for a page that holds its pictures itself.
  public struct File: Sendable {
    /// Under the folder of `--output`, `/` between folders; nil where it was not written there.
    public var path: String?
    /// The PNG; nil where no report needs it.
    public var bytes: [UInt8]?

    public init(path: String? = nil, bytes: [UInt8]? = nil) {
      self.path = path
      self.bytes = bytes
    }
  }

  public var before: File?
  public var after: File?
  public var difference: File?
  /// Before, difference, after side by side.
  public var threeUp: File?
  /// The part of the picture that `before`, `after` and `difference` show, in its pixels; nil where it is the whole.
  public var crop: PixelRect?

  public init(
    before: File? = nil, after: File? = nil, difference: File? = nil, threeUp: File? = nil,
    crop: PixelRect? = nil
  ) {
    self.before = before
    self.after = after
    self.difference = difference
    self.threeUp = threeUp
    self.crop = crop
  }
}
