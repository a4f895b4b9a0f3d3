extension PNGPixels { public var isBlack: Bool { words.allSatisfy { $0 & 0xFCFCFC == 0 } } }
