import Foundation
import Testing

@testable import DuoCommand

/// Files that are not where git has the rest: with Git LFS, or still with the remote.
@Suite(.enabled(if: SampleRepository.isThere, "git is not installed"))
struct GitStoreTests {
  let sample: SampleRepository
  /// SHA-256 of `the picture`.
  static let id = "a23ad8ee4e2a2bf7e2c3a9e0fc3dd3d6dc2b2f2d1d5f1a0c8e7b6a5948372615"
  static let size = "the picture".utf8.count

  static func pointer(size: Int = size, more: String = "") -> String {
    "version https://git-lfs.github.com/spec/v1\n\(more)oid sha256:\(id)\nsize \(size)\n"
  }

  init() throws {
    sample = try SampleRepository()
    try sample.folder.write(Self.pointer(), to: "origin/shot.png")
    try sample.commit()
  }

  private func told(_ path: String = "shot.png", in inner: String = "origin") -> String? {
    SampleRepository.trouble { () throws(Trouble) in
      try sample.revision("main", inner).bytes(of: path)
    }
  }

  private func store(_ text: String = "the picture", in folder: String) throws {
    let inner = "\(folder)/objects/a2/3a"
    try sample.folder.makeFolder(inner)
    try sample.folder.write(text, to: "\(inner)/\(Self.id)")
  }

  @Test func whatLFSHasHere() throws {
    #expect(
      told()
        == "main:shot.png: is kept by Git LFS, and that version is not here; run git lfs fetch origin main"
    )
    try store(in: "origin/.git/lfs")
    #expect(try sample.revision("main").text(of: "shot.png") == "the picture")
    // A work tree has no store of its own.
    try sample.git("git worktree add -q --detach ../here", in: "origin")
    #expect(try sample.revision("main", "here/screens").text(of: "../shot.png") == "the picture")
    #expect(
      SampleRepository.trouble { () throws(Trouble) in
        try sample.revision("main").bytes(of: "shot.png", limit: 10)
      } == "main:shot.png: is larger than 0 MB; give a smaller file")
  }

  @Test(arguments: ["shared", "ABSOLUTE"]) func lfsStorage(setting: String) throws {
    let folder = setting == "shared" ? "origin/.git/shared" : "elsewhere"
    let value = setting == "shared" ? setting : "\(sample.path)/elsewhere"
    try sample.git("git config lfs.storage \(value)", in: "origin")
    try store(in: "origin/.git/lfs")
    #expect(told()?.contains("is not here") == true)
    try store(in: folder)
    #expect(try sample.revision("main", "origin/screens").text(of: "../shot.png") == "the picture")
  }

  @Test func aStoreThatIsNotWhole() throws {
    try store("the pict", in: "origin/.git/lfs")
    let path = "\(sample.path)/origin/.git/lfs/objects/a2/3a/\(Self.id)"
    #expect(
      told()
        == "main:shot.png: is kept by Git LFS, and what is here has 8 bytes in place of 11; remove \(path), "
        + "then run git lfs fetch origin main")
    try sample.folder.write(Self.pointer(more: "ext-0-x sha256:00\n"), to: "origin/shot.png")
    try sample.commit()
    #expect(
      told()
        == "main:shot.png: is stored in Git LFS by an extension of it; commit it without that extension"
    )
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\n", false),
    (pointer(), true),
    (pointer(size: -1), false),
    (pointer() + String(repeating: " ", count: 1000), false),
    (pointer().replacing("a23a", with: "../."), false),
    (pointer().replacing("sha256", with: "md5"), false),
    (pointer().replacing("\n", with: "\r\n"), true),
    (" " + pointer(), false),
    ("", false),
  ]) func whatIsAPointer(text: String, isOne: Bool) {
    #expect((LFSPointer(Array(text.utf8)) != nil) == isOne)
  }

  /// A partial clone whose remote has gone.
  @Test func aRemoteThatCannotBeReached() throws {
    try sample.git(
      """
      git -C origin config uploadpack.allowFilter true
      git clone -q --filter=blob:none --no-checkout file://$PWD/origin here
      mv origin gone
      """)
    let line = try #require(told("screens/quiz.json", in: "here"))
    #expect(
      line.hasPrefix(
        "main:screens/quiz.json: is not in this partial clone and cannot be fetched: "), "\(line)")
    #expect(line.hasSuffix("; make its remote reachable, and try again"))
    #expect(!line.contains("\n"))
    // It is asked anew once the remote is back.
    let revision = try sample.revision("main", "here")
    #expect(
      SampleRepository.trouble { () throws(Trouble) in try revision.text(of: "shot.png") } != nil)
    try sample.git("mv gone origin")
    #expect(try revision.text(of: "screens/quiz.json") == SampleRepository.changed)
  }

  @Test func anObjectThatIsLostOrBroken() throws {
    let id = try sample.git("git rev-parse main:screens/quiz.json", in: "origin").dropLast()
    let file = "origin/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))"
    let revision = try sample.revision("main")
    try sample.git("chmod u+w \(file); mv \(file) kept")
    #expect(
      SampleRepository.trouble { () throws(Trouble) in try revision.text(of: "screens/quiz.json") }
        == "main:screens/quiz.json: its object is missing in this repository; run git fetch, or git fsck"
    )
    try sample.git("printf 'not zlib' >\(file)")
    let other = try sample.revision("main")
    let line = SampleRepository.trouble { () throws(Trouble) in
      try other.text(of: "screens/quiz.json")
    }
    #expect(line?.hasPrefix("main:screens/quiz.json: ") == true, "\(line ?? "")")
    // Others are still read.
    #expect(try other.text(of: "screens/shots/open.png") == "a picture")
  }

  /// More than pipes hold, from several threads at once, with refusals between.
  @Test func manyReaders() throws {
    for number in 0..<8 {
      let line = String(repeating: "\(number)", count: 1 << 20)
      try sample.folder.write(line, to: "origin/big-\(number)")
    }
    try sample.commit()
    let revision = try sample.revision("main")
    let counts = try Parallel.map(0..<64, jobs: 8) { index in
      let name = "big-\(index % 8)"
      if index % 5 == 0 {
        return SampleRepository.trouble { () throws(Trouble) in
          try revision.bytes(of: name, limit: 1000)
        } == nil ? 0 : 1
      }
      let bytes = try revision.bytes(of: name)
      return bytes.count == 1 << 20 && Set(bytes) == [UInt8(48 + index % 8)] ? 1 : 0
    }
    #expect(counts == Array(repeating: 1, count: 64))
  }

  /// No child is left behind, running or dead, and no descriptor.
  @Test func childrenAreEnded() throws {
    let script = "git cat-file --batch"
    for _ in 0..<3 {
      var revision: GitRevision? = try sample.revision("main")
      _ = try revision?.text(of: "screens/quiz.json")
      revision = nil
    }
    let children = try sample.git("ps -o pid=,ppid=,stat=,args= -A || true")
    let left = children.split(separator: "\n").filter {
      $0.contains("\(sample.path)/") && ($0.contains(script) || $0.contains("cat-file"))
    }
    #expect(left.isEmpty, "\(left)")
  }
}
