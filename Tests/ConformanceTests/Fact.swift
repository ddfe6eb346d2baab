/// One member that UIKit has.
struct Fact: Hashable {
    enum Sort: String {
        case method, property
    }

    /// UIKit's own name of the type that has it.
    let type: String
    let sort: Sort
    let isStatic: Bool
    let isRequired: Bool
    let isSettable: Bool
    let isDeprecated: Bool
    /// The selector; of a property the name that its getter has.
    let selector: String
    let result: String
    let arguments: [String]
    /// The iOS version that brought it, when later than the table's beginning.
    let since: Double?
}

extension Fact {
    /// Reads a line of the table: type, flags, selector, result, arguments, version.
    init?(line: String) {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 6 else { return nil }
        self.init(
            type: cells[0],
            sort: cells[1].contains("m") ? .method : .property,
            isStatic: cells[1].contains("s"),
            isRequired: cells[1].contains("r"),
            isSettable: cells[1].contains("w"),
            isDeprecated: cells[1].contains("x"),
            selector: cells[2],
            result: cells[3],
            arguments: cells[4].split(separator: ";").map(String.init),
            since: Double(cells[5])
        )
    }

    /// The line of the table that says all this.
    var line: String {
        let flags = [
            sort == .method ? "m" : "p", isStatic ? "s" : "", isRequired ? "r" : "", isSettable ? "w" : "",
            isDeprecated ? "x" : "",
        ]
        let cells = [
            type, flags.joined(), selector, result, arguments.joined(separator: ";"), since.map { "\($0)" } ?? "",
        ]
        return cells.joined(separator: "\t")
    }
}
