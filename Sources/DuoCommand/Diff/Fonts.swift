import Synchronization
import Typeface

/// The typeface, found when something is drawn for the first time: finding it takes longer than comparing two pictures.
final class Fonts: Sendable {
  private let talk: Talk
  private let found = Mutex<Typeface?>(nil)

  init(_ talk: Talk) { self.talk = talk }

  func typeface() throws -> Typeface {
    try found.withLock { found in
      if let typeface = found { return typeface }
      let typeface = try DrawCommand.load(talk)
      found = typeface
      return typeface
    }
  }
}
