import Conventions
import Foundation
import Testing

/// The catalogue's table of conventions, held to what there is.
@Suite struct ConventionTableTests {
    @Test func `each convention has its row, in order`() {
        #expect(ConventionRow.all.map(\.id) == Rules.ids)
    }

    @Test func `each rule stands in the row of its convention, once`() {
        let told = ConventionRow.all.flatMap { row in row.rules.map { "\(row.id) \($0)" } }
        let rules = Rules.all.map { "\(type(of: $0).id) \(type(of: $0))" }
        #expect(told.sorted() == rules.sorted())
    }

    @Test(arguments: ConventionRow.all)
    func `no column is empty, and what is named there is there`(row: ConventionRow) throws {
        #expect(!row.generated.isEmpty)
        for file in row.generated { #expect(exists("Examples/Gallery/" + file), "\(file)") }
        for rule in row.rules { #expect(exists("Sources/Conventions/Rules/\(rule).swift"), "\(rule)") }
        try #require(row.test.count == 2)
        #expect(try text(row.test[0]).contains("func `\(row.test[1])`("))
    }

    @Test(arguments: ConventionRow.all)
    func `the fault is one that the test can notice`(row: ConventionRow) throws {
        let fault = try #require(row.fault)
        switch fault {
        case .mutant(let name):
            let mutant = try #require(row.mutant, "There is no mutant “\(row.id) \(name)”.")
            let module = row.test[0].split(separator: "/").dropLast().last
            #expect(mutant.tests.split(separator: ".").first == module)
            #expect(row.generated.contains("Sources/" + mutant.file))
        case .seed(let rule):
            #expect(row.rules.contains(rule))
            let folder = "Tests/ScaffoldKitTests/Checking"
            let files = try FileManager.default.contentsOfDirectory(atPath: path(folder))
            let seeds = files.filter { $0.hasPrefix("Seed+") }
            #expect(try seeds.contains { try text("\(folder)/\($0)").contains("\(rule).self") })
        }
    }

    @Test func `what shows when the app runs has a mutant, and the rest a seed`() {
        let seeded = ConventionRow.all.filter { if case .seed = $0.fault { true } else { false } }.map(\.id)
        #expect(Set(Rules.ids).subtracting(MutationTests.conventions) == Set(seeded))
    }

    private func path(_ file: String) -> String { ConventionRow.repository.appending(path: file).path }
    private func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: path(file)) }
    private func text(_ file: String) throws -> String { try String(contentsOfFile: path(file), encoding: .utf8) }
}
