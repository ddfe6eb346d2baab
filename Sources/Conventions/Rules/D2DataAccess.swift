import SwiftSyntax

/// A controller asks a store, and nothing below it.
struct D2DataAccess: SyntaxRule {
    static let convention = Convention.d2
    let kinds: [SyntaxKind] = [.declReferenceExpr, .identifierType]
    let words = Self.names.sorted()

    private static let names: Set = [
        "FileManager", "URLSession", "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder",
        "JSONSerialization", "NSKeyedUnarchiver", "NSKeyedArchiver", "NSPredicate",
    ]

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        let name = node.as(DeclReferenceExprSyntax.self)?.baseName ?? node.as(IdentifierTypeSyntax.self)?.name
        guard let name, Self.names.contains(name.plain), !isMember(node) else { return [] }
        return [
            candidate(
                "The controller uses '\(name.plain)'.",
                fix: "Ask a store for the values, and use '\(name.plain)' there.",
                at: node,
                in: scope,
                when: .controller
            )
        ]
    }

    // A property that is called so by chance stands behind a dot.
    private func isMember(_ node: Syntax) -> Bool {
        guard let member = node.parent?.as(MemberAccessExprSyntax.self) else { return false }
        return member.declName.id == node.id && member.base?.names != ["Foundation"]
    }
}
