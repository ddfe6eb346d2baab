import SwiftSyntax

extension LookupFact {
    /// What its calls are named.
    static let words: Set = ["control", "viewWithTag"]

    /// Reads `control(Tag.table)` and `viewWithTag(Tag.table.rawValue) as? UITableView`, with what it is assigned to.
    init?(_ call: FunctionCallExprSyntax, in type: String) {
        guard let name = call.name, Self.words.contains(name), let argument = call.argument(nil) else {
            return nil
        }
        let names = argument.names.filter { $0 != "rawValue" && $0 != "Self" }
        guard names.count == 2, names[0] == "Tag" || names[0].isEmpty else { return nil }
        let parts = call.sequence
        let isAssigned = parts.count > 2 && parts[1].is(AssignmentExprSyntax.self)
        let target = isAssigned ? parts[0].names.filter { $0 != "self" } : []
        self.init(
            type: type,
            tag: names[1],
            property: target.count == 1 ? target[0] : nil,
            wanted: parts.lazy.compactMap { $0.as(TypeExprSyntax.self)?.type.nameFacts.first?.name }.first,
            offset: argument.start
        )
    }
}

extension FunctionCallExprSyntax {
    /// The expression with its operators that the call is a part of, itself or under `try`, `?` and the like; no more of
    /// it than a person reads.
    fileprivate var sequence: [ExprSyntax] {
        var node = Syntax(self).parent
        while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(LabeledExprSyntax.self) {
            if let list = current.as(SequenceExprSyntax.self) { return Array(list.elements.prefix(16)) }
            node = current.parent
        }
        return []
    }
}
