import Foundation
import Testing

/// Off unless `MUTANTS` is set: it builds an app of its own.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["MUTANTS"] != nil))
struct MutationTests {
    private static let app = Result { try MutatedApp(Mutants.all) }

    @Test func `with no mutant on, the smoke tests pass`() throws {
        #expect(try Self.app.get().passes(with: nil))
    }

    @Test(arguments: Mutants.all)
    func `each broken convention turns a smoke test red`(mutant: Mutant) throws {
        #expect(try !Self.app.get().passes(with: mutant))
    }

    @Test func `no two mutants have one name`() {
        #expect(Set(Mutants.all.map(\.testDescription)).count == Mutants.all.count)
    }
}
