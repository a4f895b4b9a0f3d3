import CairoCanvas
import DuoCatalog
import DuoLayout
import Typeface

/// `duo-render draw`
enum DrawCommand {
  /// 0 where everything was drawn, 2 where a panel could not be and the rest was.
  static func run(_ arguments: Arguments) throws -> Int32 {
    let folder = try CatalogFolder(arguments, keepsBroken: arguments.has("keep-going"))
    let catalog = folder.catalog
    let request = try request(arguments, folder)
    let talk = Talk(arguments)
    for note in request.choice.notes { talk.note(note) }
    let typeface = request.formats == [.json] ? nil : try load(talk)
    let studio = Studio(
      request: request, arguments: arguments, catalog: catalog, typeface: typeface)
    let (pictures, failures) = try studio.pictures()
    for broken in catalog.broken where !request.poses.contains(.broken(broken)) {
      for message in folder.located(broken.messages) { talk.note("left aside: \(message)") }
    }
    switch request.output {
    case .standardOutput:
      try print(pictures[0], request, typeface)
    case .folder(let path):
      try write(pictures, request, typeface, to: path, talk)
    }
    for line in folder.located(failures) { Program.report(line) }
    return failures.isEmpty ? 0 : 2
  }

  private static func request(
    _ arguments: Arguments, _ folder: CatalogFolder
  ) throws -> DrawRequest {
    do {
      return try DrawRequest(arguments, catalog: folder.catalog, cores: Cores.available)
    } catch let error as CatalogError {
      // The pose that was not found may be the one that could not be read.
      let broken = folder.located(folder.catalog.broken.flatMap(\.messages))
      throw CatalogError(messages: broken + error.messages)
    }
  }

  /// Fonts take longer to find than a panel to draw.
  private static let typeface = Result { try Typeface.load() }

  static func load(_ talk: Talk) throws -> Typeface {
    let typeface = try typeface.get()
    let name = "\(typeface.familyName) \(typeface.fontVersion)"
    if typeface.isStandIn {
      talk.note("DejaVu Sans is not installed; drawing with \(name) (\(typeface.path))")
    } else {
      talk.detail("font: \(name) (\(typeface.path))")
    }
    return typeface
  }

  private static func print(
    _ picture: Picture, _ request: DrawRequest, _ typeface: Typeface?
  ) throws {
    let format = request.formats[0]
    if format == .png || format == .pdf, StandardStreams.outputGoesToTerminal {
      throw Trouble(
        "standard output", "a terminal cannot show \(format.rawValue)",
        "send it to a file or program, or give a folder with --output")
    }
    try picture.write(format, request: request, typeface: typeface, to: StandardStreams.write)
  }

  private static func write(
    _ pictures: [Picture], _ request: DrawRequest, _ typeface: Typeface?, to path: String,
    _ talk: Talk
  ) throws {
    let folder = try OutputFolder(path)
    var pieces: [(picture: Picture, format: FileFormat, file: OutputFile)] = []
    for picture in pictures {
      for format in request.formats {
        let file = try folder.file(named: "\(picture.name).\(format.rawValue)")
        pieces.append((picture, format, file))
      }
    }
    let work = pieces
    let progress = Progress(total: work.count, isWanted: !talk.isQuiet)
    try Parallel.forEach(work.indices, jobs: request.jobs) { index in
      let piece = work[index]
      talk.detail("drawing \(piece.file.target)")
      try piece.picture.write(
        piece.format, request: request, typeface: typeface, to: piece.file.write)
      progress.advance()
    }
    progress.clear()
    let paths = try folder.commit()
    if !talk.isQuiet { try StandardStreams.write(paths.map { $0 + "\n" }.joined()) }
  }
}
