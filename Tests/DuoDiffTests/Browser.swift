import Foundation
import Testing

/// A Chromium without a window, where one is installed.
enum Browser {
  static let program: URL? = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["CHROME"], !named.isEmpty {
      return FileManager.default.isExecutableFile(atPath: named) ? URL(fileURLWithPath: named) : nil
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let macOS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } } + [macOS]
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0) }
  }()

  static let absence: Comment =
    "no chromium, chromium-browser or google-chrome in PATH, and CHROME names none"

  struct Failure: Error {
    var message: String
  }

  /// Opens the page, and gives back what `script` left behind: its lines, in order.
  ///
  /// The script runs in the page after its own scripts, as an async function that has `told(line)` and `until(condition)`.
  /// The browser's clock is a made one that waits while pictures load and otherwise runs ahead, so nothing here depends on
  /// how fast the machine is.
  static func run(
    _ page: String, before: String = "", script: String, width: Int = 1400, height: Int = 900,
    hash: String = "", flags: [String] = []
  ) throws -> [String] {
    guard let program else { throw Failure(message: "no browser") }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("duo-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try driven(page, before: before, script: script)
      .write(to: file, atomically: false, encoding: .utf8)

    let process = Process()
    process.executableURL = program
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--no-first-run", "--disable-extensions", "--disable-background-networking",
        "--force-device-scale-factor=1", "--window-size=\(width),\(height)",
        "--user-data-dir=\(folder.path)/profile", "--virtual-time-budget=60000", "--dump-dom",
      ] + flags + [file.absoluteString + hash]
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = folder.path
    process.environment = environment
    let output = folder.appendingPathComponent("output")
    let errors = folder.appendingPathComponent("errors")
    for file in [output, errors] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if ended.wait(timeout: .now() + 180) == .timedOut {
      process.terminate()
      if ended.wait(timeout: .now() + 10) == .timedOut { kill(process.processIdentifier, SIGKILL) }
      throw Failure(message: "the browser did not end")
    }
    let dump = try String(decoding: Data(contentsOf: output), as: UTF8.self)
    let parts = dump.components(separatedBy: "<pre id=\"told\">")
    guard parts.count == 2, let told = parts[1].components(separatedBy: "</pre>").first else {
      let said = try String(decoding: Data(contentsOf: errors), as: UTF8.self)
      throw Failure(message: "the page said nothing; the browser: \(said.suffix(2000))")
    }
    return told.split(separator: "\n").map {
      $0.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
        .replacingOccurrences(of: "&amp;", with: "&")
    }
  }

  /// The page with the test's scripts: `before` ahead of its own, the rest after them.
  private static func driven(_ page: String, before: String, script: String) -> String {
    let head = """
      <script>
      window.addEventListener("error", (event) => (window.faults ??= []).push(event.message));
      window.addEventListener("unhandledrejection", (event) => (window.faults ??= []).push(String(event.reason)));
      document.addEventListener("securitypolicyviolation", (event) => (window.faults ??= []).push(event.violatedDirective));
      \(before)
      </script>
      """
    let tail = """
      <script>
      (async () => {
        const lines = [];
        const told = (line) => lines.push(String(line));
        const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
        const until = async (condition, name) => {
          for (let times = 0; times < 400; times += 1) {
            if (condition()) return;
            await wait(20);
          }
          told(`never: ${name ?? condition}`);
        };
        const find = (selector) => document.querySelector(selector);
        const all = (selector) => [...document.querySelectorAll(selector)];
        const press = (key, target) => (target ?? document.activeElement ?? document.body)
          .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const seen = (selector) => all(selector).filter((one) => one.checkVisibility({ visibilityProperty: true })).length;
        const move = (side) => getComputedStyle(find(`.layer.${side} .world`)).transform;
        const numbers = (side) => move(side).match(/-?[\\d.e-]+/g).map(Number);
        try {
          await until(() => document.readyState === "complete", "complete");
      \(script)
        } catch (fault) {
          told(`fault: ${fault.stack ?? fault}`);
        }
        for (const fault of window.faults ?? []) told(`fault: ${fault}`);
        const report = document.createElement("pre");
        report.id = "told";
        report.textContent = lines.join("\\n");
        document.body.replaceChildren(report);
      })();
      </script>
      </body>
      """
    return page.replacingOccurrences(of: "<title>", with: head + "<title>")
      .replacingOccurrences(of: "</body>", with: tail)
  }
}
