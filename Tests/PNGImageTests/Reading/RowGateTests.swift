import Dispatch
import Synchronization
import Testing

@testable import PNGImage

/// Threads that wait for rows.
@Suite struct RowGateTests {
  @Test func tellsWhatIsThere() {
    let gate = RowGate()
    #expect(gate.wait(0))
    gate.announce(3, isAll: false, side: 0)
    gate.announce(5, isAll: true, side: 1)
    #expect(gate.wait(3))
    gate.announce(9, isAll: true, side: 0)
    #expect(gate.wait(9) && gate.wait(1_000_000))
  }

  @Test func nothingComesOnceItIsShut() {
    let gate = RowGate()
    gate.announce(3, isAll: false, side: 0)
    gate.announce(3, isAll: false, side: 1)
    gate.shut()
    #expect(!gate.wait(4))
    #expect(!gate.wait(1))
  }

  /// Eight threads that wait for a row each; `ending` lets all of them go.
  @Test(arguments: [true, false]) func allWaitersAreLetGo(isShut: Bool) {
    let gate = RowGate()
    let answers = Mutex<[Bool]>([])
    let group = DispatchGroup()
    for number in 1...8 {
      DispatchQueue(label: "waiter \(number)").async(group: group) {
        let answer = gate.wait(number * 10)
        answers.withLock { $0.append(answer) }
      }
    }
    for side in 0...1 {
      for row in 1...79 { gate.announce(row, isAll: false, side: side) }
    }
    if isShut {
      gate.shut()
    } else {
      for side in 0...1 { gate.announce(80, isAll: true, side: side) }
    }
    group.wait()
    let found = answers.withLock { $0 }
    #expect(found.count == 8)
    // The last can only have been let go by the end.
    #expect(found.contains(false) == isShut)
  }

  /// Rows are told as they come, of an interlaced picture when all are there, of a damaged one only those before.
  @Test func decodersTellTheirRows() throws {
    func told(_ file: SamplePNG, cutAt part: Double = 1) throws -> (rows: [Int], isWhole: Bool) {
      var parts: [(name: String, content: [UInt8])] = [("IHDR", file.header)]
      var data = SamplePNG.packed(file.rows)
      data.removeLast(Int(Double(data.count) * (1 - part)))
      parts.append(("IDAT", data))
      parts.append(("IEND", []))
      let bytes = SamplePNG.signature + parts.flatMap { SamplePNG.chunk($0.name, $0.content) }
      var rows: [Int] = []
      var words = [UInt32](repeating: 0, count: file.width * file.height)
      let isWhole = bytes.withUnsafeBufferPointer { bytes in
        words.withUnsafeMutableBytes { words in
          guard let start = words.baseAddress else { return false }
          do throws(PNGError) {
            let reader = try PNGReader(bytes, asWords: true)
            _ = try reader.read(into: start) { rows.append($0) }
            return true
          } catch { return false }
        }
      }
      return (rows, isWhole)
    }
    let file = PNGKindTests.kind(2, 8, 200, 1000, isInterlaced: false, isTransparent: false)
    let all = try told(file)
    // 65,536 bytes hold 109 rows of 600.
    #expect(all.rows == [109, 218, 327, 436, 545, 654, 763, 872, 981, 1000] && all.isWhole)
    let half = try told(file, cutAt: 0.5)
    #expect(!half.isWhole && !half.rows.isEmpty && half.rows.allSatisfy { $0 < 900 })
    let passes = PNGKindTests.kind(2, 8, 200, 100, isInterlaced: true, isTransparent: false)
    #expect(try told(passes).rows == [100])
  }
}
