import SwiftSyntax

/// `loadView` and `viewDidLoad` are the base's.
struct A4OverriddenLifecycle: SyntaxRule {
    static let convention = Convention.a4
    let kinds: [SyntaxKind] = [.functionDecl, .functionCallExpr]
    let words = ["loadView", "viewDidLoad"]

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        if let call = node.as(FunctionCallExprSyntax.self) { return superCall(call, in: scope) }
        guard let function = node.as(FunctionDeclSyntax.self),
            function.modifiers.contains(where: { $0.name.text == "override" }),
            function.signature.parameterClause.parameters.isEmpty
        else { return [] }
        switch function.name.text {
        case "loadView":
            return [
                candidate(
                    "The screen overrides 'loadView', which is the base's.",
                    fix: "Move what it does to 'createFields', 'createViews' and 'createEvents'.",
                    at: function.name,
                    in: scope,
                    when: .controller
                )
            ]
        case "viewDidLoad":
            return [
                candidate(
                    "The screen overrides 'viewDidLoad', which is the base's.",
                    fix: "Move what it does to 'createViews', 'createEvents' and 'loadData'.",
                    at: function.name,
                    in: scope,
                    when: .screen
                )
            ]
        default: return []
        }
    }

    private func superCall(_ call: FunctionCallExprSyntax, in scope: Scope) -> [Candidate] {
        guard call.calledExpression.names == ["super", "loadView"] else { return [] }
        return [
            candidate(
                "The base's 'loadView' calls 'super', which looks for a nib named after the class.",
                fix: "Set 'view = UIView()' instead.",
                at: call,
                in: scope,
                when: .base,
                edits: call.isUnderPlainController
                    ? [Edit(start: call.start, end: call.end, replacement: "view = UIView()")] : []
            )
        ]
    }
}

extension FunctionCallExprSyntax {
    /// Whether it is a statement in a class right under `UIViewController`, whose view is a plain one.
    fileprivate var isUnderPlainController: Bool {
        guard parent?.is(CodeBlockItemSyntax.self) == true else { return false }
        var node = parent
        while let current = node, !current.is(ClassDeclSyntax.self) { node = current.parent }
        let parents = node?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type.nameFacts
        return parents?.first?.name == "UIViewController"
    }
}
