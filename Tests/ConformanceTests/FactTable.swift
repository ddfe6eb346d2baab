import Foundation

/// What is known of UIKit's types, their members and their values.
struct FactTable: Equatable {
    /// A type of UIKit.
    struct TypeFact: Equatable {
        let name: String
        /// `class`, `protocol` or `category`.
        let kind: String
        let parent: String
        let conforms: [String]

        var line: String { [name, kind, parent, conforms.joined(separator: " ")].joined(separator: "\t") }
    }

    /// A value of an enumeration or option set.
    struct ValueFact: Equatable {
        let type: String
        let isOption: Bool
        let name: String
        let value: Int

        var line: String { [type, isOption ? "options" : "enum", name, "\(value)"].joined(separator: "\t") }
    }

    var types: [TypeFact]
    var members: [Fact]
    var values: [ValueFact]

    /// The tables beside these tests that come from the source.
    static let recorded = Result { try FactTable(named: ("types", "members", "values")) }
    /// All tables beside these tests.
    static let carried = Result {
        let more = try FactTable(named: ("moretypes", "more", "morevalues"))
        var table = try recorded.get()
        table.types += more.types
        table.members += more.members
        table.values += more.values
        return table
    }

    private init(named names: (types: String, members: String, values: String)) throws {
        types = try Self.lines(names.types).compactMap(TypeFact.init(line:))
        members = try Self.lines(names.members).compactMap(Fact.init(line:))
        values = try Self.lines(names.values).compactMap(ValueFact.init(line:))
    }

    /// The lines of a table beside these tests, without remarks.
    static func lines(_ name: String) throws -> [String] {
        let file = Bundle.module.bundleURL.appendingPathComponent("Facts/\(name).tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("#") }
    }
}

extension FactTable.TypeFact {
    init?(line: String) {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 4 else { return nil }
        self.init(
            name: cells[0],
            kind: cells[1],
            parent: cells[2],
            conforms: cells[3].split(separator: " ").map(String.init)
        )
    }
}

extension FactTable.ValueFact {
    init?(line: String) {
        let cells = line.split(separator: "\t").map(String.init)
        guard cells.count == 4, let value = Int(cells[3]) else { return nil }
        self.init(type: cells[0], isOption: cells[1] == "options", name: cells[2], value: value)
    }
}
