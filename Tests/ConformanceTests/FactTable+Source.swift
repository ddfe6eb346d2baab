import Foundation

extension FactTable {
    /// Reads the tables from which ours were carried over.
    init(source folder: URL) throws {
        func rows(_ name: String) throws -> [[String]] {
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                .split(separator: "\n").dropFirst()
                .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        }
        types = try rows("types.tsv").compactMap { cells in
            guard cells.count >= 4 else { return nil }
            let conforms = cells[3].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            return TypeFact(name: cells[0], kind: cells[1], parent: cells[2], conforms: conforms.filter { !$0.isEmpty })
        }
        var seen: Set<Fact> = []
        members = try rows("members.tsv").compactMap(Fact.init(source:)).filter { seen.insert($0).inserted }
        values = try rows("enums.tsv").compactMap { cells in
            guard cells.count >= 4, let value = Int(cells[3]) else { return nil }
            return ValueFact(type: cells[0], isOption: cells[1] == "options", name: cells[2], value: value)
        }
    }
}

extension Fact {
    /// Reads a row of the source, whose arguments are named and whose closures may hold commas.
    init?(source cells: [String]) {
        guard cells.count >= 10, let sort = Sort(rawValue: cells[1]) else { return nil }
        let selector = cells[4].components(separatedBy: " (getter ").last ?? ""
        let name = selector.hasSuffix(")") ? String(selector.dropLast()) : selector
        let count = name.filter { $0 == ":" }.count
        let since = Double(cells[8].split(separator: ".").prefix(2).joined(separator: "."))
        self.init(
            type: cells[0],
            sort: sort,
            isStatic: cells[2] == "static",
            isRequired: cells[3] == "required",
            isSettable: cells[5].contains("set"),
            isDeprecated: cells[9] == "deprecated",
            selector: name,
            result: Self.plain(cells[6]),
            arguments: Self.arguments(cells[7], count: sort == .method ? count : 0),
            since: since.flatMap { $0 > 16 ? $0 : nil }
        )
    }

    private static func plain(_ type: String) -> String {
        let bare = type.replacingOccurrences(of: " [", with: "[")
        let isOptional = bare.hasSuffix("?")
        guard bare.hasPrefix("Action") || bare.hasPrefix("Func") else { return bare }
        return isOptional ? "closure?" : "closure"
    }

    /// The types of the arguments; where the row cannot be told apart, `unknown` for each.
    private static func arguments(_ text: String, count: Int) -> [String] {
        guard count > 0 else { return [] }
        let pieces = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard pieces.count == count else { return Array(repeating: "unknown", count: count) }
        return pieces.map { piece in
            let words = piece.components(separatedBy: ": ")
            guard words.count == 2, !words[1].contains("/*"), !words[1].hasPrefix("out"), !words[0].contains("<")
            else { return "unknown" }
            return plain(words[1].trimmingCharacters(in: .whitespaces))
        }
    }
}
