import Foundation
import Testing

/// On Linux, `MUTANTS=1 swift test --filter MutationTests` runs them; the first run builds the kit and the app anew.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["MUTANTS"] != nil))
struct MutationTests {
    /// Those that show when the app runs; the others show in its text, which lint reads.
    static let conventions: Set = [
        "A2", "A3", "A4", "A5", "A6", "B1", "B2", "C1", "C2", "C3", "D1", "D2", "D3", "E1", "E2", "E3",
    ]

    @Test
    func `each convention that shows at run time is broken by a mutant`() {
        #expect(Set(Mutant.all.map(\.convention)) == Self.conventions)
        #expect(Set(Mutant.all.map(\.id)).count == Mutant.all.count)
    }

    @Test(arguments: Set(Mutant.all.map(\.tests)).sorted())
    func `without a mutant the smoke tests pass`(tests: String) throws {
        let outcome = try MutatedGallery.shared.get().run(tests)
        #expect(outcome.status == 0, "\(outcome.text)")
    }

    // Status 1 is that of a test that failed; a crash, a deadline or no test at all ends with another.
    @Test(.serialized, arguments: Mutant.all)
    func `each broken convention turns a smoke test red`(mutant: Mutant) throws {
        let outcome = try MutatedGallery.shared.get().run(with: mutant)
        #expect(outcome.status == 1, "\(outcome.text)")
        // Of the mutants that the catalogue names, it names the test too.
        for row in ConventionRow.all where row.mutant?.id == mutant.id {
            #expect(outcome.text.contains("✘ Test \"\(row.test[1])\""), "\(outcome.text)")
        }
    }
}
