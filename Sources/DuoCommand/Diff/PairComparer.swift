import DuoCatalog
import DuoDiff
import DuoJSON
import LayoutDiff
import PNGImage

/// Compares one file of both sides.
struct PairComparer: Sendable {
  let request: DiffRequest
  let pictures: PictureComparer
  let masks: DiffMaskUse
  let screens: ScreenComparer
  /// Whether screens are laid out and drawn even where their files are the same: what they are drawn with may differ.
  let alwaysDraws: Bool

  /// - Throws: `Trouble` where a picture cannot be written; what cannot be read is told in the file's place.
  func compare(_ pair: DiffPair, index: Int, jobs: Int) throws -> DiffedFile {
    do {
      switch (pair.before, pair.after) {
      case (let before?, let after?):
        return try both(pair, before, after, index: index, jobs: jobs)
      case (nil, let after?): return try alone(pair.path, after, .new, index: index, jobs: jobs)
      case (let before?, nil):
        return try alone(pair.path, before, .deleted, index: index, jobs: jobs)
      case (nil, nil): return DiffedFile(path: pair.path, status: .same)
      }
    } catch let error as OutputTrouble {
      throw error.trouble
    } catch let trouble as Trouble {
      return unreadable(pair.path, [trouble.line])
    } catch {
      return unreadable(pair.path, Program.messages(of: error, Arguments()))
    }
  }

  func unreadable(_ path: String, _ messages: [String]) -> DiffedFile {
    DiffedFile(
      path: path, status: .unreadable,
      reason: messages.map(\.onOneLine).joined(separator: " · "))
  }

  private func both(
    _ pair: DiffPair, _ before: DiffPlace, _ after: DiffPlace, index: Int, jobs: Int
  ) throws -> DiffedFile {
    let path = pair.path
    if path.lowercased().hasPrefix(ScreenFiles.prefix) {
      return try screens.compare(path, before, after, index: index, jobs: jobs)
    }
    let old = try before.bytes()
    let new = try after.bytes()
    let kinds = (before: DiffContent(of: old), after: DiffContent(of: new))
    for (place, kind, bytes) in [(before, kinds.before, old), (after, kinds.after, new)]
    where kind == .brokenJSON && path.lowercased().hasSuffix(".json") {
      throw Self.jsonTrouble(place, bytes)
    }
    if kinds == (.screen, .screen), alwaysDraws || old != new || Self.showsPictures(old) {
      return try screens.compare(path, before, after, index: index, jobs: jobs)
    }
    if old == new {
      // Alike to the byte: there is nothing to decode, but what is no picture was not compared as one.
      if Self.isNamedPNG(path), let error = Self.fault(new) {
        throw Trouble(after.shown, error.problem, error.remedy)
      }
      return DiffedFile(path: path, status: .same)
    }
    switch kinds {
    case (.png, .png):
      return try png(path, (before, old), (after, new), index: index, jobs: jobs)
    case (.svg, .svg):
      return try documents(
        path, before, LayoutSnapshot.svgMetadata(in: old), after,
        LayoutSnapshot.svgMetadata(in: new),
        sameLayout: "the drawing differs and shows the same layout",
        noLayout: "compared as bytes: not both carry a layout of duo-render")
    case (.layout, .layout):
      return try documents(
        path, before, old, after, new, sameLayout: "the same layout, written in another way",
        noLayout: "")
    case (let one, let other) where one != other && one != .other && other != .other:
      return DiffedFile(
        path: path, status: .changed, reason: "was \(one.words) and is \(other.words)")
    case (.screen, .other), (.other, .screen):
      // One of them is damaged: reading it says how.
      return try screens.compare(path, before, after, index: index, jobs: jobs)
    default:
      // What could be damaged PNGs must not pass for a difference like any other.
      for (place, bytes) in [(before, old), (after, new)] where Self.isNamedPNG(place.path) {
        if let error = Self.fault(bytes) {
          throw Trouble(place.shown, error.problem, error.remedy)
        }
      }
      return DiffedFile(path: path, status: .changed, reason: "compared as bytes")
    }
  }

  /// Whether a screen shows pictures of an app, which lie beside it and may differ where it does not.
  private static func showsPictures(_ screen: [UInt8]) -> Bool {
    guard let node = try? JSONNode(parsing: screen, options: DiffContent.options),
      case .object(let members) = node.content
    else { return false }
    return members.contains { $0.key == "capture" }
  }

  /// What keeps a file that is named as JSON from being any.
  private static func jsonTrouble(_ place: DiffPlace, _ bytes: [UInt8]) -> CatalogError {
    let faults = JSONFaults(file: place.shown)
    do throws(JSONError) {
      _ = try JSONNode(parsing: bytes, options: DiffContent.options)
    } catch { faults.add(error) }
    return CatalogError(messages: faults.messages)
  }

  private static func isNamedPNG(_ path: String) -> Bool { path.lowercased().hasSuffix(".png") }

  private static func fault(_ bytes: [UInt8]) -> PNGError? {
    do throws(PNGError) {
      _ = try PNGInfo.read(bytes)
      return nil
    } catch { return error }
  }

  /// A file that only one side has: it must be readable all the same.
  private func alone(
    _ path: String, _ place: DiffPlace, _ status: DiffStatus, index: Int, jobs: Int
  ) throws -> DiffedFile {
    let bytes = try place.bytes()
    switch DiffContent(of: bytes) {
    case .brokenJSON where path.lowercased().hasSuffix(".json"):
      throw Self.jsonTrouble(place, bytes)
    case .layout:
      _ = try LayoutSnapshot(parsing: bytes, file: place.shown)
      return DiffedFile(path: path, status: status)
    case .svg:
      if let layout = LayoutSnapshot.svgMetadata(in: bytes) {
        _ = try LayoutSnapshot(parsing: layout, file: place.shown)
      }
      return DiffedFile(path: path, status: status)
    case .screen:
      return try screens.alone(path, place, status, index: index, jobs: jobs)
    case .png:
      let png: PNGStraight
      do throws(PNGError) { png = try PNGStraight(decoding: bytes, limit: Self.limit) } catch {
        throw Trouble(place.shown, error.problem, error.remedy)
      }
      let size = PictureSize(width: png.width, height: png.height)
      var picture = DiffedPicture(
        name: "", title: path, before: status == .deleted ? size : nil,
        after: status == .new ? size : nil, differing: 0)
      if request.holdsPictures {
        let file = DiffPictureFiles.File(bytes: bytes)
        if status == .new { picture.files.after = file } else { picture.files.before = file }
      }
      return DiffedFile(path: path, status: status, pictures: [picture])
    default:
      if Self.isNamedPNG(path), let error = Self.fault(bytes) {
        throw Trouble(place.shown, error.problem, error.remedy)
      }
      return DiffedFile(path: path, status: status)
    }
  }
}
