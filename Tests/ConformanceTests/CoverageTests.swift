import Foundation
import Testing

/// What real code uses of UIKit, counted over its files, against what is here.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["UIKIT_API"] != nil))
struct CoverageTests {
    private let coverage: Coverage
    private let types: [Coverage.Use]
    private let members: [Coverage.Use]
    /// The names that are not to be had here, and why.
    private let excused: [String: String]

    init() throws {
        let folder = URL(fileURLWithPath: try #require(ProcessInfo.processInfo.environment["UIKIT_API"]))
        coverage = Coverage(
            of: try Conformance(
                graph: SymbolGraph.headlessUIKit.get(),
                facts: FactTable.carried.get(),
                tables: FactTable.lines
            )
        )
        types = try Coverage.uses("usage_types.tsv", in: folder)
        members = try Coverage.uses("usage_members.tsv", in: folder)
        excused = Dictionary(
            try FactTable.lines("elsewhere").map { $0.split(separator: "\t").map(String.init) }.filter { $0.count == 2 }
                .map { ($0[0], $0[1]) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    @Test func `each type that one file in a hundred uses is here`() throws {
        let all = try #require(types.first { $0.name == "UIKit" }).files
        let used = types.filter { $0.files * 100 >= all && $0.name != "UIKit" }
        #expect(used.count > 40)
        let missing = used.filter { !coverage.hasType($0.name) && excused[$0.name] == nil }
        #expect(missing.isEmpty, "\(missing.map { "\($0.name) (\($0.files))" })")
    }

    @Test func `ninety-seven in a hundred uses of members are here`() {
        let usedTypes = Set(types.map(\.name))
        let counted = members.filter { use in
            !use.isAmbiguous && excused[use.name] == nil
                && (coverage.hasMember(use.name) || !coverage.isForeign(use.name, usedTypes: usedTypes))
        }
        let missing = counted.filter { !coverage.hasMember($0.name) }
        let all = counted.reduce(0) { $0 + $1.files }
        let here = all - missing.reduce(0) { $0 + $1.files }
        print("Of \(all) uses of \(counted.count) members, \(here) are here: \(here * 1000 / all) in a thousand.")
        let list = missing.sorted { $0.files > $1.files }.map { "\($0.name) (\($0.files))" }.joined(separator: ", ")
        #expect(here * 100 >= all * 97, "\(list)")
    }

    @Test func `what is excused is used, and is not here`() {
        let used = Set((types + members).map(\.name))
        let idle = excused.keys.filter { !used.contains($0) || coverage.hasMember($0) || coverage.hasType($0) }
        #expect(idle.isEmpty, "\(idle.sorted())")
    }
}
