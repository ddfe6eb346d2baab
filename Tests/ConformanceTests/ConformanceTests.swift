import Foundation
import Testing

@Suite struct ConformanceTests {
    private let conformance: Conformance

    init() throws {
        conformance = try Conformance(
            graph: SymbolGraph.headlessUIKit.get(),
            facts: FactTable.carried.get(),
            tables: FactTable.lines
        )
    }

    @Test func `every public symbol of a UIKit type is spelled as UIKit spells it`() throws {
        let exceptions = Exceptions(lines: try FactTable.lines("exceptions") + FactTable.lines("overlay"))
        let differences = conformance.differences()
        var used: Set<Exceptions.Entry> = []
        var unexplained: [String] = []
        for difference in differences {
            let entries = exceptions.excusing(difference)
            used.formUnion(entries)
            if entries.isEmpty { unexplained.append("\(difference)") }
        }
        #expect(unexplained.isEmpty, "\(unexplained.count) differences:\n\(unexplained.joined(separator: "\n"))")
        let idle = exceptions.entries.filter { !used.contains($0) }.map(\.pattern)
        #expect(idle.isEmpty, "exceptions that excuse nothing: \(idle.joined(separator: ", "))")
    }

    @Test func `what cannot be overridden is there, is in an open class, and is not open`() {
        let levels = Dictionary(
            conformance.graph.symbols.map { ($0.path, $0.accessLevel) },
            uniquingKeysWith: { first, _ in first }
        )
        let idle = conformance.closedMembers.filter { levels[$0] != "public" }
        #expect(idle.isEmpty, "\(idle.sorted())")
        let overridden = ["UIView.contentMode", "UIView.safeAreaInsets", "UIViewController.tabBarItem"]
        #expect(overridden.allSatisfy { levels[$0] == "open" })
    }

    @Test func `each rename is of something that there is`() throws {
        let facts = try FactTable.carried.get()
        let known = Set(
            facts.members.map { "\($0.type).\($0.selector)" } + facts.values.map { "\($0.type).\($0.name)" }
        )
        let selectors = Set(facts.members.map { "*.\($0.selector)" })
        let lost = conformance.renames.keys.filter { !known.contains($0) && !selectors.contains($0) }
        #expect(lost.isEmpty, "\(lost.sorted())")
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["UIKIT_API"] != nil))
    func `the tables here say what their source says`() throws {
        let path = try #require(ProcessInfo.processInfo.environment["UIKIT_API"])
        let source = try FactTable(source: URL(fileURLWithPath: path))
        if let folder = ProcessInfo.processInfo.environment["RECORD_FACTS"] {
            try source.write(to: URL(fileURLWithPath: folder))
        }
        let carried = try FactTable.recorded.get()
        #expect(carried.types == source.types)
        #expect(carried.members == source.members)
        #expect(carried.values == source.values)
    }
}

extension FactTable {
    /// Writes the tables anew.
    func write(to folder: URL) throws {
        for (name, lines) in [
            ("types", types.map(\.line)), ("members", members.map(\.line)), ("values", values.map(\.line)),
        ] {
            let file = folder.appendingPathComponent(name + ".tsv")
            try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
        }
    }
}
