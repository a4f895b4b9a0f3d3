import Testing

@testable import DuoCommand
