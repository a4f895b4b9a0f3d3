import DuoCapture

/// What a file's text is read as; the format is told from it.
func read(_ text: String) throws -> CapturedTree {
  let bytes = Array(text.utf8)
  guard let format = CaptureReader.format(of: bytes) else {
    throw CaptureFault("", "of no format", "")
  }
  return try CaptureReader.tree(bytes, as: format)
}

/// The message of the fault that a file's text has; nil where it has none.
func fault(_ text: String, as format: CaptureFormat) -> String? {
  fault(Array(text.utf8), as: format)
}

func fault(_ bytes: [UInt8], as format: CaptureFormat) -> String? {
  do throws(CaptureFault) {
    _ = try CaptureReader.tree(bytes, as: format)
    return nil
  } catch {
    return error.message(file: "f")
  }
}

/// An application with a window, and lines below it, as XCUITest prints them.
func printed(_ lines: String) -> String {
  """
  Attributes: Application, 0x600003a1c000, pid: 12345, label: 'Duel'
  Element subtree:
   →Application, 0x600003a1c000, pid: 12345, label: 'Duel'
      Window (Main), 0x600003a1c0e0, {{0.0, 0.0}, {466.0, 678.0}}
  \(lines)
  Path to element:
   →Application, 0x600003a1c000, pid: 12345, label: 'Duel'
    ↳Window (Main), 0x600003a1c0e0, {{0.0, 0.0}, {466.0, 678.0}}
  Query chain:
   →Find: Target Application 'com.example.duel'
    Output: {
      Application, 0x600003a1c000, pid: 12345, label: 'Duel'
    }

  """
}

extension CapturedTree {
  /// Type, identifier and the types above it, one a line.
  var outline: [String] {
    nodes.map { node in
      var path = [node.type.name]
      var parent = node.parent
      while let index = parent {
        path.insert(nodes[index].type.name, at: 0)
        parent = nodes[index].parent
      }
      return path.joined(separator: "/")
    }
  }
}
