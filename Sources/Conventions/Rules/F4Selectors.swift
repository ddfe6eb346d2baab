import SwiftSyntax

/// No selectors: Linux has no Objective-C runtime.
struct F4Selectors: SyntaxRule {
    static let convention = Convention.f4
    let kinds: [SyntaxKind] = [.attribute, .macroExpansionExpr, .functionCallExpr]
    let words = ["@objc", "#selector", "#keyPath", "Selector(", "SelectorFromString"]

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        guard !scope.isObjectiveC, let word = word(of: node) else { return [] }
        return [
            candidate(
                "'\(word)' needs the Objective-C runtime.",
                fix: "Use a closure: 'UIAction', or 'addObserver(forName:…)', with '[weak self]'.",
                at: node,
                in: scope,
                when: .always
            )
        ]
    }

    private func word(of node: Syntax) -> String? {
        if let attribute = node.as(AttributeSyntax.self) {
            let name = attribute.attributeName.trimmedDescription
            return ["objc", "objcMembers"].contains(name) ? "@" + name : nil
        }
        if let macro = node.as(MacroExpansionExprSyntax.self) {
            let name = macro.macroName.text
            return ["selector", "keyPath"].contains(name) ? "#" + name : nil
        }
        guard let call = node.as(FunctionCallExprSyntax.self), call.isOnSelf, let name = call.name else { return nil }
        return ["Selector", "NSSelectorFromString"].contains(name) ? name : nil
    }
}
