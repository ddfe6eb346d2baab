import SwiftSyntax

/// Neither a controller nor a data source knows what is in a cell.
struct C2CellDetails: SyntaxRule {
    static let convention = Convention.c2
    let kinds: [SyntaxKind] = [.sequenceExpr]
    let words = ["ell."]

    private static let allowed: Set = ["delegate", "tag", "accessoryType", "selectionStyle", "isSelected"]

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        guard let parts = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count > 2,
            parts[1].is(AssignmentExprSyntax.self)
        else { return [] }
        let names = parts[0].names.filter { $0 != "self" }
        guard names.count > 1, names[0] == "cell" || names[0].hasSuffix("Cell"), names[0].first?.isUppercase != true,
            !Self.allowed.contains(names[1])
        else { return [] }
        return [
            candidate(
                "A cell's '\(names[1])' is set outside of the cell.",
                fix: "Set it in the cell's 'configure(for:)', and call that.",
                at: node,
                in: scope,
                when: .controllerOrDataSource
            )
        ]
    }
}
