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
                condition: .declared("ThemeProvider"),
                edits: variable.computing(binding, as: type)
            )
        ]
    }
}

extension VariableDeclSyntax {
    /// The edits that compute a constant; none where it picks a look itself, for then the theme has to be asked first.
    fileprivate func computing(_ binding: PatternBindingSyntax, as type: String) -> [Edit] {
        guard bindings.count == 1, bindingSpecifier.text == "let", let initializer = binding.initializer,
            initializer.value.asksTheme(for: type, isTyped: binding.typeAnnotation?.type.trimmedDescription == type)
        else { return [] }
        let (pattern, value) = (binding.pattern.end, initializer.value.end)
        let annotation = Edit(start: pattern, end: pattern, replacement: ": \(type)")
        return [Edit(start: bindingSpecifier.start, end: bindingSpecifier.end, replacement: "var")]
            + (binding.typeAnnotation == nil ? [annotation] : []) + [
                Edit(start: initializer.equal.start, end: initializer.equal.end, replacement: "{"),
                Edit(start: value, end: value, replacement: " }"),
            ]
    }
}

extension ExprSyntax {
    /// Whether it is a name of a category or a part of the theme, and none of the looks that UIKit has names for.
    fileprivate func asksTheme(for type: String, isTyped: Bool) -> Bool {
        let chain = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
        guard let first = chain.names.first, let last = chain.names.last, !E1Looks.isBuiltIn(last) else { return false }
        if first == "ThemeProvider" { return isTyped }
        return chain.names.count == 2 && last != "init" && (first == type || (first.isEmpty && isTyped))
    }
}
