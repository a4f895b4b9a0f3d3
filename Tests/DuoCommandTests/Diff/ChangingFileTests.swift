import Foundation
import Testing

@testable import DuoCommand

/// A file that is written to while it is read is neither what it was nor what it is.
@Suite struct ChangingFileTests {
  @Test func isTrouble() throws {
    let folder = try Folder()
    let picture = TestPicture(60, 60)
    try folder.write(picture, to: "still.png")
    // So large that reading takes longer than a turn of the writer below.
    try folder.write(Data(count: 64 << 20), to: "moving.bin")
    try folder.write(Data(count: 64 << 20), to: "other.bin")
    let result = try RunningProgram.shell(
      """
      touch go
      (while [ -e go ]; do printf x | dd of=moving.bin bs=1 seek=5 conv=notrunc 2>/dev/null; done) &
      duo-render diff moving.bin other.bin; code=$?
      rm go; wait; exit $code
      """, in: folder)
    #expect(result.code == 2)
    #expect(
      result.text.contains(
        "moving.bin: changed while it was read; try again when nothing writes to it"))
  }

  @Test func aFileThatIsStillIsRead() throws {
    let folder = try Folder()
    try folder.write(TestPicture(60, 60), to: "still.png")
    let path = folder.path + "/still.png"
    #expect(try InputFolder.bytes(of: path) == folder.bytes("still.png"))
  }
}
