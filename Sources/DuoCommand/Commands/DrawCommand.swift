import DuoLayout

/// `duo-render draw`
enum DrawCommand {
  /// 0 where everything was drawn, 2 where a panel could not be and the rest was.
  static func run(_ arguments: Arguments) throws -> Int32 {
    let request = try DrawRequest(
      arguments, catalog: try CatalogFolder.catalog(arguments), cores: Cores.available)
    switch request.output {
    case .standardOutput:
      try StandardStreams.write("x")
    case .folder(let path):
      let folder = try OutputFolder(path)
      for format in request.formats {
        let file = try folder.file(named: "\(request.name).\(format.rawValue)")
        var content = "x"
        try content.withUTF8 { try file.write(UnsafeRawBufferPointer($0)) }
      }
      let paths = try folder.commit()
      if !arguments.has("quiet") {
        try StandardStreams.write(paths.map { $0 + "\n" }.joined())
      }
    }
    return 0
  }
}
