import Testing

@testable import Conventions

@Suite struct XibTests {
    @Test func `a xib that cannot be read is a finding`() {
        #expect(XibSample("<view").found(by: "file") == ["A.xib:4"])
    }
}
