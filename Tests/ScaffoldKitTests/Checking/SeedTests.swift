import Testing

@testable import Conventions

/// The catalogue of the rules: each finds its own seed, and nothing else.
@Suite struct SeedTests {
    private static let seeds = Seed.base + Seed.views + Seed.contents + Seed.form

    @Test func `each rule has one seed`() {
        let found = Self.seeds.map(\.rule).filter { !["ignore", "syntax", "file"].contains($0) }
        #expect(found.sorted() == Rules.all.map { "\(type(of: $0))" }.sorted())
    }

    @Test func `an app with a seed for each rule has these findings and no others`() throws {
        let files = Self.seeds.map(\.files).reduce(into: [:]) { all, files in
            all.merge(files) { first, _ in first }
        }
        let findings = try SeededGallery(files).check().findings
        #expect(
            findings.map { "\($0.path):\($0.line) \($0.rule)" } == Self.seeds.map { "\($0.place) \($0.id)" }.sorted()
        )
        for seed in Self.seeds {
            let finding = findings.first { "\($0.path):\($0.line)" == seed.place }
            #expect(finding?.message.hasPrefix(seed.message) == true, "\(seed.rule): \(finding?.message ?? "nothing")")
        }
    }

    @Test func `an app without a seed has no findings`() throws {
        #expect(try SeededGallery([:]).check().findings.isEmpty)
    }
}
