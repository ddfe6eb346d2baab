import SwiftSyntax

/// A screen leaves its background to the base.
struct A3OwnBackground: SyntaxRule {
    static let convention = Convention.a3
    let kinds: [SyntaxKind] = [.sequenceExpr]
    let words = ["backgroundColor"]

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        guard let parts = node.as(SequenceExprSyntax.self).map({ Array($0.elements.prefix(3)) }), parts.count > 2,
            parts[1].is(AssignmentExprSyntax.self),
            ["view.backgroundColor", "self.view.backgroundColor"].contains(parts[0].names.joined(separator: ".")),
            scope.functions.last != "applyTheme"
        else { return [] }
        return [
            candidate(
                "The screen sets a background of its own.",
                fix: "Leave it to \(scope.settings.baseName), or set it in 'applyTheme'.",
                at: node,
                in: scope,
                when: .controller
            )
        ]
    }
}
