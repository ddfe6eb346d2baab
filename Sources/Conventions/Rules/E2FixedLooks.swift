import SwiftSyntax

/// The categories ask the theme each time.
struct E2FixedLooks: SyntaxRule {
    static let convention = Convention.e2
    let kinds: [SyntaxKind] = [.variableDecl]
    let words = ["static", "class"]

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        guard let type = scope.types.last, ["UIColor", "UIFont"].contains(type), scope.functions.isEmpty,
            let variable = node.as(VariableDeclSyntax.self),
            variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
            let binding = variable.bindings.first, binding.initializer != nil, binding.accessorBlock == nil,
            !(binding.initializer?.value.is(ClosureExprSyntax.self) ?? true)
        else { return [] }
        return [
            Candidate(
                rule: Self.id,
                message: "'\(binding.pattern.trimmedDescription)' is made once, and stays when the theme changes.",
                fix: "Compute it: 'static var \(binding.pattern.trimmedDescription): \(type) { … }', from the theme.",
                offset: binding.pattern.start,
                type: nil,
                condition: .declared("ThemeProvider")
            )
        ]
    }
}
