import Testing

@testable import Conventions

@Suite struct ConventionTests {
    @Test func `each convention has a rule and a text`() {
        let ids = "A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 C1 C2 C3 D1 D2 D3 E1 E2 E3 F1 F2 F3 F4".split(separator: " ")
        #expect(Rules.ids == ids.map(String.init))
    }

    @Test(arguments: Rules.conventions.filter { !["B4", "C3"].contains($0.id) })
    func `what stands before breaks the convention, and what stands after keeps all`(convention: Convention) {
        let file = convention.id == "D1" ? "Photo+Extensions.swift" : "Sample.swift"
        #expect(rules(in: convention.before, file: file).union(["F1"]) == [convention.id, "F1"])
        #expect(rules(in: convention.after, file: file).subtracting(["F1"]).isEmpty)
    }

    private func rules(in text: String, file: String) -> Set<String> {
        let settings = Settings(base: "GalleryViewController", prefix: "Gallery")
        let source = SwiftSource(path: file, text: text)
        let facts = SourceReader(settings).facts(of: source)
        return Set(Checker([source], facts: [facts], settings: settings).findings.map(\.rule))
    }
}
