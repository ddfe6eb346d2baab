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

    @Test
    func `a field that is shown nowhere and asked for nowhere turns a test of each screen red`() throws {
        let gallery = try MutatedGallery.shared.get()
        let screens = [
            ("PhotosTests", "each field of a photo can be told by its cell, but those named here"),
            ("AlbumsTests", "each field of an album can be told by its cell, but those named here"),
            ("ProfileTests", "each field of a person can be told by its control, but those named here"),
            ("PhotoDetailTests", "each field of a photo can be told by its control, but those named here"),
            ("ReviewFormTests", "each field of a review is asked for, but those named here"),
        ]
        let models = ["Photos/Photo.swift", "Albums/Album.swift", "Profile/Person.swift", "ReviewForm/Review.swift"]
        let outcomes = try gallery.addingField(to: models) { try screens.map { try gallery.run($0.0) } }
        for (screen, outcome) in zip(screens, outcomes) {
            #expect(outcome.status == 1, "\(outcome.text)")
            #expect(outcome.text.contains("✘ Test \"\(screen.1)\""), "\(outcome.text)")
        }
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
