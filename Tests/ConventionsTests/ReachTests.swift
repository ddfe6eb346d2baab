import LightFoundation
import Testing

@testable import Conventions

@Suite struct ReachTests {
    private func rules(_ files: [(String, String, String)], off: Set<String> = []) -> [String] {
        var settings = Settings(base: "GalleryViewController", prefix: "Gallery")
        for rule in off { settings.rules[rule] = .off }
        let sources = files.map { SwiftSource(path: $0.0, module: $0.1, text: $0.2) }
        let reader = SourceReader(settings)
        let facts = Crew.map(sources.count) { reader.facts(of: sources[$0]) }
        let findings = Checker(sources, facts: facts, settings: settings).findings
        return findings.map { "\($0.path):\($0.line): \($0.rule)" }
    }

    @Test func `inheritance is followed over files and modules`() {
        let found = rules(
            [
                ("AViewController.swift", "A", "class AViewController: Middle {\n    let a = JSONDecoder()\n}"),
                ("Middle.swift", "Core", "open class Middle: GalleryViewController {}"),
            ],
            off: ["F1"]
        )
        #expect(found == ["AViewController.swift:2: D2"])
    }

    @Test func `a class of the same name in another module is another class`() {
        let found = rules(
            [
                ("Panel.swift", "A", "class Panel: UIView {}"),
                ("Rows.swift", "A", "final class Rows: Panel {\n    let a = JSONDecoder()\n}"),
                ("B/Panel.swift", "B", "class Panel: GalleryViewController {}"),
            ],
            off: ["F1"]
        )
        #expect(found.isEmpty)
    }

    @Test func `classes that inherit one another are no controllers and no end`() {
        #expect(rules([("A.swift", "", "class A: B {}\nprivate class B: A {}")]).isEmpty)
    }

    @Test func `a type is known from a file that no rule has to read`() {
        let found = rules([
            ("Photo.swift", "A", "struct Photo<Item> { let title: String }"),
            ("B/PhotosDataSource.swift", "B", "public struct PhotosDataSource {}"),
            ("PhotosViewController.swift", "A", "extension Photo { var isLong: Bool { title.count > 9 } }"),
        ])
        #expect(found == ["PhotosViewController.swift:1: D1"])
    }

    @Test func `a syntax error is told, and the rest is checked`() {
        let found = rules([
            ("A.swift", "", "class A: UIView {\n    func a( {\n}"), ("B.swift", "", "class B: NSArray {}"),
        ])
        #expect(found.last == "B.swift:1: F2")
        #expect(found.first?.hasSuffix("syntax") == true)
    }

    @Test func `what is nested without end is neither walked to the end nor a crash`() {
        let deep = "let a = " + String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)
        #expect(rules([("A.swift", "", "class A: UIView {}\n" + deep)]) == ["A.swift:1: file"])
        let chain = "let a = b" + String(repeating: ".c()", count: 20_000)
        #expect(rules([("A.swift", "", "class A: NSArray {}\n" + chain)]) == ["A.swift:1: F2"])
    }
}
