import SwiftSyntax

/// A rule that looks at one piece of Swift at a time.
protocol SyntaxRule: Rule {
    /// The kinds of piece that it wants to see.
    var kinds: [SyntaxKind] { get }
    /// Words of which a file must hold one to matter to the rule.
    var words: [String] { get }
    /// What it sees in `node`.
    func candidates(at node: Syntax, in scope: Scope) -> [Candidate]
}

extension SyntaxRule {
    /// A candidate where `node` begins.
    func candidate(
        _ message: String,
        fix: String,
        at node: some SyntaxProtocol,
        in scope: Scope,
        when condition: Condition,
        edits: [Edit] = []
    ) -> Candidate {
        Candidate(
            rule: Self.id,
            message: message,
            fix: fix,
            offset: node.start,
            type: scope.types.last,
            condition: condition,
            edits: edits
        )
    }
}
