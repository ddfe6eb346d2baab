import SwiftSyntax

/// A controller does not assemble views.
struct B3Subviews: SyntaxRule {
    static let convention = Convention.b3
    let kinds: [SyntaxKind] = [.functionCallExpr]
    let words = ["Subview"]

    private static let names: Set = ["addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview"]

    func candidates(at node: Syntax, in scope: Scope) -> [Candidate] {
        guard let call = node.as(FunctionCallExprSyntax.self), let name = call.name, Self.names.contains(name),
            let view = call.argument(nil)
        else { return [] }
        // A child controller's view has to be put somewhere, and the parent is the one to do it.
        let names = view.names
        guard names.last != "view" || names.first == "self" || names.count == 1 else { return [] }
        return [
            candidate(
                "The controller assembles views: '\(name)'.",
                fix: "Put the view into the xib, or into a view class of its own.",
                at: call,
                in: scope,
                when: .controller
            )
        ]
    }
}
