import CFreeType

/// FreeType itself; its faces keep it alive.
final class FontLibrary {
  let handle: FT_Library

  init() throws(TypefaceError) {
    var handle: FT_Library?
    let status = FT_Init_FreeType(&handle)
    guard status == 0, let handle else { throw .freeType(status) }
    self.handle = handle
  }

  deinit { FT_Done_FreeType(handle) }
}
