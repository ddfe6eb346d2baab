import Foundation
import Testing

/// What the catalogue says of one convention.
struct ConventionRow: Sendable, CustomTestStringConvertible {
    /// What breaks the convention, for its test to notice.
    enum Fault: Equatable {
        /// A row of `Mutant.all`, by what is wrong.
        case mutant(String)
        /// The seed of a rule, by the rule's type.
        case seed(String)
    }

    /// The repository.
    static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// All rows of the table.
    static let all: [ConventionRow] = {
        let page = repository.appending(path: "Sources/ScaffoldKit/ScaffoldKit.docc/Conventions.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| Id ") }.map(Self.init)
    }()

    let id: String
    /// The files that hold it, below the gallery.
    let generated: [String]
    /// The types of the rules that find what breaks it.
    let rules: [String]
    /// The file of the test, and the test's name.
    let test: [String]
    let fault: Fault?

    var testDescription: String { id }

    /// Reads a line of the table; what is missing in it is empty.
    init(_ line: Substring) {
        let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let terms = columns.map { column in
            column.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
        }
        let column = { (place: Int) in terms.indices.contains(place) ? terms[place] : [] }
        id = columns.first ?? ""
        (generated, rules, test) = (column(1), column(2), column(3))
        fault = column(4).first.map { columns[4].hasPrefix("the seed of") ? .seed($0) : .mutant($0) }
    }

    /// The mutant that the row names; nil where it names none, or one that there is not.
    var mutant: Mutant? {
        guard case .mutant(let fault) = fault else { return nil }
        return Mutant.all.first { $0.convention == id && $0.fault == fault }
    }
}
