#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `duo-render init`
enum InitCommand {
  private static let files = [
    (name: StarterScreen.name, text: StarterScreen.text),
    (name: ConfigFile.name, text: StarterConfig.text),
  ]

  static func run(_ arguments: Arguments) throws {
    guard arguments.names.count < 2 else {
      throw Trouble(arguments.names[1], "init takes one folder", "give one folder, or none")
    }
    let folder = arguments.names.first ?? "."
    guard folder != "-", !folder.isEmpty else {
      throw Trouble(
        folder.isEmpty ? "\"\"" : folder, "is no folder", "give a folder, or none for this one")
    }
    do {
      try write(to: folder)
    } catch let trouble as Trouble {
      // Files say `--output`, which init has not.
      guard trouble.remedy.contains("--output") else { throw trouble }
      throw Trouble(trouble.place, trouble.problem, "choose another folder: duo-render init FOLDER")
    }
    if !arguments.has("quiet") { try StandardStreams.write(next(in: folder)) }
  }

  private static func write(to path: String) throws {
    try refuseExisting(path)
    let folder = try OutputFolder(path)
    for file in files {
      let output = try folder.file(named: file.name)
      var text = file.text
      try text.withUTF8 { try output.write(UnsafeRawBufferPointer($0)) }
    }
    // Somebody may have made one of them meanwhile.
    do { try refuseExisting(path) } catch {
      folder.discard()
      throw error
    }
    _ = try folder.commit()
  }

  private static func refuseExisting(_ folder: String) throws(Trouble) {
    for file in files {
      let path = shown(file.name, in: folder)
      var status = stat()
      // A link to nowhere is there too.
      guard lstat(path, &status) != 0 else {
        throw Trouble(
          path, "is there already", "remove it, or choose another folder: duo-render init FOLDER")
      }
    }
  }

  private static func shown(_ name: String, in folder: String) -> String {
    folder == "." ? name : InputFolder.path(folder, name)
  }

  private static func next(in folder: String) -> String {
    let written = files.map { shown($0.name, in: folder) + "\n" }.joined()
    let move = folder == "." ? "" : "  cd \(folder.shellWord)\n"
    return written + """

      What to type next:
      \(move)  duo-render check    reviews the screen in every pose and seating
        duo-render          draws it, a contact sheet into Output/
        duo-render --watch  draws it again whenever you save a file

      """
  }
}

extension String {
  /// As a shell takes it for one word.
  var shellWord: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
          UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ","):
          true
        default: false
        }
      }
    if isPlain, !hasPrefix("-") { return self }
    return "'" + replacing("'", with: "'\\''") + "'"
  }
}
