import Conventions
import Diagnostics
import Foundation
import Testing

/// What `scaffold explain` shows is true.
@Suite struct ExplanationTests {
    private static let core = Result { () throws -> [SwiftSource] in
        let folder = GalleryCompiler.core
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map { path in
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            return SwiftSource(path: "Sources/GalleryCore/" + path, module: "GalleryCore", text: text)
        }
    }

    @Test(arguments: Rules.ids)
    func `what stands before breaks the convention alone, and what stands after breaks none`(id: String) throws {
        let convention = try #require(Rules.conventions.first { $0.id == id })
        // Examples are shorter than a module, so that several types share one.
        #expect(try rules(in: convention.before, of: convention).union(["F1"]) == [convention.id, "F1"])
        #expect(try rules(in: convention.after, of: convention).subtracting(["F1"]).isEmpty)
    }

    @Test func `what stands before compiles in an app that is not yet so far`() throws {
        let snippets = snippets(\.before).mapValues { "import HeadlessUIKit\n" + $0 }
        let complaints = try GalleryCompiler().complaints(about: snippets, in: .legacy)
        #expect(complaints.isEmpty, "\(complaints)")
    }

    @Test func `what stands after compiles in a screen's module, without a warning`() throws {
        let snippets = snippets(\.after).mapValues { "import GalleryCore\n" + $0 }
        let complaints = try GalleryCompiler().complaints(about: snippets, in: .screen)
        #expect(complaints.isEmpty, "\(complaints)")
    }

    private func snippets(_ code: (Convention) -> String) -> [String: String] {
        let swift = Rules.conventions.filter { !code($0).hasPrefix("<") }
        return Dictionary(uniqueKeysWithValues: swift.map { ($0.id, code($0)) })
    }

    private func rules(in code: String, of convention: Convention) throws -> Set<String> {
        let settings = Settings(base: "GalleryViewController", prefix: "Gallery")
        let isXib = code.hasPrefix("<")
        let name = convention.id == "D1" ? "Photo+Extensions" : "Sample"
        let snippet = SwiftSource(path: "Sources/Photos/\(name).swift", module: "Photos", text: isXib ? "" : code)
        let sources = try [snippet] + Self.core.get()
        let xib = "<document version=\"3.0\"><objects>\n\(code)\n</objects></document>"
        let reader = SourceReader(settings)
        // Where the code names a test file, there is that one.
        let tests = code.matches(of: /\w+Tests\.swift/).map { String($0.output) } + ["CoreTests.swift"]
        let checker = Checker(
            sources,
            facts: sources.map(reader.facts),
            xibs: isXib ? [Self.xib(xib, settings)] : [],
            tests: Set(tests),
            settings: settings
        )
        return Set(checker.findings.filter { $0.path.hasPrefix("Sources/Photos/") }.map(\.rule))
    }

    private static func xib(_ text: String, _ settings: Settings) -> XibSource {
        let facts = XibReader(settings).facts(of: Array(text.utf8), file: "Sample.xib")
        return XibSource(path: "Sources/Photos/Resources/Sample.xib", module: "Photos", facts: facts) { text }
    }
}
