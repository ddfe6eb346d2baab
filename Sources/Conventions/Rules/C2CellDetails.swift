import SwiftSyntax

/// Neither a controller nor a data source knows what is in a cell.
struct C2CellDetails: SyntaxRule {
    static let convention = Convention.c2
    let kinds: [SyntaxKind] = [.sequenceExpr]
    let words = ["cell", "Cell"]

    // What a list decides about its rows, whatever is in them.
    private static let allowed: Set = [
        "delegate", "tag", "accessoryType", "editingAccessoryType", "selectionStyle", "isSelected", "separatorInset",
        "layoutMargins", "preservesSuperviewLayoutMargins", "indentationLevel", "showsReorderControl", "alpha",
        "transform", "accessibilityIdentifier",
    ]

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        guard let parts = node.as(SequenceExprSyntax.self).map({ Array($0.elements.prefix(3)) }), parts.count > 2,
            parts[1].is(AssignmentExprSyntax.self)
        else { return [] }
        let names = parts[0].names.filter { $0 != "self" }
        guard names.count > 1, names[0] == "cell" || names[0].hasSuffix("Cell"), names[0].first?.isUppercase != true,
            !Self.allowed.contains(names[1]), names[1...] != ["layer", "transform"],
            // A closure that the cell calls back is a delegate by another name.
            !parts[2].is(ClosureExprSyntax.self)
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
