import DuoDiff
import DuoJSON
import DuoLayout

/// `duo-render diff`
enum DiffCommand {
  /// 0 the same, 1 it differs, 2 something could not be compared.
  static func run(_ arguments: Arguments) throws -> Int32 {
    if arguments.has("describe") {
      try Description(arguments).write()
      return 0
    }
    let request = try DiffRequest(arguments)
    let run = try DiffRun(request, arguments)
    try run.checkPlaces()
    let (files, pictures) = try run.compare()
    if request.accepts { return try run.acceptance(of: files).replace(Talk(arguments)) }

    var report = DiffReport(
      before: run.names.before, after: run.names.after, files: files,
      imageBase: request.imageBase, version: Program.version)
    report.notes = run.masks.unused
    report.folder = pictures.isEmpty ? nil : request.output
    report.accept = run.howToAccept
    try write(report, request, Talk(arguments))
    return report.exitCode
  }

  private static func write(
    _ report: DiffReport, _ request: DiffRequest, _ talk: Talk
  ) throws {
    var named = NamedFiles(option: "--report")
    for target in request.targets {
      guard let file = target.file else { continue }
      talk.detail("writing \(file)")
      try named.add(as: file) { try write(report, target, to: $0) }
    }
    try named.commit()
    for target in request.targets where target.file == nil {
      if target.isDefault, talk.isQuiet { continue }
      try write(report, target, to: StandardStreams.write)
    }
  }

  private static func write(
    _ report: DiffReport, _ target: ReportTarget,
    to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var text: String
    switch target.kind {
    case .text:
      text = DiffTextReport.text(
        report, colors: target.file == nil && Environment.colorsOutput)
    case .json: text = DiffJSONReport.text(report)
    case .sarif: text = DiffSARIFReport.text(report)
    case .junit: text = DiffJUnitReport.text(report)
    case .github: text = DiffGitHubReport.text(report)
    case .markdown: text = DiffMarkdownReport.text(report)
    case .html: return try DiffPage.write(report, to: sink)
    }
    try text.withUTF8 { try sink(UnsafeRawBufferPointer($0)) }
  }
}
