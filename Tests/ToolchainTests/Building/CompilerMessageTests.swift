import Foundation
import Testing
import Toolchain

@Suite struct CompilerMessageTests {
    @Test func `file, line, column, severity and words are read`() throws {
        let message = try #require(CompilerMessage(line: "/a b/Photo.swift:3:14: error: cannot find 'x': error: y"))
        #expect(message.file == "/a b/Photo.swift")
        #expect(message.line == 3)
        #expect(message.column == 14)
        #expect(message.severity == .error)
        #expect(message.text == "cannot find 'x': error: y")
    }

    /// A line, and what it says.
    typealias Sample = (line: String, file: String, number: Int?, column: Int?, severity: CompilerMessage.Severity)

    static let samples: [Sample] = [
        ("P.swift:1:2: warning: w", "P.swift", 1, 2, .warning),
        ("/app/P.swift:6: error: undefined reference to 'f'", "/app/P.swift", 6, nil, .error),
        ("<unknown>:0: error: no input files", "<unknown>", nil, nil, .error),
        ("macro expansion #expect:1:5: note: n", "macro expansion #expect", 1, 5, .note),
        ("/a:b/P.swift:1:2: remark: r", "/a:b/P.swift", 1, 2, .remark),
    ]

    @Test(arguments: samples)
    func `other shapes are read too`(sample: Sample) throws {
        let message = try #require(CompilerMessage(line: sample.line))
        #expect(message.file == sample.file)
        #expect(message.line == sample.number)
        #expect(message.column == sample.column)
        #expect(message.severity == sample.severity)
    }

    @Test(arguments: ["", "error: fatalError", "clang: error: linker command failed", "note: x", "a:1:2: eror: x"])
    func `another line is none`(line: String) {
        #expect(CompilerMessage(line: line) == nil)
    }

    @Test func `a message is printed as it was, and survives JSON`() throws {
        let message = CompilerMessage(
            file: "P.swift",
            line: 1,
            column: 2,
            severity: .error,
            text: "no",
            excerpt: ["1 | x", "  | ^"]
        )
        #expect(message.description == "P.swift:1:2: error: no\n1 | x\n  | ^")
        let data = try JSONEncoder().encode(message)
        #expect(try JSONDecoder().decode(CompilerMessage.self, from: data) == message)
    }
}
