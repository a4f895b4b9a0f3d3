import Foundation
import Testing

@testable import DuoCommand

/// The same two commits in every kind of repository that git makes.
@Suite(.enabled(if: SampleRepository.isThere, "git is not installed"))
struct GitKindTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    var name: String
    /// Shell that makes `here` beside `origin`.
    var making: String
    /// The folder to be in, from there.
    var inner = ""
    var variables: [String: String] = [:]
    var format = "sha1"
    /// As typed in `inner`.
    var quiz = "screens/quiz.json"

    var testDescription: String { name }
  }

  static let kinds = [
    Kind(name: "plain", making: "cp -R origin here"),
    Kind(name: "clone", making: "git clone -q origin here"),
    Kind(name: "packed", making: "git clone -q origin here; git -C here gc -q"),
    Kind(
      name: "packed deltas without loose objects",
      making: "git clone -q origin here; git -C here repack -qadf --depth=50"),
    Kind(name: "alternates", making: "git clone -q --shared origin here"),
    Kind(name: "work tree beside", making: "git -C origin worktree add -q --detach ../here"),
    Kind(name: "git folder elsewhere", making: "git clone -q --separate-git-dir=gits origin here"),
    Kind(name: "bare", making: "git clone -q --bare origin here"),
    Kind(
      name: "bare by GIT_DIR", making: "mkdir here; git clone -q --bare origin bare.git",
      variables: ["GIT_DIR": "../bare.git"]),
    Kind(
      name: "GIT_DIR and GIT_WORK_TREE",
      making: "git clone -q origin here; mv here/.git gits; mkdir here/deep",
      inner: "/deep", variables: ["GIT_DIR": "../../gits", "GIT_WORK_TREE": ".."],
      quiz: "../screens/quiz.json"),
    Kind(
      name: "folder below", making: "git clone -q origin here", inner: "/screens/shots",
      quiz: "../quiz.json"),
    Kind(
      name: "folder the revision does not have",
      making: "git clone -q origin here; mkdir -p here/new/er", inner: "/new/er",
      quiz: "../.././screens//quiz.json"),
    Kind(name: "shallow", making: "git clone -q --depth=2 file://$PWD/origin here"),
    Kind(
      name: "partial, no blobs",
      making: """
        git -C origin config uploadpack.allowFilter true
        git -C origin config uploadpack.allowAnySHA1InWant true
        git clone -q --filter=blob:none file://$PWD/origin here
        """),
    Kind(
      name: "partial, no trees",
      making: """
        git -C origin config uploadpack.allowFilter true
        git -C origin config uploadpack.allowAnySHA1InWant true
        git clone -q --filter=tree:0 --no-checkout file://$PWD/origin here
        """),
    Kind(
      name: "sparse checkout",
      making: "git clone -q origin here; git -C here sparse-checkout set nothing"),
    Kind(
      name: "replaced objects",
      making: """
        git clone -q origin here
        cd here
        git replace $(git rev-parse main:screens/shots/open.png) $(echo other | git hash-object -w --stdin)
        """),
  ]

  @Test(arguments: kinds) func readsTheSame(kind: Kind) throws {
    try check(kind)
  }

  @Test(
    .enabled(if: SampleRepository.knowsSHA256, "this git has no SHA-256"),
    arguments: [
      Kind(name: "plain", making: "cp -R origin here", format: "sha256"),
      Kind(name: "bare", making: "git clone -q --bare origin here", format: "sha256"),
    ]) func readsTheSameBySHA256(kind: Kind) throws
  {
    try check(kind)
  }

  private func check(_ kind: Kind) throws {
    let sample = try SampleRepository(format: kind.format)
    try sample.git(kind.making)
    let inner = "here\(kind.inner)"
    // Git takes a file of another time for a changed one until it has read it anew and noted that in the index.
    let files = "\(sample.path)/here/screens/quiz.json"
    try? FileManager.default.setAttributes(
      [.modificationDate: Date.distantPast], ofItemAtPath: files)
    let before = try sample.state

    let first = try sample.revision("v1", inner, kind.variables)
    #expect(try first.text(of: kind.quiz) == SampleRepository.quiz)
    #expect(first.commit.utf8.count == (kind.format == "sha1" ? 40 : 64))
    let place = first.place(of: kind.quiz)
    #expect(place == "v1:screens/quiz.json")
    let second = try sample.revision("main", inner, kind.variables)
    #expect(try second.text(of: kind.quiz) == SampleRepository.changed)
    let folder = String(kind.quiz.dropLast("quiz.json".count))
    #expect(try second.names(in: folder, ending: "") == ["quiz.json", "shots"])
    #expect(try second.files(under: folder) == ["quiz.json", "shots/open.png"])
    #expect(try second.isFolder(folder))
    #expect(try !second.exists(folder + "quiz"))
    let shot = second.path("shots/open.png", beside: second.place(of: kind.quiz))
    #expect(second.place(of: shot) == "main:screens/shots/open.png")
    let isReplaced = kind.name == "replaced objects"
    #expect(try second.text(of: shot) == (isReplaced ? "other\n" : "a picture"))

    // Nothing was touched, but for what a partial clone fetches.
    if !kind.name.hasPrefix("partial") { #expect(try sample.state == before) }
  }
}
