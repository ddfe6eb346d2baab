import Testing
import Toolchain

@Suite struct BuildOutputReaderTests {
    private func read(_ text: String) -> (reader: BuildOutputReader, events: [BuildOutputReader.Event]) {
        var reader = BuildOutputReader()
        var events = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { reader.read(String($0)) }
        events += reader.finish()
        return (reader, events)
    }

    @Test func `an error that is printed three times is told once, with its source`() throws {
        let (reader, events) = read(Recording.errors)
        let message = try #require(reader.messages.first)
        #expect(reader.messages.count == 1)
        #expect(message.file == "/app/Sources/Photos/Photo.swift")
        #expect(message.line == 2)
        #expect(message.column == 23)
        #expect(message.text == "cannot find type 'Strin' in scope")
        #expect(message.excerpt.count == 5)
        #expect(message.excerpt[2] == "  |                       `- error: cannot find type 'Strin' in scope")
        #expect(reader.lastWords == [])
        let steps = events.compactMap { if case .progress(let step) = $0 { step.done } else { nil } }
        #expect(steps == [0, 1, 3, 4, 5])
    }

    @Test func `a message is told as soon as the next line shows that it is whole`() {
        var reader = BuildOutputReader()
        #expect(reader.read("P.swift:1:2: warning: w").isEmpty)
        #expect(reader.read("1 | x").isEmpty)
        #expect(reader.read("  | `- warning: w").isEmpty)
        let events = reader.read("[1/2] Linking")
        #expect(events.count == 2)
        #expect(events.last == .progress(BuildProgress(done: 1, total: 2, what: "Linking")))
    }

    @Test func `source that holds a macro's expansion belongs to the message`() {
        let lines = [
            "P.swift:1:2: error: e", "1 | #expect(x)", "  +--- macro expansion #expect ---", "  |1 | y", "  +---", "",
        ]
        #expect(read(lines.joined(separator: "\n")).reader.messages.first?.excerpt.count == 4)
    }

    @Test func `a linker's error is a message when it names a file`() {
        let reader = read(Recording.linking).reader
        #expect(reader.messages.map(\.text) == ["undefined reference to 'no_such_function'"])
        #expect(reader.messages.first?.line == 6)
    }

    @Test func `where no compiler speaks, the last words tell why`() {
        #expect(read(Recording.dependency).reader.lastWords.first?.contains("product 'Nope' required") == true)
        let linker = "[1/2] Linking\nerror: link command failed\nld: library 'x' not found\nerror: fatalError"
        #expect(read(linker).reader.lastWords == ["error: link command failed", "ld: library 'x' not found"])
    }

    @Test func `that a module is compiled in one piece is no word about the failure`() {
        let remark =
            "remark: Incremental compilation has been disabled: it is not compatible with whole module optimization"
        #expect(read("\(remark)\n\(remark)\nerror: no linker").reader.lastWords == ["error: no linker"])
        #expect(read("\(remark)\nsomething else").reader.lastWords == ["something else"])
    }

    @Test func `of many words without an error the last are kept`() {
        let text = (1...100).map { "line \($0)" }.joined(separator: "\n")
        #expect(read(text).reader.lastWords == (89...100).map { "line \($0)" })
    }
}
