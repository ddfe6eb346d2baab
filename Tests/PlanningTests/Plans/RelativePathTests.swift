import Diagnostics
import Testing

@testable import Planning

@Suite struct RelativePathTests {
    @Test(arguments: [
        "", "/abs", "../Evil", "a/../../b", "a/..", "..", ".", "~", "~/x", "a//b", "a/", "C:\\x", "C:x", "a\u{1}b",
        "a\nb",
        "a\\b",
    ])
    func `T01 a path that leaves the project is refused`(text: String) {
        #expect(throws: Diagnostic.self) { try RelativePath(text) }
    }

    @Test(arguments: ["a", "a/b.swift", ".scaffold/app.json", "a b/ü", "...", "a..b"])
    func `a path inside is taken as it is`(text: String) throws {
        #expect(try RelativePath(text).description == text)
    }

    @Test func `the reason names the path and the way out`() throws {
        let problem = try #require(throws: Diagnostic.self) { try RelativePath("../Evil") }
        #expect(problem.message == "The path '../Evil' does not name a place inside the project.")
        #expect(problem.fix?.contains("without '..'") == true)
    }
}
